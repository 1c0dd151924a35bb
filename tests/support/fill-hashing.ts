import { hashing } from '../../server/kernel/auth/hashing.ts';

/** Takes all room for hashing in this process until what it returns is called. */
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
