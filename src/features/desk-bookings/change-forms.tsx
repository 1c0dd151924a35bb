import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/Form.tsx';
import { centsOf, emailAddress, euros, required, type Rule } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import type { ChangeBooking, DeskBooking, DeskTicket } from './desk-bookings.queries.ts';

interface Props {
  booking: DeskBooking;
  change: ChangeBooking['mutateAsync'];
  onClose: () => void;
}

const mostReason = 500;

function Leave({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('desk');
  return (
    <Button variant="quiet" onClick={onClose}>
      {t('cancel')}
    </Button>
  );
}

/** Changes the name on a ticket, which then gets a new code. */
export function RenameForm({ booking, ticket, change, onClose }: Props & { ticket: DeskTicket }) {
  const { t } = useTranslation(['deskBookings', 'desk']);
  const form = useForm({
    id: `desk-rename-${ticket.id}`,
    fields: {
      'attendees.0.first_name': { label: t('firstName'), rules: [required] },
      'attendees.0.last_name': { label: t('lastName'), rules: [required] },
      'attendees.0.email': { label: t('desk:email'), rules: [emailAddress] },
    },
    initial: {
      'attendees.0.first_name': ticket.first_name ?? '',
      'attendees.0.last_name': ticket.last_name ?? '',
      'attendees.0.email': ticket.email ?? '',
    },
    onSubmit: async (answers) => {
      await change({
        event: 'attendees.rename',
        attendee: {
          id: ticket.id,
          first_name: answers['attendees.0.first_name'],
          last_name: answers['attendees.0.last_name'],
          email: answers['attendees.0.email'] || null,
        },
      });
      onClose();
    },
  });
  return (
    <Form form={form} submit={t('changes.rename')} variant="primary" ways={<Leave onClose={onClose} />}>
      <p>{t('renameLead', { reference: booking.reference })}</p>
      <TextInput {...form.field('attendees.0.first_name')} autoComplete="off" maxLength={100} />
      <TextInput {...form.field('attendees.0.last_name')} autoComplete="off" maxLength={100} />
      <TextInput
        {...form.field('attendees.0.email')}
        type="email"
        inputMode="email"
        hint={t('emailHint')}
        autoComplete="off"
        maxLength={254}
      />
    </Form>
  );
}

/** Cancels some of the tickets and refunds their price. */
export function TicketsForm({ booking, change, onClose }: Props) {
  const { t } = useTranslation('deskBookings');
  const standing = booking.tickets.filter(({ is_cancelled }) => !is_cancelled);
  const atLeastOne: Rule = (_, form) =>
    standing.some(({ id }) => form.get(id) !== null) ? undefined : { rule: 'required' };
  const labelOf = ({ first_name, last_name, seat, ticket_name, amount }: DeskTicket) =>
    [[first_name, last_name].filter(Boolean).join(' ') || t('nobody'), seat ?? ticket_name, amount.formatted].join(
      ', ',
    );
  const boxes = standing.map((ticket, at) => [
    ticket.id,
    { label: labelOf(ticket), rules: at === 0 ? [atLeastOne] : [] },
  ]);
  const form = useForm<string>({
    id: `desk-tickets-${booking.id}`,
    fields: { ...Object.fromEntries(boxes), reason: { label: t('reason'), rules: [] } },
    onSubmit: async ({ reason }, given) => {
      const tickets = standing.flatMap(({ id }) => (given.get(id) === null ? [] : [id]));
      await change({ event: 'tickets.cancel', tickets, ...(reason && { reason }) });
      onClose();
    },
  });
  return (
    <Form form={form} submit={t('changes.tickets')} variant="danger" ways={<Leave onClose={onClose} />}>
      <h2>{t('changes.tickets')}</h2>
      <p>{t('ticketsLead')}</p>
      {standing.map((ticket) => (
        <Checkbox key={ticket.id} {...form.box(ticket.id)} label={labelOf(ticket)} />
      ))}
      <TextArea {...form.field('reason')} hint={t('reasonHint')} rows={3} maxLength={mostReason} />
    </Form>
  );
}

/** Refunds some of the money; the tickets stay valid. */
export function RefundForm({ booking, change, onClose }: Props) {
  const { t } = useTranslation('deskBookings');
  const form = useForm({
    id: `desk-refund-${booking.id}`,
    fields: {
      amount: { label: t('amount'), rules: [required, euros] },
      reason: { label: t('reason'), rules: [] },
    },
    onSubmit: async ({ amount, reason }) => {
      await change({ event: 'refund.part', amount: centsOf(amount) ?? 0, ...(reason && { reason }) });
      onClose();
    },
  });
  return (
    <Form form={form} submit={t('changes.refund')} variant="danger" ways={<Leave onClose={onClose} />}>
      <h2>{t('changes.refund')}</h2>
      <p>{t('refundLead', { sum: booking.refundable.formatted })}</p>
      <TextInput {...form.field('amount')} inputMode="decimal" autoComplete="off" width="short" maxLength={12} />
      <TextArea {...form.field('reason')} hint={t('reasonHint')} rows={3} maxLength={mostReason} />
    </Form>
  );
}

/** Cancels the booking and refunds all that is left of its money. */
export function CancelForm({ booking, change, onClose }: Props) {
  const { t } = useTranslation('deskBookings');
  const form = useForm({
    id: `desk-cancel-${booking.id}`,
    fields: { reason: { label: t('reason'), rules: [] } },
    onSubmit: async ({ reason }) => {
      await change({ event: 'booking.cancel', ...(reason && { reason }) });
      onClose();
    },
  });
  return (
    <Form form={form} submit={t('changes.cancel')} variant="danger" ways={<Leave onClose={onClose} />}>
      <h2>{t('changes.cancel')}</h2>
      <p>
        {booking.refundable.amount === 0 ? t('cancelFree') : t('cancelLead', { sum: booking.refundable.formatted })}
      </p>
      <TextArea {...form.field('reason')} hint={t('reasonHint')} rows={3} maxLength={mostReason} />
    </Form>
  );
}
