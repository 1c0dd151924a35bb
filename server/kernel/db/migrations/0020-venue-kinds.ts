import { type Kysely, sql } from 'kysely';

/** Gives a venue its kind and the number of people it holds; the content import fills both in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table venues
    add column kind text not null default 'room' check (kind in ('hall', 'room', 'outdoors', 'stadium')),
    add column capacity integer check (capacity > 0)`.execute(db);
  await sql`alter table venues alter column kind drop default`.execute(db);
  await sql`create index occurrences_venue on occurrences (venue_id, starts_at)`.execute(db);
}
