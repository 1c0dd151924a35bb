import type { Compilable, CompiledQuery } from 'kysely';
import type { Queryable } from './database.ts';

/** Stands for a value while a query is compiled; no value is like it. */
const HOLE = 'a value';

/**
 * A query with these values, such as ids, in the order in which `build` names them, that is built and compiled once for each number of
 * values: for a long query, or a frequent one, that takes the processor longer than sending it and reading its answer.
 */
export function compiledOnce<Row>(
  build: (db: Queryable, values: readonly string[]) => Compilable<Row>,
): (db: Queryable, values: readonly string[]) => Promise<Row[]> {
  const byCount = new Map<number, CompiledQuery<Row>>();
  return async (db, values) => {
    const compiled =
      byCount.get(values.length) ??
      build(
        db,
        Array.from(values, () => HOLE),
      ).compile();
    byCount.set(values.length, compiled);
    const next = values.values();
    const parameters = compiled.parameters.map((each) => (each === HOLE ? next.next().value : each));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
