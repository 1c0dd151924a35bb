import { type Kysely, sql } from 'kysely';

/** Where pg-boss makes its tables: the role that it works as may have no right to make a schema. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists pgboss`.execute(db);
}
