import { type Kysely, sql } from 'kysely';

/** Stores a hash of the request that began a career finder, so that its Idempotency-Key sent with another request doesn't lead to the same answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table career_finder_references add column request_hash text`.execute(db);
}
