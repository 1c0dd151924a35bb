import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { patience } from './patience.ts';

const root = new URL('../../', import.meta.url).pathname;

export type PortalProcess = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Ends it as an operator would, or with `SIGKILL` like a power cut. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

export type PortalSettings = {
  dataDir: string;
  env?: Record<string, string>;
  /** Makes the system refuse to write any file beyond this size, like a full disk. */
  mostFileBytes?: number;
};

/** It makes a database first, and imports the content. */
const startLimitMs = 3 * patience;
/** The same in every test process, so that tests can sign tokens themselves. */
export const SESSION_SECRET = 'a secret for tests only, long enough to be one';

/** Starts the real portal as a process of its own and waits until it is ready. Processes of one dataDir share one database. */
export async function startPortalProcess({ dataDir, env = {}, mostFileBytes }: PortalSettings): Promise<PortalProcess> {
  const port = await freePort();
  const [command = '', ...args] = withinLimit([process.execPath, 'server/main.mjs'], mostFileBytes);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PORTAL_TEST: '1',
      SESSION_SECRET,
      LOG_LEVEL: 'warn',
      // The portal names its own, once its settings of V8 are made: code compiled with others is compiled again.
      NODE_COMPILE_CACHE: undefined,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const exited = once(child, 'exit');
  await Promise.race([
    ready(url),
    exited.then(() => Promise.reject(new Error(`The portal stopped while starting:\n${output}`))),
  ]);
  if (process.env['PORTAL_OUTPUT']) child.stderr.pipe(process.stderr);
  return {
    url,
    dataDir,
    process: child,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await exited;
    },
  };
}

/** Without a listener, the limit's signal ends a process, which a full disk would not. */
const SURVIVE_LIMIT = 'data:text/javascript,process.on("SIGXFSZ",()=>undefined)';

/** A command under a limit for files; the shell counts in blocks of 512 bytes. */
function withinLimit([node = '', ...args]: string[], mostFileBytes: number | undefined): string[] {
  if (mostFileBytes === undefined) return [node, ...args];
  const limit = `ulimit -f ${Math.ceil(mostFileBytes / 512)}; exec "$@"`;
  return ['/bin/sh', '-c', limit, 'portal', node, '--import', SURVIVE_LIMIT, ...args];
}

async function ready(url: string): Promise<void> {
  for (const started = performance.now(); performance.now() - started < startLimitMs; await pause(50)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The portal was not ready within ${startLimitMs / 1000} s`);
}

/** A data folder for one test, removed by `remove`. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  // A short name, since a Unix socket's path has little room.
  const path = await mkdtemp(join(tmpdir(), 'gq-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
