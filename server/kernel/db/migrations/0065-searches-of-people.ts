import { type Kysely, sql } from 'kysely';

/**
 * Has new people entered in the index of names at once. By default they wait in a list that each search reads as well: after a busy hour
 * PostgreSQL found it cheaper to read everybody than that list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter index users_found_by set (fastupdate = off)`.execute(db);
  await sql`select gin_clean_pending_list('users_found_by')`.execute(db);
}
