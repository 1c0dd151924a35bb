import { type Kysely, sql } from 'kysely';

/** What is still to come is found by when it ends: without this, every list reads the dates of all years. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index occurrences_end on occurrences (ends_at)`.execute(db);
}
