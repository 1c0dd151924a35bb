import { sql } from 'kysely';
import type { Logger } from 'pino';
import { byId, eachOnItsOwn, hasRested } from '../stuck/stuck.ts';
import type { BookingDeps } from './deps.ts';
import { endOpenPayment, settleFromProvider } from './end-payment.ts';
import { stateAfter } from './lifecycle.ts';
import { lockBooking, openPaymentOf } from './locks.ts';
import { releasePlaces } from './release.ts';

const BATCH = 100;
const RECONCILE_AFTER_MS = 60_000;

/** Ends a hold whose time is over: its payment first, so that nobody pays for places that are gone. */
export async function expireBooking(deps: BookingDeps, bookingId: string): Promise<void> {
  if ((await endOpenPayment(deps, bookingId)) === 'paid') return;
  await deps.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    const isOver = booking.expires_at !== null && booking.expires_at <= deps.clock.now();
    const state = stateAfter(booking.state, { type: 'hold.lapse' });
    // Between the two steps the buyer may have opened another payment: the next sweep ends that one.
    const isReopened = (await openPaymentOf(trx, bookingId)) !== undefined;
    if (isOver && state !== undefined && !isReopened) {
      await releasePlaces(deps, trx, booking, { state, outcome: 'hold_expired' });
    }
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

/** Asks the provider about payments that have been open for a minute: their webhook may never come. */
export async function reconcilePayments(deps: BookingDeps, log: Logger): Promise<number> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - RECONCILE_AFTER_MS);
  const waiting = await deps.db
    .updateTable('payments')
    .set({ changed_at: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('payments')
        .select('id')
        .where('state', 'in', ['open', 'declined'])
        .where('session_id', 'is not', null)
        .where('changed_at', '<=', since)
        .where(hasRested('payment', 'payments.id', now))
        .orderBy('changed_at')
        .limit(BATCH)
        .modifyEnd(sql`for update skip locked`),
    )
    .returningAll()
    .execute();
  const payments = new Map(waiting.map((payment) => [payment.id, payment]));
  await eachOnItsOwn(deps, log, 'payment', payments, (payment) => settleFromProvider(deps, payment));
  return waiting.length;
}
