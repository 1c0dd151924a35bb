import { Problem } from '../http/problem.ts';
import type { BookingDeps, BookingRow, Trx } from './deps.ts';
import { demandStateAfter } from './lifecycle.ts';
import { demandTime } from './locks.ts';
import { holdEnd } from './open.ts';

/** Starts the hold's time anew. Throws 409 once that was done as often as the union allows, or when the time is over. */
export async function extendHold(deps: BookingDeps, trx: Trx, booking: BookingRow): Promise<void> {
  const state = demandStateAfter(booking.state, { type: 'hold.extend' });
  demandTime(booking, deps.clock.now());
  if (booking.extensions >= deps.union.bookings.maxExtensions) throw new Problem(409, 'no_more_time');
  await trx
    .updateTable('bookings')
    .set({ state, expires_at: holdEnd(deps), extensions: booking.extensions + 1, changed_at: deps.clock.now() })
    .where('id', '=', booking.id)
    .execute();
}
