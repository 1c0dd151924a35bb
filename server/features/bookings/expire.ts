import type { Logger } from 'pino';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { endOpenPayment } from '../../kernel/payments/end.ts';
import { findOpenPayment } from '../../kernel/payments/open.ts';
import { byId, eachOnItsOwn, hasRested } from '../../kernel/stuck/stuck.ts';
import type { BookingDeps } from './deps.ts';
import { lockBooking } from './locks.ts';
import { releasePlaces } from './release.ts';
import { releaseShare } from './shares/settle.ts';
import { lapseOffer } from './waiting/offers.ts';

const BATCH = 100;

/** Ends a hold whose time is over: its payment first, so that nobody pays for places that are gone. */
export async function expireBooking(deps: BookingDeps, bookingId: string): Promise<void> {
  const payable = { type: 'booking', id: bookingId } as const;
  if ((await endOpenPayment(deps, payable)) === 'paid') return;
  await deps.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    const now = deps.clock.now();
    const isOver = booking.expires_at !== null && booking.expires_at <= now;
    // Between the two steps the buyer may have opened another payment: the next sweep ends that one.
    const isReopened = (await findOpenPayment(trx, payable)) !== undefined;
    if (!isOver || isReopened) return;
    const set = { outcome: 'hold_expired', expires_at: null } as const;
    const state = await bookingLife.move(trx, booking, { type: 'hold.lapse' }, { by: thePortal, at: now, set });
    if (state === undefined) return;
    await releasePlaces(deps, trx, booking);
    await lapseOffer(deps, trx, booking);
    await releaseShare(deps, trx, booking);
  });
}

/** Ends every hold whose time is over, each on its own. One that the provider does not let end stays held and is tried again. */
export async function expireHolds(deps: BookingDeps, log: Logger): Promise<number> {
  const now = deps.clock.now();
  const over = await deps.db
    .selectFrom('bookings')
    .select('id')
    .where('expires_at', '<=', now)
    .where(hasRested('hold', 'bookings.id', now))
    .orderBy('expires_at')
    .limit(BATCH)
    .execute();
  await eachOnItsOwn(deps, log, 'hold', byId(over), (id) => expireBooking(deps, id));
  return over.length;
}
