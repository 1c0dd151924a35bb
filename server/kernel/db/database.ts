import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, types } from 'pg';
import { preparing } from './prepared-statements.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Trx = Transaction<Schema>;
/** A transaction, or the database itself if one statement is enough. */
export type Queryable = Database | Trx;

/** PostgreSQL's location: an address, or the socket of the embedded one. */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string };

/** `owner` owns the tables and migrates them, `connection` reads and writes their rows. */
export type Access = { connection: Connection; owner: Connection };

/** A server from the settings: one role does both. */
export function accessTo(databaseUrl: string): Access {
  const connection = { connectionString: databaseUrl };
  return { connection, owner: connection };
}

// A date without a time has no time zone: Node's Date would invent one.
types.setTypeParser(types.builtins.DATE, (value) => value);

export type PoolOptions = {
  /** How many connections at most; MOST_CONNECTIONS unless told. */
  max?: number;
  /** How long a statement waits for a lock before it is refused; for ever unless told. */
  lockMs?: number;
};

/**
 * More of them than the database has processors for make it slower: each plans every statement for itself, several times, just when a crowd
 * arrives. Fewer would let a few slow reads keep everybody waiting.
 */
const MOST_CONNECTIONS = 10;

/** Opens a pool that survives a restart of PostgreSQL. `onError` is called for connections lost while idle. */
export function openDatabase(
  connection: Connection,
  onError: (error: Error) => void,
  { max = MOST_CONNECTIONS, lockMs = 0 }: PoolOptions = {},
): Database {
  const pool = new Pool({ ...connection, max, connectionTimeoutMillis: 5000, lock_timeout: lockMs });
  // Without both listeners a restart of the database ends this process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
}
