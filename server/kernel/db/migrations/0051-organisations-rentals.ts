import { type Kysely, sql } from 'kysely';

/** Every officer of an organisation reads its requests: they are found by the organisation too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index rental_requests_organisation on rental_requests (organisation, created_at)`.execute(db);
}
