import { type Kysely, sql } from 'kysely';

/** The history of payments and purchases goes with them, as that of everything else that has a life. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['payments', 'purchases'])
    await sql`create trigger forget_transitions after delete on ${sql.table(table)}
      for each row execute function forget_transitions()`.execute(db);
}
