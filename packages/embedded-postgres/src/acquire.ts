import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { ensureCluster, explainRefusal } from './cluster.ts';
import { type Connection, PORT } from './connection.ts';
import type { Folders } from './folders.ts';
import type { Launcher } from './launcher.ts';
import type { Log } from './log.ts';
import { claimOwnership, isOwnedByOther } from './owner.ts';
import { adoptPostmaster, type Postmaster, startPostmaster } from './postmaster.ts';
import { removeForeignLocks } from './process.ts';

export type Setup = {
  folders: Folders;
  connection: Connection;
  binaries: Binaries;
  launcher: Launcher;
  log: Log;
  superuser: string;
};

/** PostgreSQL's errors while a predecessor is stopping, a sibling was quicker, or a lock is somebody else's: worth another try. */
const TAKEN = /lock file .* already exists|shared memory block .* is still in use|could not (?:create|open) lock file/;
const RETRY_MS = 50;
const LONGEST_WAIT_MS = 60_000;

/**
 * Connects to a running PostgreSQL: the one that already runs on these folders, or a new one.
 * Throws PostgresError with PostgreSQL's last log lines if it refuses to start.
 */
export async function acquirePostmaster(setup: Setup): Promise<Postmaster> {
  const { folders, connection, binaries, launcher, log, superuser } = setup;
  const locks = [join(folders.cluster, 'postmaster.pid'), join(folders.sockets, `.s.PGSQL.${PORT}.lock`)];
  for (let waited = 0; ; waited += RETRY_MS) {
    const running = await adoptPostmaster(folders, connection);
    if (running) {
      if (!isOwnedByOther(folders.root)) claimOwnership(folders.root);
      return running;
    }
    await ensureCluster(folders, { initdb: binaries.initdb, superuser, launcher });
    const outcome = await startPostmaster(folders, connection, { postgres: binaries.postgres, launcher, log });
    if ('started' in outcome) {
      claimOwnership(folders.root);
      return outcome.started;
    }
    if (!TAKEN.test(outcome.refused) || waited > LONGEST_WAIT_MS) throw explainRefusal('PostgreSQL', outcome.refused);
    removeForeignLocks(locks);
    await pause(RETRY_MS);
  }
}
