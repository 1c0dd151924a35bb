import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { acquirePostmaster } from './acquire.ts';
import { findBinaries } from './binaries.ts';
import { type Connection, connectionTo, ensureDatabase } from './connection.ts';
import { type Folders, makeFolders, planFolders } from './folders.ts';
import { createLauncher } from './launcher.ts';
import { isOwnedByOther } from './owner.ts';
import type { Postmaster } from './postmaster.ts';
import { readPostmasterPid } from './process.ts';
import { ensureRoles, ROLES } from './roles.ts';
import { supervise } from './supervise.ts';

export type EmbeddedPostgres = {
  /** Connects as the role that reads and writes rows. */
  connection: Connection;
  /** Connects as the role that owns the tables, for migrations. */
  owner: Connection;
  /** The postmaster's pid; it changes when the postmaster dies and is restarted. */
  pid(): Promise<number>;
  /** Stops PostgreSQL if this process owns it, else only disconnects. */
  stop(): Promise<void>;
};

const STEP_MS = 15;
const PATIENCE_MS = 20_000;

/** A fast shutdown (SIGINT); an immediate one (SIGQUIT, recovered at the next start) if that takes too long. */
async function stopPostmaster({ pid, gone }: Postmaster, { cluster }: Folders): Promise<void> {
  const runs = (): boolean => readPostmasterPid(cluster) === pid;
  if (!runs()) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; runs() && waited < PATIENCE_MS; waited += STEP_MS) await pause(STEP_MS);
  if (runs()) process.kill(pid, 'SIGQUIT');
  await gone;
}

/**
 * Starts the PostgreSQL that ships with the app, with its data and its Unix socket below `dir`, and keeps it running
 * until `stop`. Processes that share `dir` share one server. Throws StartupError with the remedy if it cannot run.
 */
export async function startEmbeddedPostgres({ dir, log }: { dir: string; log: Logger }): Promise<EmbeddedPostgres> {
  const dataDir = resolve(dir);
  const binaries = await findBinaries();
  const folders = planFolders(dataDir);
  const launcher = createLauncher(folders, log);
  makeFolders(folders, dataDir, launcher.owner);
  const connection = connectionTo(folders.sockets, ROLES.bootstrap);
  const acquire = (): Promise<Postmaster> => acquirePostmaster({ folders, connection, binaries, launcher, log });
  const supervision = supervise(await acquire(), acquire, log);
  await ensureDatabase(connection);
  await ensureRoles(connection);
  return {
    connection: connectionTo(folders.sockets, ROLES.app),
    owner: connectionTo(folders.sockets, ROLES.owner),
    pid: async () => (await supervision.current()).pid,
    stop: async () => {
      const last = await supervision.release();
      if (!isOwnedByOther(folders.root)) await stopPostmaster(last, folders);
      await last.release();
    },
  };
}
