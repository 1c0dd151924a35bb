import { type Kysely, sql } from 'kysely';

/** Bookings that are over, for the sweep that deletes abandoned ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bookings_over on bookings (changed_at) where state in ('expired', 'cancelled')`.execute(db);
}
