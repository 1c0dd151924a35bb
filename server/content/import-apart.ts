import { fork } from 'node:child_process';
import { once } from 'node:events';
import { StartupError } from '../config/startup-error.ts';
import type { Connection } from '../db/database.ts';

/** `now` is ISO 8601: it travels between processes. */
export type ImportOrder = { connection: Connection; dir: string; now: string };
export type ImportOutcome = { ok: true } | { ok: false; message: string };

/**
 * Imports the content in a process of its own, whose memory goes with it: a stadium's plan needs more of it for a second than the portal
 * does for a day. Throws StartupError with every mistake in the content.
 */
export async function importContentApart(order: ImportOrder): Promise<void> {
  const importer = fork(new URL('import-process.ts', import.meta.url));
  importer.send(order);
  const ended = once(importer, 'exit').then(() => Promise.reject(new Error('The import of the content broke off.')));
  const [outcome] = (await Promise.race([once(importer, 'message'), ended])) as [ImportOutcome];
  if (!outcome.ok) throw new StartupError(outcome.message);
}
