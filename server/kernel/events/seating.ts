import { sql } from 'kysely';
import { seatWord, type Union } from '../content/union.ts';
import type { Queryable } from '../db/database.ts';
import type { SeatState } from '../db/ticket-tables.ts';
import type { Locale, Schemas } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';

type States = { cursor: string; states: string | null };
type Changes = { cursor: string; index: number | null; state: SeatState | null };

/** A change that commits after this snapshot was made by a transaction at or past this number. */
const cursor = sql`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** Every seat's state, one digit each in the plan's order. Throws 404 where there are no seats. */
export async function readSeatStates(db: Queryable, occurrenceId: string): Promise<Schemas['SeatStates']> {
  const { rows } = await sql<States>`
    select ${cursor} as cursor, string_agg(state::text, '' order by index) as states
    from seats where occurrence_id = ${occurrenceId}`.execute(db);
  const [row] = rows;
  if (!row?.states) throw new Problem(404, 'not_found');
  return { cursor: row.cursor, states: row.states, changes: [] };
}

/**
 * The seats that may have changed after the snapshot that gave the cursor `since`: none is missed, some may be told twice. Cursor and changes
 * are read in one statement, so they are of one snapshot.
 */
export async function readSeatChanges(
  db: Queryable,
  occurrenceId: string,
  since: string,
): Promise<Schemas['SeatStates']> {
  const { rows } = await sql<Changes>`
    select ${cursor} as cursor, index, state from (select) as once
    left join seats on occurrence_id = ${occurrenceId} and changed_in >= ${since}::xid8
    order by index`.execute(db);
  const changes = rows.flatMap(({ index, state }) => (index === null || state === null ? [] : [{ index, state }]));
  return { cursor: rows[0]?.cursor ?? since, states: null, changes };
}

/** The occurrence's seat plan, and under `words` its names in the caller's language. Throws 404 where there is none. */
export async function readSeatPlan(
  db: Queryable,
  union: Union,
  occurrenceId: string,
  locale: Locale,
): Promise<Schemas['SeatPlan']> {
  const row = await db
    .selectFrom('occurrences')
    .innerJoin('seat_plans', 'seat_plans.id', 'plan_id')
    .select(sql<Schemas['SeatPlan']>`plan`.as('plan'))
    .where('occurrences.id', '=', occurrenceId)
    .executeTakeFirst();
  if (!row) throw new Problem(404, 'not_found');
  const words = Object.keys(union.seatWords).map((name) => [name, seatWord(union, name, locale)]);
  return { ...row.plan, words: Object.fromEntries(words) };
}
