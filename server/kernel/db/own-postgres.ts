import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from 'postgres-in-a-folder';
import { type Connection, PORT } from 'postgres-in-a-folder/connection';
import { planFolders } from 'postgres-in-a-folder/folders';
import { ensureRoles, ROLES } from './roles.ts';

const DATABASE = 'portal';

export type OwnPostgres = {
  /** Connects as the role that reads and writes rows. */
  connection: Connection;
  /** Connects as the role that owns the tables, for migrations. */
  owner: Connection;
  /** Stops PostgreSQL if this process owns it, else only disconnects. */
  stop(): Promise<void>;
};

/** A role's connection to the PostgreSQL that runs, or will run, in this data folder. */
export const connectionIn = (dataDir: string, role: keyof typeof ROLES): Connection => ({
  host: planFolders(resolve(dataDir)).sockets,
  port: PORT,
  user: ROLES[role],
  database: DATABASE,
});

/**
 * Starts the portal's own PostgreSQL in this data folder, with its database and roles, and keeps it running until `stop`.
 * Throws PostgresError if it can't run.
 */
export async function startOwnPostgres({ dir, log }: { dir: string; log: Logger }): Promise<OwnPostgres> {
  const server = await startEmbeddedPostgres({ dir, database: DATABASE, superuser: ROLES.bootstrap, log });
  await ensureRoles(server.connection);
  return { connection: connectionIn(dir, 'app'), owner: connectionIn(dir, 'owner'), stop: () => server.stop() };
}
