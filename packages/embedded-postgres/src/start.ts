import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { acquirePostmaster } from './acquire.ts';
import { findBinaries } from './binaries.ts';
import { type Connection, ensureDatabase, PORT } from './connection.ts';
import { type Folders, makeFolders, planFolders } from './folders.ts';
import { createLauncher } from './launcher.ts';
import type { Log } from './log.ts';
import { isOwnedByOther } from './owner.ts';
import type { Postmaster } from './postmaster.ts';
import { readPostmasterPid } from './process.ts';
import { supervise } from './supervise.ts';

export type EmbeddedPostgres = {
  /** The superuser's connection to the database. */
  connection: Connection;
  /** The postmaster's pid; it changes when the postmaster dies and is restarted. */
  pid(): Promise<number>;
  /** Stops PostgreSQL if this process owns it, else only disconnects. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Everything is kept below this folder, which is made if need be. */
  dir: string;
  /** The database to create unless it exists. */
  database: string;
  /** The role that initdb makes; default `postgres`. */
  superuser?: string;
  log?: Log;
};

const SILENT: Log = { debug: () => undefined, warn: () => undefined, error: () => undefined };
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
 * Starts the PostgreSQL that npm brought, with its data and its Unix socket below `dir`, and keeps it running until `stop`.
 * Processes that share `dir` share one server. Throws PostgresError if it can't run.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { database, superuser = 'postgres', log = SILENT } = options;
  const dir = resolve(options.dir);
  const binaries = await findBinaries();
  const folders = planFolders(dir);
  const launcher = createLauncher(folders, log);
  makeFolders(folders, dir, launcher.owner);
  const connection = { host: folders.sockets, port: PORT, user: superuser, database };
  const acquire = () => acquirePostmaster({ folders, connection, binaries, launcher, log, superuser });
  const supervision = supervise(await acquire(), acquire, log);
  await ensureDatabase(connection);
  return {
    connection,
    pid: async () => (await supervision.current()).pid,
    stop: async () => {
      const last = await supervision.release();
      if (!isOwnedByOther(folders.root)) await stopPostmaster(last, folders);
      await last.release();
    },
  };
}
