import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import type { Connection } from '../db/database.ts';

/** `now` is ISO 8601, since it is passed between processes. */
export type ImportOrder = { connection: Connection; dir: string; now: string; demoAccounts: boolean };
export type ImportOutcome = { ok: true } | { ok: false; message: string };

export type Importer = { run(order: ImportOrder): Promise<void>; stop(): void };

/**
 * Imports the content in a process of its own, whose memory is freed with it: a stadium's plan needs more for a second than the portal
 * does all day. It loads its code at once, while the database may still be starting; `run` throws StartupError with every mistake.
 */
export function startImporter(): Importer {
  // Its code is kept compiled as this process's own; Node keeps that of each version in a folder within.
  const kept = getCompileCacheDir();
  const env = kept === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(kept) };
  const importer = fork(new URL('import-process.ts', import.meta.url), { env });
  return {
    async run(order) {
      const ended = once(importer, 'exit').then(() =>
        Promise.reject(new Error('The import of the content broke off.')),
      );
      importer.send(order);
      const [outcome] = (await Promise.race([once(importer, 'message'), ended])) as [ImportOutcome];
      if (!outcome.ok) throw new StartupError(outcome.message);
    },
    stop: () => void importer.kill(),
  };
}
