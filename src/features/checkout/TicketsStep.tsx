import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { muted, row, small } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import type { Occurrence } from './checkout.calls.ts';
import * as styles from './checkout.css.ts';
import { useEvent, useTickets } from './checkout.queries.ts';
import { StepHeading } from './Notice.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { useCan, useFact, useIsBusy, useSend } from './checkout.flow.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Counter } from '../../kit/ui/Counter.tsx';
import { formatCents } from '../../kit/i18n/format-cents.ts';
import { OldBookingStands } from './outcome-screens.tsx';
import { PromoCodeOfTickets } from './PromoCode.tsx';
import { ActionButton, StepLayout } from './StepLayout.tsx';
import { leastPrice, type Ticket } from './booking-facts.ts';

/** The seat map is a third of the checkout's code: it is loaded during the tickets step, for the step that needs it. */
const loadSeatsStep = async () => ({ default: (await import('./SeatsStep.tsx')).SeatsStep });

/** The seats step, loaded when it is first shown. */
export const LazySeatsStep = lazy(loadSeatsStep);

function DateRow({ occurrence }: { occurrence: Occurrence }) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const { long, time } = useMomentWords()(occurrence.start);
  const isOpen = occurrence.state === 'open';
  return (
    <li className={styles.date}>
      <div className={styles.choiceWords}>
        <span className={styles.choiceName}>{t('summary.date', { date: long, time })}</span>
        <span className={`${small} ${muted}`}>{occurrence.note ?? occurrence.venue?.name}</span>
      </div>
      {isOpen ? (
        <Button variant="line" onClick={() => send({ type: 'occurrence.choose', occurrenceId: occurrence.id })}>
          {t('occurrence.choose', { date: `${long}, ${time}` })}
        </Button>
      ) : (
        <Badge tone={occurrence.state === 'cancelled' ? 'stop' : 'plain'}>
          {t(`occurrence.state.${occurrence.state}`)}
        </Badge>
      )}
    </li>
  );
}

/** One of the event's dates. */
export function OccurrenceStep() {
  const { t } = useTranslation(['checkout', 'common']);
  const { data: event } = useEvent();
  return (
    <div className={styles.notice}>
      <StepHeading />
      <Lead>{t('occurrence.lead')}</Lead>
      {event ? (
        <ul className={styles.dates}>
          {event.occurrences.map((occurrence) => (
            <DateRow key={occurrence.id} occurrence={occurrence} />
          ))}
        </ul>
      ) : (
        <Skeleton label={t('common:loading')} parts={['long', 'long']} />
      )}
    </div>
  );
}

/** Below this number, the places left are shown. */
const fewLeft = 20;

const isCurrent = ({ state }: Ticket) => state === 'ON_SALE' || state === 'SOLD_OUT';

function TicketCounter({ ticket, count }: { ticket: Ticket; count: number }) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const canAdd = useCan({ type: 'ticket.add', ticketId: ticket.id }) && ticket.state === 'ON_SALE';
  const canRemove = useCan({ type: 'ticket.remove', ticketId: ticket.id });
  return (
    <Counter
      label={ticket.name}
      value={count}
      min={canRemove ? 0 : count}
      max={canAdd ? Infinity : count}
      decreaseLabel={t('tickets.fewer', { kind: ticket.name })}
      increaseLabel={t('tickets.more', { kind: ticket.name })}
      onChange={(value) => send({ type: value > count ? 'ticket.add' : 'ticket.remove', ticketId: ticket.id })}
    />
  );
}

