import { hashing } from '../../server/kernel/auth/hashing.ts';

/** Fills the queue for hashing in this process until the returned function is called. */
export function fillHashing(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting: Promise<void>[] = [];
  for (let isFull = false; !isFull;) {
    waiting.push(hashing.run(() => promise));
    try {
      hashing.demandRoom();
    } catch {
      isFull = true;
    }
  }
  return async () => {
    resolve();
    await Promise.all(waiting);
  };
}
