import { Problem } from '../http/problem.ts';
import type { BookingRow, PaymentRow, Trx } from './deps.ts';

/** The booking, locked until the transaction ends: whatever changes a booking goes through here. Throws 404. */
export async function lockBooking(trx: Trx, id: string): Promise<BookingRow> {
  const booking = await trx.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (booking === undefined) throw new Problem(404, 'not_found');
  return booking;
}

/** The same for a person's own booking: somebody else's is not found. */
export async function lockOwnBooking(trx: Trx, id: string, userId: string): Promise<BookingRow> {
  const booking = await lockBooking(trx, id);
  if (booking.user_id !== userId) throw new Problem(404, 'not_found');
  return booking;
}

/** The payment that can still be paid, if any. */
export async function openPaymentOf(trx: Trx, bookingId: string): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['open', 'declined'])
    .forUpdate()
    .executeTakeFirst();
}

/** Throws 409 once the hold's time is over, also before the sweeper came by. */
export function demandTime(booking: BookingRow, now: Date): void {
  if (booking.expires_at !== null && booking.expires_at <= now) throw new Problem(409, 'hold_ended');
}
