import type { Schemas } from '../../kernel/http/operation.ts';
import { ownerOf } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { currentOrder, withoutPlaces } from './attendees.ts';
import { demandBeforeDeadline, type Leave, refundAndLetGo, withdrawSome } from './cancel.ts';
import type { BookingDeps, BookingRow, Trx } from './deps.ts';

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
  await withdrawSome(deps, trx, booking, ids, leave);
}
