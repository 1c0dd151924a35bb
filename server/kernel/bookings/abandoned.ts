import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** A condition on `bookings`: over, never paid for, and no money ever came. */
export const cameToNothing = sql<boolean>`(
  bookings.expires_at is null and bookings.paid_at is null
  and not exists (select from payments where payments.payable_id = bookings.id and payments.payment_intent is not null)
)`;

/** Removes bookings with all that was written down for them. */
export async function removeBookings(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('payments').where('payable_type', '=', 'booking').where('payable_id', 'in', ids).execute();
  await db.deleteFrom('attendees').where('booking_id', 'in', ids).execute();
  await db.deleteFrom('bookings').where('id', 'in', ids).execute();
}
