import { type Kysely, sql } from 'kysely';

/** A report that was taken back counts as not sent: those of before still have the day on which they were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update rar_reports set submitted_at = null where state = 'withdrawn'`.execute(db);
}
