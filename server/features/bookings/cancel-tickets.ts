import type { Schemas } from '../../kernel/http/operation.ts';
import { refundPart } from '../../kernel/payments/refunds.ts';
import { ownerOf } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { currentOrder, withoutPlaces } from './attendees.ts';
import { demandBeforeDeadline, type Leave, leaveWords, paymentOf, refundAndLetGo } from './cancel.ts';
import type { BookingDeps, BookingRow, Trx } from './deps.ts';
import { releasePlaces } from './release.ts';

type Removal = Schemas['AttendeesRemoval']['attendees'][number];

/**
 * Cancels tickets of a paid booking and sends back what they cost, until the event's deadline; the others stay valid. Cancelling all of them
 * cancels the booking. Throws 409, or 422 for a ticket that is not the booking's.
 */
export async function cancelTickets(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  removals: Removal[],
): Promise<void> {
  bookingLife.demandAfter(booking.state, { type: 'tickets.cancel' });
  // Before the deadline is looked at: a ticket that is not theirs is told first.
  withoutPlaces(await currentOrder(trx, booking.id), removals);
  await demandBeforeDeadline(deps, trx, booking);
  await withdrawTickets(deps, trx, booking, removals, { by: ownerOf(booking), outcome: 'cancelled_by_buyer' });
}

/** The same at any time. */
export async function withdrawTickets(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  removals: Removal[],
  leave: Leave,
): Promise<void> {
  const order = await currentOrder(trx, booking.id);
  const stays = new Set(withoutPlaces(order, removals).map(({ id }) => id));
  if (stays.size === 0) return refundAndLetGo(deps, trx, booking, leave);
  const ids = order.flatMap(({ id }) => (stays.has(id) ? [] : [id]));
  const { by, note } = leave;
  const how = { by, at: deps.clock.now(), ...(note !== undefined && { note }) };
  await bookingLife.demandMove(trx, booking, { type: 'tickets.cancel' }, how);
  const cancelled = await releasePlaces(deps, trx, booking, ids);
  const payment = await paymentOf(trx, booking.id);
  const cents = cancelled.reduce((sum, { amount }) => sum + amount, 0);
  if (payment !== undefined && cents > 0) await refundPart(deps, trx, payment, cents);
  for (const { id, email } of cancelled) {
    const mail = { bookingId: booking.id, attendeeId: id, ...leaveWords(leave) };
    await deps.jobs.send(trx, 'booking-mail', { ...mail, kind: 'ticket_cancelled' });
    if (email !== null) await deps.jobs.send(trx, 'booking-mail', { ...mail, kind: 'ticket_withdrawn' });
  }
}
