import { sql } from 'kysely';
import { openRefund } from '../payments/refunds.ts';
import type { BookingDeps, PaymentRow, Trx } from './deps.ts';
import { stateAfter } from './lifecycle.ts';
import { lockBooking } from './locks.ts';

/** Sends back what is left of a payment's money: all that came in, less what went back before. */
export async function refundPayment(
  deps: BookingDeps,
  trx: Trx,
  { id, payment_intent, received }: Pick<PaymentRow, 'id' | 'payment_intent' | 'received'>,
  currency = 'eur',
): Promise<void> {
  if (payment_intent === null || received === null) throw new Error(`Payment ${id} has no money to send back`);
  await trx
    .updateTable('payments')
    .set({ state: 'refund_pending', changed_at: deps.clock.now() })
    .where('id', '=', id)
    .execute();
  const { before } = await trx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('before'))
    .where('payment_intent', '=', payment_intent)
    .executeTakeFirstOrThrow();
  const money = { paymentId: id, paymentIntentId: payment_intent, amount: received - before, currency };
  if (money.amount > 0) await openRefund(deps, trx, money);
}

/** A payment's money is back at the buyer's: says so, once. */
export async function noteRefunded(
  { clock, jobs }: BookingDeps,
  trx: Trx,
  { paymentId, paymentIntentId }: { paymentId: string; paymentIntentId: string },
): Promise<void> {
  const found = trx.selectFrom('payments').select('booking_id').where('id', '=', paymentId);
  const { booking_id } = (await found.executeTakeFirst()) ?? {};
  if (booking_id === undefined) return;
  const booking = await lockBooking(trx, booking_id);
  const refunded = await trx
    .updateTable('payments')
    .set({ state: 'refunded', changed_at: clock.now() })
    .where('id', '=', paymentId)
    .where('payment_intent', '=', paymentIntentId)
    .where('state', '=', 'refund_pending')
    .executeTakeFirst();
  const state = stateAfter(booking.state, { type: 'refund.confirm' });
  if (refunded.numUpdatedRows === 0n || state === undefined) return;
  await trx.updateTable('bookings').set({ state, changed_at: clock.now() }).where('id', '=', booking.id).execute();
  await jobs.send(trx, 'booking-mail', { bookingId: booking.id, kind: 'refunded' });
}
