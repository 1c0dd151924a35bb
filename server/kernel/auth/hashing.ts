import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { bounded } from '../http/bounded.ts';
import type { Task } from './hash-thread.ts';

/** Hashing occupies a core each time, so one core stays free. The queue is cleared within about a second. */
export const hashing = bounded({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 32,
  retryAfterSeconds: 2,
});

/** Threads that wait for their next task, one for each that ran at the same time. */
const idle: Worker[] = [];

/** Hashes a text by Argon2id with a salt of its own. Throws 503 while too many are waiting. */
export const hash = (text: string): Promise<string> => hashing.run(() => inThread<string>({ hash: text }));

/**
 * True if a hash was made of this text. False for anything that isn't a hash and, in the same time, where there is none.
 * Throws 503 while too many are waiting.
 */
export const isOfHash = (text: string, kept: string | undefined): Promise<boolean> =>
  hashing.run(() => inThread<boolean>({ verify: text, kept }));

/** Derives 32 bytes from a text and a salt by Argon2id. Throws 503 while too many are waiting. */
export const deriveKey = async (text: string, salt: Buffer): Promise<Buffer> =>
  Buffer.from(await hashing.run(() => inThread<Uint8Array>({ derive: text, salt })));

async function inThread<Answer>(task: Task): Promise<Answer> {
  const thread = idle.pop() ?? new Worker(new URL('hash-thread.ts', import.meta.url), { env: {}, execArgv: [] });
  // A command must not end before its password is hashed, nor stay because of a thread that has nothing to do.
  thread.ref();
  // A thread has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  thread.postMessage(task);
  // A thread that fails is an event `error`, which rejects here; the next task starts another.
  const [answer] = (await once(thread, 'message')) as [Answer];
  thread.unref();
  idle.push(thread);
  return answer;
}
