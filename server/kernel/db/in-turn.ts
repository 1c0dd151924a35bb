import pLimit from 'p-limit';
import { DatabaseAway } from './database-away.ts';

/**
 * Does the work of many callers a few at a time, in the order in which they came. If the database is lost, whoever is waiting fails at once
 * with the one who found out: in turn, each would find out only after all those before them had waited for an answer.
 */
export function inTurn(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(atOnce);
  let loss: DatabaseAway | undefined;
  return (work) => {
    const before = loss;
    return limit(async () => {
      if (loss !== undefined && loss !== before) throw loss;
      try {
        return await work();
      } catch (error) {
        if (error instanceof DatabaseAway) loss = error;
        throw error;
      }
    });
  };
}
