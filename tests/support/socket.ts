import { connectionTo } from '../../server/db/embedded/connection.ts';
import { planFolders } from '../../server/db/embedded/folders.ts';
import type { Connection } from '../../server/db/database.ts';

/** Where the embedded PostgreSQL of a data folder listens. */
export function socketOf(dataDir: string): Connection {
  return connectionTo(planFolders(dataDir).sockets);
}
