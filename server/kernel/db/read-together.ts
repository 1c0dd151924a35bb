import DataLoader from 'dataloader';
import { DatabaseAway } from './database-away.ts';

/** How many keys one statement reads at most. */
const MOST_KEYS = 64;
const GROWTH = 4;

/**
 * Reads values by key, with one statement for many callers: whoever asks while a statement is under way waits, and the next one answers
 * everybody who is waiting. A lone caller waits for nobody. In a crowd, most of a statement's cost is the round trip to the database.
 * `read` returns the value of each key, in order. If it fails, the keys are read again one by one, so that a bad key fails nobody else's
 * read; if the database is away, all of them fail.
 */
export function readTogether<Key, Value>(
  read: (keys: readonly Key[]) => Promise<(Value | undefined)[]>,
): (key: Key) => Promise<Value | undefined> {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const readAlone = async (key: Key): Promise<Value | undefined | Error> => {
    try {
      return (await read([key]))[0];
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
  const readAll = async (keys: readonly Key[]): Promise<(Value | undefined | Error)[]> => {
    underWay += 1;
    try {
      return await read(keys);
    } catch (error) {
      if (error instanceof DatabaseAway || keys.length === 1) throw error;
      return await Promise.all(keys.map(readAlone));
    } finally {
      underWay -= 1;
      // All at once: if the database hangs, nobody waits for more than one failure before their own.
      if (underWay === 0) for (const send of waiting.splice(0)) send();
    }
  };
  const loader = new DataLoader<Key, Value | undefined>(readAll, {
    cache: false,
    maxBatchSize: MOST_KEYS,
    batchScheduleFn: (send) => (underWay === 0 ? setImmediate(send) : waiting.push(send)),
  });
  return (key) => loader.load(key);
}

/**
 * A list made longer by repeating its last item, up to a power of four: a statement with a parameter for each item then has few lengths, each
 * of which PostgreSQL plans once.
 */
export function padded<Item>(items: readonly Item[]): Item[] {
  let length = 1;
  while (length < items.length) length *= GROWTH;
  return [...items, ...Array.from({ length: length - items.length }, () => items.at(-1) as Item)];
}
