import { type Kysely, sql } from 'kysely';

/** The schema for pg-boss's tables: the role that it runs as may not be allowed to make one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists pgboss`.execute(db);
}
