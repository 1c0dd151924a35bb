import { type Kysely, sql } from 'kysely';

/** Lists look for dates that have not ended; without this index, each of them scans the dates of all years. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index occurrences_end on occurrences (ends_at)`.execute(db);
}
