import { sql } from 'kysely';
import type { Deps } from '../../kernel/deps.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

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

/** Forgets holds that came to nothing, with the names in them, some days after they ended; union.json says how many. */
export async function forgetAbandoned({ db, clock, union }: Pick<Deps, 'db' | 'clock' | 'union'>): Promise<number> {
  const before = new Date(clock.now().getTime() - union.bookings.abandonedDays * DAY_MS);
  for (let forgotten = 0; ; forgotten += BATCH) {
    const rows = await db
      .selectFrom('bookings')
      .select('id')
      .where('changed_at', '<', before)
      .where('state', 'in', bookingLife.tagged('isOver'))
      .where(cameToNothing)
      .orderBy('changed_at')
      .limit(BATCH)
      .execute();
    const ids = rows.map(({ id }) => id);
    await db.transaction().execute((trx) => removeBookings(trx, ids));
    if (rows.length < BATCH) return forgotten + rows.length;
  }
}
