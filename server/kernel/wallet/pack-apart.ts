import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bounded } from '../http/bounded.ts';
import type { AppleIssuer } from './apple.ts';

/** The parts of a pass. */
export type PassParts = {
  /** Its pictures, and pass.json, by file name. */
  files: Record<string, Uint8Array>;
  /** The translations by language, escaped as the file format wants them. */
  strings: Record<string, Record<string, string>>;
  certificates: AppleIssuer['certificates'];
};

/** The library signs in plain JavaScript: a tenth of a second in which nobody else would be answered. */
const packing = bounded({ atOnce: 1, mostWaiting: 50, retryAfterSeconds: 5 });

/** Signs a pass for Apple Wallet and packs it into its file, in a thread of its own. Throws 503 when too many are queued. */
export const packPass = (parts: PassParts): Promise<Buffer> => packing.run(() => pack(parts));

/** Throws the same 503 while the queue is full: a check before a phone is sent for a pass. */
export const demandRoomToPack = (): void => packing.demandRoom();

async function pack(parts: PassParts): Promise<Buffer> {
  const thread = new Worker(new URL('pack-thread.ts', import.meta.url), { workerData: parts, env: {}, execArgv: [] });
  // A thread that fails is an event `error`, which rejects here.
  const [file] = (await once(thread, 'message')) as [Uint8Array];
  return Buffer.from(file);
}
