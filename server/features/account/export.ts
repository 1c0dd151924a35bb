import { sql } from 'kysely';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { AccountAreaDeps } from './deps.ts';
import { type PersonalTable, type PersonalTableEntry, personalTablesOf } from '../../kernel/person/personal-data.ts';
import { joined } from '../../kernel/feature.ts';

type Row = Record<string, unknown>;

/**
 * Everything that the portal keeps about a person, table by table and in the tables' own words, as of one moment. Secrets that only the
 * portal needs (hashes, what codes follow from) stay behind. Throws 401 when the account has gone meanwhile.
 */
export async function exportAccount(
  { db, clock, personal }: AccountAreaDeps,
  user: SignedIn,
): Promise<Schemas['AccountExport']> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const account = await trx.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst();
      if (account === undefined) throw new Problem(401, 'sign_in');
      const { password_hash: _, ...told } = account;
      const rows: [string, Row[]][] = [];
      const tables = personalTablesOf(personal);
      for (const { name, secrets } of tables)
        if (Array.isArray(secrets)) rows.push([name, await rowsOf(trx, name, user.id, secrets)]);
      const more: Record<string, Row[]>[] = [];
      for (const { exported } of personal) if (exported !== undefined) more.push(await exported(trx, account));
      return {
        exported_at: clock.now().toISOString(),
        account: told,
        ...Object.fromEntries(rows),
        ...joined<Record<string, Row[]>>(more),
        history: await historyOfAll(trx, tables, user.id),
      };
    });
}

async function rowsOf(db: Queryable, table: PersonalTable, userId: string, secrets: string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  const left = ['user_id', ...secrets];
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !left.includes(column))));
}

/** Returns the history of the person's rows; it never names the member of staff. */
async function historyOfAll(db: Queryable, tables: readonly PersonalTableEntry[], userId: string): Promise<Row[]> {
  const own = tables
    .filter(({ hasHistory }) => hasHistory)
    .map(({ name }) => sql`select ${sql.lit(name)}, id from ${sql.table(name)} where user_id = ${userId}`);
  const { rows } = await sql<Row>`
    select what, row_id, event, from_state, to_state, actor, note, at from transitions
    where (what, row_id) in (${sql.join(own, sql` union all `)}) order by id`.execute(db);
  return rows;
}
