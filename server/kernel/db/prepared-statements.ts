import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { toldApart } from './database-away.ts';

/** More statements than the portal has; lists of varying length do not fill the database's memory. */
const MOST_STATEMENTS = 500;
/** `feature_not_supported`: PostgreSQL's code for a cached plan whose table has changed since. */
const PLAN_IS_OLD = '0A000';
/** A search: the best way to find its words depends on them, and a plan for all of them may read a whole table. */
const SEARCHES = /\bi?like\b/;

/**
 * Lets PostgreSQL parse and plan each statement once per connection instead of at every call, but for searches. A connection whose plans a
 * migration outdated is closed, so that at most one statement fails on it. A lost connection is thrown as DatabaseAway.
 */
export function preparing(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  const nameOf = (text: string): string | undefined => {
    const given = names.get(text);
    if (given !== undefined || names.size >= MOST_STATEMENTS || SEARCHES.test(text)) return given;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
  const wrap = (client: PoolClient): PostgresPoolClient => {
    let isOld = false;
    const query = async (text: string, values: readonly unknown[]): Promise<QueryResult> => {
      const name = values.length > 0 ? nameOf(text) : undefined;
      try {
        return await client.query({ text, values: [...values], ...(name !== undefined && { name }) });
      } catch (error) {
        isOld ||= (error as { code?: string }).code === PLAN_IS_OLD;
        throw toldApart(error);
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || isOld),
    };
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => Promise.reject(toldApart(error)));
      const prepared = known.get(client) ?? wrap(client);
      known.set(client, prepared);
      return prepared;
    },
  };
}