function TicketPrice({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation(['checkout', 'common']);
  const least = leastPrice(ticket);
  if (ticket.prices.some(({ amount }) => amount.amount !== least))
    return <>{t('common:priceFrom', { price: formatCents(least) })}</>;
  return <>{least === 0 ? t('common:free') : formatCents(least)}</>;
}

function TicketRow({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation(['checkout', 'common']);
  const count = useFact(({ context }) => context.lines.filter((line) => line.ticketId === ticket.id).length);
  const isSoldOut = ticket.state === 'SOLD_OUT';
  const { places_left: left } = ticket;
  return (
    <li className={styles.ticket[isSoldOut ? 'soldOut' : 'onSale']}>
      <div className={styles.choiceWords}>
        <span className={styles.choiceName}>{ticket.name}</span>
        {ticket.description !== null && <span className={styles.ticketDetail}>{withItsNoun(ticket.description)}</span>}
        <span className={styles.ticketPrice}>
          <TicketPrice ticket={ticket} />
        </span>
        {ticket.member_prices.map(({ for: who, amount, prices }) => (
          <span key={who} className={styles.ticketDetail}>
            {t('tickets.member', {
              who,
              price: prices.length > 1 ? t('common:priceFrom', { price: amount.formatted }) : amount.formatted,
            })}
          </span>
        ))}
      </div>
      <div className={styles.ticketEnd}>
        {isSoldOut && <Badge>{t('tickets.soldOut')}</Badge>}
        {!isSoldOut && left !== null && left < fewLeft && (
          <Badge tone="low">{t('tickets.left', { count: left })}</Badge>
        )}
        {(!isSoldOut || count > 0) && <TicketCounter ticket={ticket} count={count} />}
      </div>
    </li>
  );
}

function TicketList() {
  const { t } = useTranslation(['checkout', 'common']);
  const { data: tickets, isError, refetch } = useTickets();
  if (isError)
    return (
      <Banner tone="bad" role="alert" title={t('tickets.loadFailed')}>
        <div className={row}>
          <Button variant="line" onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>
        </div>
      </Banner>
    );
  if (!tickets) return <Skeleton label={t('common:loading')} parts={['long', 'long', 'long']} />;
  const current = tickets.filter(isCurrent);
  if (current.length === 0) return <p>{t('tickets.none')}</p>;
  return (
    <ul className={styles.tickets}>
      {current.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} />
      ))}
    </ul>
  );
}

function Ways() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const canChangeDate = useCan({ type: 'step.open', step: 'occurrence' });
  const canRelease = useCan({ type: 'booking.release' });
  const hasOtherDates = (useEvent().data?.occurrences.length ?? 0) > 1;
  return (
    <div className={styles.ways}>
      {hasOtherDates && canChangeDate && (
        <Button variant="quiet" onClick={() => send({ type: 'step.open', step: 'occurrence' })}>
          {t('tickets.changeDate')}
        </Button>
      )}
      {canRelease && (
        <Button variant="quiet" onClick={() => send({ type: 'booking.release' })}>
          {t('tickets.release')}
        </Button>
      )}
    </div>
  );
}

/** The number of tickets of each kind. */
export function TicketsStep() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const seated = useFact(({ context }) => context.seated);
  const limit = useFact(({ context }) => context.limit);
  useEffect(() => {
    // A fetch that fails is tried again when the step is shown.
    if (seated) loadSeatsStep().catch(() => undefined);
  }, [seated]);
  const isFull = useFact(({ context }) => context.lines.length >= context.limit);
  const isHolding = useIsBusy();
  const isOverExchange = useFact(({ context }) => context.isExchange && context.booking === null);
  const canConfirm = useCan({ type: 'tickets.confirm' });
  // A note under the list would jump when the tickets arrive.
  const hasTickets = useTickets().data !== undefined;
  const action = (
    <ActionButton
      disabled={!canConfirm && !isHolding}
      busy={isHolding ? t('tickets.holding') : undefined}
      onPress={() => send({ type: 'tickets.confirm' })}
    >
      {t(seated ? 'tickets.submitSeats' : 'tickets.submit')}
    </ActionButton>
  );
  if (isOverExchange) return <OldBookingStands heading={t('expired.heading')} />;
  return (
    <StepLayout
      lead={t('tickets.lead', { count: limit })}
      action={action}
      ways={<Ways />}
      notes={canConfirm || isHolding || !hasTickets ? undefined : t('tickets.chooseFirst')}
    >
      <TicketList />
      <output>{isFull && t('tickets.limit', { count: limit })}</output>
      <PromoCodeOfTickets />
    </StepLayout>
  );
}
