import type { Queryable } from '../db/database.ts';
import type { Schemas } from '../http/operation.ts';
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
