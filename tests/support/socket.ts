import { connectionTo } from '../../server/kernel/db/embedded/connection.ts';
import { planFolders } from '../../server/kernel/db/embedded/folders.ts';
import { ROLES } from '../../server/kernel/db/embedded/roles.ts';
import type { Connection } from '../../server/kernel/db/database.ts';

/** The socket of the embedded PostgreSQL of a data folder, as the role that owns its tables. */
export function socketOf(dataDir: string): Connection {
  return connectionTo(planFolders(dataDir).sockets, ROLES.owner);
}

/** The same for the settings of another instance. */
export const databaseUrlOf = (dataDir: string): string =>
  `postgres://${ROLES.owner}@localhost/portal?host=${encodeURIComponent(planFolders(dataDir).sockets)}`;
