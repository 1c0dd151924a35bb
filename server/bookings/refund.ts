import type { BookingDeps } from './deps.ts';
import { stateAfter } from './lifecycle.ts';
import { lockBooking } from './locks.ts';

/** Sends a payment's money back and says so. Run again after a crash, it sends nothing twice: the payment is the idempotency key. */
export async function refund(deps: BookingDeps, paymentId: string): Promise<void> {
  const payment = await deps.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
  if (payment === undefined || payment.state !== 'refund_pending' || payment.payment_intent === null) return;
  await deps.payments.refund({
    paymentIntentId: payment.payment_intent,
    amountCents: payment.amount,
    idempotencyKey: `refund-${payment.id}`,
  });
  await deps.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, payment.booking_id);
    await trx
      .updateTable('payments')
      .set({ state: 'refunded', changed_at: deps.clock.now() })
      .where('id', '=', paymentId)
      .execute();
    const state = stateAfter(booking.state, { type: 'refund.confirm' });
    if (state === undefined) return;
    await trx
      .updateTable('bookings')
      .set({ state, changed_at: deps.clock.now() })
      .where('id', '=', booking.id)
      .execute();
    await deps.jobs.send(trx, 'booking-mail', { bookingId: booking.id, kind: 'refunded' });
  });
}
