import { connectionTo } from '../../server/db/embedded/connection.ts';
import { planFolders } from '../../server/db/embedded/folders.ts';
import type { Connection } from '../../server/db/database.ts';

/** Where the embedded PostgreSQL of a data folder listens. */
export function socketOf(dataDir: string): Connection {
  return connectionTo(planFolders(dataDir).sockets);
}

/** The same for the settings of another instance. */
export const databaseUrlOf = (dataDir: string): string =>
  `postgres://portal@localhost/portal?host=${encodeURIComponent(planFolders(dataDir).sockets)}`;
