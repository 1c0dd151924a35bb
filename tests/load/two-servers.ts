import type { Database } from '../../server/kernel/db/database.ts';
import { type PortalProcess, startPortalProcess, temporaryFolder } from '../support/portal-process.ts';
import { openStage } from '../support/stage.ts';

const CONNECTIONS = 16;

/** Two servers of one database; `await using` stops them and removes their folder, whatever happens. */
export type TwoServers = AsyncDisposable & {
  servers: readonly [PortalProcess, PortalProcess];
  urls: [string, string];
  /** The database, with connections for a crowd. */
  db: Database;
  dataDir: string;
};

/** Starts two servers of one database in a folder of their own. */
export async function startTwoServers(env: Record<string, string> = {}): Promise<TwoServers> {
  const folder = await temporaryFolder();
  const first = await startPortalProcess({ dataDir: folder.path, env });
  const second = await startPortalProcess({ dataDir: folder.path, env });
  const db = openStage(folder.path, CONNECTIONS);
  return {
    servers: [first, second],
    urls: [first.url, second.url],
    db,
    dataDir: folder.path,
    [Symbol.asyncDispose]: async () => {
      await db.destroy();
      await second.stop();
      await first.stop();
      await folder.remove();
    },
  };
}
