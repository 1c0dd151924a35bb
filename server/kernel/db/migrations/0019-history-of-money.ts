import { type Kysely, sql } from 'kysely';

/** Deletes the history of payments and purchases with them, as for every other row with a state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['payments', 'purchases'])
    await sql`create trigger forget_transitions after delete on ${sql.table(table)}
      for each row execute function forget_transitions()`.execute(db);
}
