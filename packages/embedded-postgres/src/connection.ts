import { Client, escapeIdentifier } from 'pg';

/** A role's connection to a database of the server; `host` is the folder of its Unix socket, and whoever may open that may be any role. */
export type Connection = { host: string; port: number; user: string; database: string };

export const PORT = 5432;

/** The errors of a server that is absent, starting or stopping. */
const NOT_READY = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']);

export type Readiness = 'ready' | 'absent' | 'busy';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function readinessOf(error: unknown): Readiness {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
  if (code === '53300') return 'ready';
  const cutShort = error instanceof Error && error.message.startsWith('Connection terminated');
  if (cutShort || NOT_READY.has(code)) return 'busy';
  throw error;
}

/** Opens a connection that cannot bring the process down when the server dies. */
export async function openQuietly(connection: Connection): Promise<Client> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** `ready` answers queries; `absent` does not listen; `busy` is starting, recovering or stopping. */
export async function probe(connection: Connection): Promise<Readiness> {
  try {
    const client = await openQuietly({ ...connection, database: 'postgres' });
    await client.end();
    return 'ready';
  } catch (error) {
    return readinessOf(error);
  }
}

/** Creates the connection's database unless it is there already. */
export async function ensureDatabase(connection: Connection): Promise<void> {
  const client = await openQuietly({ ...connection, database: 'postgres' });
  try {
    const found = await client.query('select from pg_database where datname = $1', [connection.database]);
    if (found.rowCount === 0) await client.query(`create database ${escapeIdentifier(connection.database)}`);
  } catch (error) {
    const madeMeanwhile = ['42P04', '23505'].includes(codeOf(error));
    if (!madeMeanwhile) throw error;
  } finally {
    await client.end();
  }
}
