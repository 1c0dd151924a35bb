import type { Compilable, CompiledQuery } from 'kysely';
import type { Queryable } from './database.ts';

/** Stands for an id while a query is compiled; no id is like it. */
const HOLE = 'an id';

/**
 * A query for rows with these ids, in the order in which `build` names them, that is built and compiled once for each number of ids: for a
 * long one, that takes the processor longer than sending it and reading its answer.
 */
export function compiledOnce<Row>(
  build: (db: Queryable, ids: readonly string[]) => Compilable<Row>,
): (db: Queryable, ids: readonly string[]) => Promise<Row[]> {
  const byCount = new Map<number, CompiledQuery<Row>>();
  return async (db, ids) => {
    const compiled =
      byCount.get(ids.length) ??
      build(
        db,
        Array.from(ids, () => HOLE),
      ).compile();
    byCount.set(ids.length, compiled);
    const next = ids.values();
    const parameters = compiled.parameters.map((each) => (each === HOLE ? next.next().value : each));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
