import type { Connection } from 'postgres-in-a-folder/connection';
import { connectionIn } from '../../server/kernel/db/own-postgres.ts';

/** The socket of the embedded PostgreSQL of a data folder, as the role that owns its tables. */
export const socketOf = (dataDir: string): Connection => connectionIn(dataDir, 'owner');

/** The same for the settings of another instance. */
export function databaseUrlOf(dataDir: string): string {
  const { user, database, host } = socketOf(dataDir);
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}
