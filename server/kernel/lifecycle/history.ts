import type { Queryable } from '../db/database.ts';
import type { Schemas } from '../http/operation.ts';
import type { LivedTable } from './lifecycle.ts';

/** Transitions of one kind of other rows that belong to a case. */
type Besides = { table: LivedTable; ids: readonly string[]; event: string };

/** The transitions of a row, and those besides, the oldest first, with the names of those who caused them. */
export async function historyOf(
  db: Queryable,
  table: LivedTable,
  id: string,
  besides?: Besides,
): Promise<Schemas['Passage'][]> {
  const rows = await db
    .selectFrom('transitions')
    .leftJoin('users', 'users.id', 'transitions.user_id')
    .select(['event', 'to_state', 'note', 'at', 'users.first_name', 'users.last_name'])
    .where((is) => {
      const own = is.and({ what: table, row_id: id });
      if (besides === undefined || besides.ids.length === 0) return own;
      const { ids, event } = besides;
      return is.or([own, is.and([is('what', '=', besides.table), is('row_id', 'in', ids), is('event', '=', event)])]);
    })
    .orderBy('transitions.id')
    .execute();
  return rows.map(({ first_name, last_name, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: first_name === null ? null : `${first_name} ${last_name}`,
  }));
}
