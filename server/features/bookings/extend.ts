import type { Union } from '../../kernel/content/union.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { ownerOf } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import type { BookingDeps, BookingRow } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { demandTime } from './locks.ts';
import { holdEnd } from './open.ts';
import type { Occasion } from './catalogue.ts';

/** Restarts the hold's time. Throws 409 once it has been extended as often as the union allows, or if its time has run out. */
export async function extendHold(deps: BookingDeps, trx: Trx, booking: BookingRow): Promise<void> {
  const now = deps.clock.now();
  bookingLife.demandAfter(booking.state, { type: 'hold.extend' });
  demandTime(booking, now);
  const occasion = await deps.catalogue.occasion(booking.occurrence_id);
  if (extensionsLeft(deps.union, occasion, booking) === 0) throw new Problem(409, 'no_more_time');
  const end = holdEnd(deps);
  const { hold_ends_at: latest } = booking;
  const set = { expires_at: latest !== null && latest < end ? latest : end, extensions: booking.extensions + 1 };
  await bookingLife.demandMove(trx, booking, { type: 'hold.extend' }, { by: ownerOf(booking), at: now, set });
}

/** How many more times a hold can be extended: fewer than usual while the house is nearly full, so that nobody keeps the last places from others. */
export function extensionsLeft(
  union: Union,
  occasion: Occasion,
  { extensions }: Pick<BookingRow, 'extensions'>,
): number {
  const { maxExtensions, nearlyFull } = union.bookings;
  const most = isNearlyFull(union, occasion) ? Math.min(nearlyFull.maxExtensions, maxExtensions) : maxExtensions;
  return Math.max(0, most - extensions);
}

/** True if the share of free places is below the union's limit; never if places are not counted. */
export function isNearlyFull({ bookings }: Union, { occurrence, seatCount }: Occasion): boolean {
  const { free, all } =
    occurrence.freeSeats === null ? countedPlaces(occurrence) : { free: occurrence.freeSeats, all: seatCount };
  return all > 0 && free * 100 < all * bookings.nearlyFull.belowPercent;
}

/** The places of all kinds; zero if any kind has no capacity. */
function countedPlaces({ kinds }: Occasion['occurrence']): { free: number; all: number } {
  const all = kinds.reduce((sum, { capacity }) => sum + (capacity ?? NaN), 0);
  const taken = kinds.reduce((sum, kind) => sum + kind.taken, 0);
  return Number.isNaN(all) ? { free: 0, all: 0 } : { free: all - taken, all };
}
