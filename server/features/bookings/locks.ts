import { sql } from 'kysely';
import { Problem } from '../../kernel/http/problem.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import type { BookingRow } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';

/** The booking, locked until the transaction ends: whatever changes a booking goes through here. Throws 404. */
export async function lockBooking(trx: Trx, id: string): Promise<BookingRow> {
  return bookingLife.lock(trx, id);
}

/**
 * The same, with every booking whose money is in play: the one that it is to replace, and the one that has its money now. Locked in the order
 * in which they began, as everywhere, so that no two wait for each other.
 */
export async function lockForMoney(trx: Trx, id: string): Promise<BookingRow> {
  await sql`
    select id from bookings where id = any(array(
      select ${id}::uuid
      union all select exchanges_booking_id from bookings where id = ${id}
      union all select holder_id from payments where payable_type = 'booking' and payable_id = ${id}
    )) order by (exchanges_booking_id is not null), created_at, id for update`.execute(trx);
  return lockBooking(trx, id);
}

/** The same for a person's own booking: somebody else's is not found. */
export async function lockOwnBooking(trx: Trx, id: string, userId: string): Promise<BookingRow> {
  const booking = await lockBooking(trx, id);
  if (booking.user_id !== userId) throw new Problem(404, 'not_found');
  return booking;
}

/** Throws 409 once the hold's time is over, also before the sweeper came by. */
export function demandTime(booking: BookingRow, now: Date): void {
  if (booking.expires_at !== null && booking.expires_at <= now) throw new Problem(409, 'hold_ended');
}
