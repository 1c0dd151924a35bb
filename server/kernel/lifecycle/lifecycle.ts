import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { type AnyStateMachine, type EventFromLogic, type SnapshotFrom, transition } from 'xstate';
import type { Queryable, Trx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { ProblemCode } from '../http/problem-texts.ts';
import { Problem } from '../http/problem.ts';

/** A table whose rows have a state that a chart controls. */
export type LivedTable = {
  [Name in keyof Schema]: Selectable<Schema[Name]> extends { id: string; state: string; changed_at: Date }
    ? Name
    : never;
}[keyof Schema];

type StateOf<Row> = Row extends { state: infer State extends string } ? State : never;
type State<Table extends LivedTable> = StateOf<Selectable<Schema[Table]>>;
type Tag<Chart extends AnyStateMachine> = Parameters<SnapshotFrom<Chart>['hasTag']>[0] & string;

/**
 * The person or part that causes a change: the owner of the row (unknown for an anonymous complaint), a staff member, a company by its link,
 * or the portal itself (on the provider's word or by the clock).
 */
export type Actor = { kind: 'owner' | 'staff'; userId: string } | { kind: 'owner' | 'company' | 'portal' };
export const thePortal: Actor = { kind: 'portal' };
export const ownerOf = ({ user_id }: { user_id: string }): Actor => ({ kind: 'owner', userId: user_id });

type Move<Table extends LivedTable> = {
  by: Actor;
  at: Date;
  /** Columns that change along with the state. */
  set?: Omit<Updateable<Schema[Table]>, 'id' | 'state' | 'changed_at'>;
  /** The reason given. */
  note?: string;
};

export type Lifecycle<Table extends LivedTable, Chart extends AnyStateMachine> = {
  /** The row, locked until the transaction ends. Throws 404. */
  lock(trx: Trx, id: string): Promise<Selectable<Schema[Table]>>;
  /** The states of the chart. */
  states: readonly State<Table>[];
  /** The state of a new row. */
  initial: State<Table>;
  /** The state after the event; undefined if the event is not legal. */
  after(state: State<Table>, event: EventFromLogic<Chart>): State<Table> | undefined;
  /** The same, for a change that a person requested. Throws 409 if it is not legal. */
  demandAfter(state: State<Table>, event: EventFromLogic<Chart>): State<Table>;
  /** Moves a locked row to its next state and writes a row of `transitions`. Undefined, and nothing written, if the event is not legal. */
  move(
    trx: Trx,
    row: { id: string; state: State<Table> },
    event: EventFromLogic<Chart>,
    move: Move<Table>,
  ): Promise<State<Table> | undefined>;
  /** The same, for a change that a person requested. Throws 409 if it is not legal. */
  demandMove(
    trx: Trx,
    row: { id: string; state: State<Table> },
    event: EventFromLogic<Chart>,
    move: Move<Table>,
  ): Promise<State<Table>>;
  /** The states that have a tag. */
  tagged(tag: Tag<Chart>): State<Table>[];
  /** The one state that has a tag. Throws unless the chart has exactly one. */
  stateThat(tag: Tag<Chart>): State<Table>;
  /** The condition `state in (…)` of a tag, written out: otherwise PostgreSQL does not use a partial index for it. */
  stateIn(tag: Tag<Chart>): RawBuilder<boolean>;
  is(state: State<Table>, tag: Tag<Chart>): boolean;
  /** The number of rows in a state with a tag. */
  count(db: Queryable, tag: Tag<Chart>): Promise<number>;
};

/**
 * The life of a table's rows, as a flat chart of machines/ defines it. `refusals` explain why nothing is possible in a state; other
 * states refuse with `not_in_this_state`.
 */
export function createLifecycle<Table extends LivedTable, Chart extends AnyStateMachine>(
  table: Table,
  chart: Chart,
  refusals: Partial<Record<State<Table>, ProblemCode>> = {},
): Lifecycle<Table, Chart> {
  const machine: AnyStateMachine = chart;
  const isState = (value: unknown): value is State<Table> => typeof value === 'string' && value in machine.states;
  const tagsOf = (state: string): readonly string[] => machine.states[state]?.tags ?? [];
  const demandState = (value: unknown): State<Table> => {
    if (isState(value)) return value;
    throw new Error(`${String(value)} is no state of the chart ${machine.id}`);
  };

  const after: Lifecycle<Table, Chart>['after'] = (state, event) => {
    const before = machine.resolveState({ value: state, context: {} });
    if (!before.can(event)) return undefined;
    const [{ value }] = transition(machine, before, event);
    return demandState(value);
  };
  const refuse = (state: State<Table>): never => {
    throw new Problem(409, refusals[state] ?? 'not_in_this_state');
  };
  const move: Lifecycle<Table, Chart>['move'] = async (trx, row, event, { by, at, set = {}, note }) => {
    const state = after(row.state, event);
    if (state === undefined) return undefined;
    const columns = Object.entries({ ...set, state, changed_at: at });
    const assignments = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
    // One statement: bookings change state often, and each query costs a round trip to the database.
    await sql`with moved as (update ${sql.table(table)} set ${assignments} where id = ${row.id})
      insert into transitions (what, row_id, event, from_state, to_state, actor, user_id, note, at)
      values (${table}, ${row.id}, ${event.type}, ${row.state}, ${state}, ${by.kind}, ${'userId' in by ? by.userId : null}, ${note ?? null}, ${at})`.execute(
      trx,
    );
    return state;
  };

  const states = Object.keys(machine.states).filter(isState);
  const tagged: Lifecycle<Table, Chart>['tagged'] = (tag) => states.filter((state) => tagsOf(state).includes(tag));

  return {
    states,
    initial: demandState(machine.root.initial.target[0]?.key),
    lock: async (trx, id) => {
      const { rows } = await sql<
        Selectable<Schema[Table]>
      >`select * from ${sql.table(table)} where id = ${id} for update`.execute(trx);
      const [row] = rows;
      if (row === undefined) throw new Problem(404, 'not_found');
      return row;
    },
    after,
    demandAfter: (state, event) => after(state, event) ?? refuse(state),
    move,
    demandMove: async (trx, row, event, how) => (await move(trx, row, event, how)) ?? refuse(row.state),
    tagged,
    stateThat: (tag) => {
      const [state, ...others] = tagged(tag);
      if (state === undefined || others.length > 0) throw new Error(`${machine.id} has not one state that is ${tag}`);
      return state;
    },
    stateIn: (tag) =>
      sql<boolean>`${sql.ref(`${table}.state`)} in (${sql.join(tagged(tag).map((state) => sql.lit(state)))})`,
    is: (state, tag) => tagsOf(state).includes(tag),
    count: async (db, tag) => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from ${sql.table(table)} where state in (${sql.join(tagged(tag))})`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}
