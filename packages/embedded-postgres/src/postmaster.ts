import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { noBinary } from './binaries.ts';
import { type Connection, openQuietly, probe } from './connection.ts';
import type { Folders } from './folders.ts';
import type { Launcher } from './launcher.ts';
import type { Log } from './log.ts';
import { readPostmasterPid } from './process.ts';

/** A running PostgreSQL, started here or found running. */
export type Postmaster = {
  pid: number;
  /** Resolves when it has died or dropped our connection. */
  gone: Promise<void>;
  /** Ends the watch, so that it does not keep the process alive. */
  release(): Promise<void>;
};

export type StartOutcome = { started: Postmaster } | { refused: string };

/** The app logs errors itself: the server's own lines would repeat personal data from failing statements. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '256MB',
  min_wal_size: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  restart_after_crash: 'on',
  logging_collector: 'off',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

const STEP_MS = 15;

function argumentsFor({ cluster, sockets }: Folders): string[] {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, '-k', sockets, ...settings];
}

/** Passes on every line of the server's log, and keeps the last ones in case it does not start. */
function listen(child: ChildProcess, log: Log): () => string {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    const text = chunk.toString();
    said = (said + text).slice(-8000);
    for (const line of text.split('\n').filter(Boolean)) {
      if (/\b(FATAL|PANIC):/.test(line) && !line.includes('is starting up')) log.warn({ postgres: line });
      else log.debug({ postgres: line });
    }
  });
  return () => said;
}

/** Starts PostgreSQL and waits until it answers, or has given up (then `refused` holds its message). */
export async function startPostmaster(
  folders: Folders,
  connection: Connection,
  { postgres, launcher, log }: { postgres: string; launcher: Launcher; log: Log },
): Promise<StartOutcome> {
  const child = launcher.launch(postgres, argumentsFor(folders));
  const lastWords = listen(child, log);
  const end: { failed?: boolean; closed?: boolean } = {};
  const gone = new Promise<void>((resolve) => {
    child.once('error', () => (end.failed = true));
    child.once('close', () => {
      end.closed = true;
      resolve();
    });
  });
  while (!end.closed) {
    const mine = readPostmasterPid(folders.cluster) === child.pid;
    if (mine && child.pid && (await probe(connection)) === 'ready') {
      return { started: { pid: child.pid, gone, release: async () => child.unref() } };
    }
    await pause(STEP_MS);
  }
  if (end.failed) throw noBinary();
  return { refused: lastWords() };
}

/** Takes over a server that already runs on this cluster; undefined if none listens (any more). */
export async function adoptPostmaster({ cluster }: Folders, connection: Connection): Promise<Postmaster | undefined> {
  let state = await probe(connection);
  while (state === 'busy') {
    await pause(STEP_MS);
    state = await probe(connection);
  }
  const pid = readPostmasterPid(cluster);
  if (state === 'absent' || pid === undefined) return undefined;
  try {
    const watch = await openQuietly({ ...connection, database: 'postgres' });
    return { pid, gone: new Promise((resolve) => watch.once('end', resolve)), release: () => watch.end() };
  } catch {
    return undefined;
  }
}
