import { fork } from 'node:child_process';
import { once } from 'node:events';
import { StartupError } from '../config/startup-error.ts';
import type { Connection } from '../db/database.ts';

/** `now` is ISO 8601: it travels between processes. */
export type ImportOrder = { connection: Connection; dir: string; now: string; demoAccounts: boolean };
export type ImportOutcome = { ok: true } | { ok: false; message: string };

export type Importer = { run(order: ImportOrder): Promise<void>; stop(): void };

/**
 * Imports the content in a process of its own, whose memory goes with it: a stadium's plan needs more of it for a second than the portal
 * does for a day. It loads its code at once, while the database may still be starting; `run` throws StartupError with every mistake.
 */
export function startImporter(): Importer {
  const importer = fork(new URL('import-process.ts', import.meta.url));
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
