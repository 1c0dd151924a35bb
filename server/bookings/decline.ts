import type { BookingDeps, Trx } from './deps.ts';
import { stateAfter } from './lifecycle.ts';
import { lockBooking } from './locks.ts';

/** A refused card keeps the hold for a while, so that the buyer can try another. */
export async function noteDeclined({ clock, union }: BookingDeps, trx: Trx, paymentId: string): Promise<void> {
  const payment = await trx.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
  if (payment === undefined) return;
  const booking = await lockBooking(trx, payment.booking_id);
  if (stateAfter(booking.state, { type: 'payment.decline' }) === undefined) return;
  const grace = new Date(clock.now().getTime() + union.bookings.declinedGraceMinutes * 60_000);
  const declined = await trx
    .updateTable('payments')
    .set({ state: 'declined' })
    .where('id', '=', paymentId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (declined.numUpdatedRows === 0n || booking.expires_at === null || booking.expires_at >= grace) return;
  await trx.updateTable('bookings').set({ expires_at: grace }).where('id', '=', booking.id).execute();
}
