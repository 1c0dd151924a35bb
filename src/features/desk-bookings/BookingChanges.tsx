import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { CancelForm, RefundForm, RenameForm, TicketsForm } from './change-forms.tsx';
import { type DeskBooking, type DeskTicket, useChangeBooking } from './desk-bookings.queries.ts';

const forms = [
  { event: 'tickets.cancel', key: 'changes.tickets' },
  { event: 'refund.part', key: 'changes.refund' },
  { event: 'booking.cancel', key: 'changes.cancel' },
] as const;

/** The tickets, and what the chart allows now, as buttons. */
export function BookingChanges({ booking }: { booking: DeskBooking }) {
  const { t } = useTranslation(['deskBookings', 'desk', 'common']);
  // The open form: one of the changes, or a ticket's id while it is being renamed.
  const [opened, setOpened] = useOpenForm<string>({
    'tickets.cancel': `desk-tickets-${booking.id}`,
    'refund.part': `desk-refund-${booking.id}`,
    'booking.cancel': `desk-cancel-${booking.id}`,
    ...Object.fromEntries(booking.tickets.map(({ id }) => [id, `desk-rename-${id}`])),
  });
  const changing = useChangeBooking(booking);
  const ways = useFocusHome<HTMLDivElement>('h2, button');
  const close = () => setOpened(undefined);
  const form = { booking, change: changing.mutateAsync, onClose: close };
  const can = (event: DeskBooking['events'][number]) => booking.events.includes(event);
  const possible = forms.filter(({ event }) => can(event));
  const renamed = can('attendees.rename') ? booking.tickets.find(({ id }) => id === opened) : undefined;
  const isChanging = possible.some(({ event }) => event === opened);
  return (
    <>
      <LiveRegion text={changing.isSuccess ? t('done') : ''} />
      <section className={stack.s}>
        <h2>{t('tickets')}</h2>
        <ul className={styles.entries}>
          {booking.tickets.map((ticket) => (
            <Ticket
              key={ticket.id}
              ticket={ticket}
              form={ticket === renamed && <RenameForm {...form} ticket={ticket} />}
              onRename={can('attendees.rename') && !ticket.is_cancelled ? () => setOpened(ticket.id) : undefined}
            />
          ))}
        </ul>
      </section>
      <div ref={ways} className={stack.l}>
        {!isChanging && renamed === undefined && <Failure error={changing.error} />}
        {opened === 'tickets.cancel' && can(opened) && <TicketsForm {...form} />}
        {opened === 'refund.part' && can(opened) && <RefundForm {...form} />}
        {opened === 'booking.cancel' && can(opened) && <CancelForm {...form} />}
        {!isChanging && (
          <div className={styles.ways}>
            {can('tickets.resend') && (
              <Button
                variant="line"
                busy={changing.isPending ? t('desk:saving') : undefined}
                onClick={() => changing.mutate({ event: 'tickets.resend' })}
              >
                {t('changes.resend')}
              </Button>
            )}
            {possible.map(({ event, key }) => (
              <Button key={event} variant="line" onClick={() => setOpened(event)}>
                {t(key)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

interface TicketProps {
  ticket: DeskTicket;
  /** The form that stands in its place while its name is being changed. */
  form: ReactNode;
  onRename: (() => void) | undefined;
}

function Ticket({ ticket, form, onRename }: TicketProps) {
  const { t } = useTranslation('deskBookings');
  const entry = useFocusHome<HTMLLIElement>('form p, strong');
  const { ticket_name, seat, first_name, last_name, email, amount, code, is_cancelled } = ticket;
  const name = [first_name, last_name].filter(Boolean).join(' ') || t('nobody');
  if (form !== false)
    return (
      <li ref={entry} className={styles.entryForm}>
        {form}
      </li>
    );
  return (
    <li ref={entry} className={styles.entry}>
      <span>
        <strong>{name}</strong>
        {email !== null && <span className={styles.detail}> {email}</span>}
      </span>
      <span className={styles.detail}>
        {[seat ?? ticket_name, amount.formatted].join(', ')}
        {is_cancelled && <>, {t('isCancelled')}</>}
        {code !== null && !is_cancelled && (
          <>
            <br />
            <span className={styles.secret}>{code}</span>
          </>
        )}
      </span>
      {onRename && (
        <Button variant="quiet" onClick={onRename}>
          <span>
            {t('changes.rename')}
            <VisuallyHidden>
              , {name}, {seat ?? ticket_name}
            </VisuallyHidden>
          </span>
        </Button>
      )}
    </li>
  );
}
