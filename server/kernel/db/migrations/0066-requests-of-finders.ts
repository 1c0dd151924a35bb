import { type Kysely, sql } from 'kysely';

/** What the request was that began a career finder: its Idempotency-Key with another request must not lead to the same answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table career_finder_references add column request_hash text`.execute(db);
}
