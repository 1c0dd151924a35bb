import { type Kysely, sql } from 'kysely';

/** Counts of the career finders that each network begins a day. A network is a fingerprint: no address is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table career_finder_beginnings (
    network text not null,
    day date not null,
    begun integer not null,
    primary key (network, day)
  )`.execute(db);
}
