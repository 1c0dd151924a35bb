import type { Schemas } from '../../kernel/http/operation.ts';
import { ownerOf } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { currentOrder, withoutPlaces } from './attendees.ts';
import { demandBeforeDeadline, demandUnused, type Leave, refundAndEnd, withdrawSome } from './cancel.ts';
import type { BookingDeps, BookingRow } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';

type Removal = Schemas['AttendeesRemoval']['attendees'][number];

/**
 * Cancels tickets of a paid booking and sends back what they cost, until the event's deadline; the others stay valid. Cancelling all of them
 * cancels the booking. Throws 409, also for a ticket that somebody has come in with, or 422 for one that is not the booking's.
 */
export async function cancelTickets(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  removals: Removal[],
): Promise<void> {
  bookingLife.demandAfter(booking.state, { type: 'tickets.cancel' });
  // Before the deadline is looked at: a ticket that is not theirs is told first.
  const meant = await meantBy(trx, booking, removals);
  await demandBeforeDeadline(deps, trx, booking);
  await demandUnused(trx, booking, meant.ids);
  await withdraw(deps, trx, booking, meant, { by: ownerOf(booking), outcome: 'cancelled_by_buyer' });
}

/** The same at any time. */
export async function withdrawTickets(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  removals: Removal[],
  leave: Leave,
): Promise<void> {
  await withdraw(deps, trx, booking, await meantBy(trx, booking, removals), leave);
}

type Meant = { ids: string[]; areAll: boolean };

function withdraw(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  { ids, areAll }: Meant,
  leave: Leave,
): Promise<void> {
  return areAll ? refundAndEnd(deps, trx, booking, leave) : withdrawSome(deps, trx, booking, ids, leave);
}

/** The ids of the tickets that are meant, and whether none is left without them. Throws 422 for one that is not the booking's. */
async function meantBy(trx: Trx, { id: bookingId }: BookingRow, removals: Removal[]): Promise<Meant> {
  const order = await currentOrder(trx, bookingId);
  const stays = new Set(withoutPlaces(order, removals).map(({ id }) => id));
  return { ids: order.flatMap(({ id }) => (stays.has(id) ? [] : [id])), areAll: stays.size === 0 };
}
