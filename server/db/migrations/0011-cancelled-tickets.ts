import { type Kysely, sql } from 'kysely';

/** When a ticket was cancelled by itself, while the others of its booking stayed valid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attendees add column cancelled_at timestamptz`.execute(db);
  await sql`alter table attendees add constraint cancelled_is_not_live check (cancelled_at is null or not live)`.execute(
    db,
  );
}
