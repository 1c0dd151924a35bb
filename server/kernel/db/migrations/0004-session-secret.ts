import { type Kysely, sql } from 'kysely';

/** One row: the secret that the instances of this database sign with, or only its fingerprint where the settings give it to each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table session_secret (
    singleton boolean primary key default true check (singleton),
    secret text,
    fingerprint text not null
  )`.execute(db);
}
