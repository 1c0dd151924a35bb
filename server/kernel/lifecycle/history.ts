import { sql } from 'kysely';
import type { Queryable, Trx } from '../db/database.ts';
import type { Schemas } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import { nameIfAny } from '../staff/names.ts';
import type { LivedTable } from './lifecycle.ts';

/** The transitions of a row, the oldest first, with the names of those who caused them. */
export async function historyOf(db: Queryable, table: LivedTable, id: string): Promise<Schemas['Passage'][]> {
  const rows = await db
    .selectFrom('transitions')
    .leftJoin('users', 'users.id', 'transitions.user_id')
    .select(['event', 'to_state', 'note', 'at', 'users.first_name', 'users.last_name'])
    .where('what', '=', table)
    .where('row_id', '=', id)
    .orderBy('transitions.id')
    .execute();
  return rows.map(({ first_name, last_name, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: nameIfAny({ first_name, last_name }),
  }));
}

/**
 * Names what has happened to a row, for a decision about it as it was seen. Of what the portal does by itself only received money counts: a
 * change that ends a payment first would otherwise refuse itself.
 */
export async function versionOf(db: Queryable, table: LivedTable, id: string): Promise<string> {
  const latest = db
    .selectFrom('transitions')
    .select(sql<string>`coalesce(max(id), 0)::text`.as('version'))
    .where('what', '=', table)
    .where('row_id', '=', id)
    .where((eb) => eb.or([eb('actor', '<>', 'portal'), eb('event', '=', 'payment.receive')]));
  return (await latest.executeTakeFirstOrThrow()).version;
}

/** Throws 409 where a locked row is no longer as it was when it had this version. */
export async function demandVersion(trx: Trx, table: LivedTable, id: string, version: string): Promise<void> {
  if ((await versionOf(trx, table, id)) !== version) throw new Problem(409, 'changed_meanwhile');
}
