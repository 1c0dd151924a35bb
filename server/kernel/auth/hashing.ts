import { availableParallelism } from 'node:os';
import { bounded } from '../bounded.ts';

/**
 * Hashing passwords. It shares four threads with compression and files, and takes a core each time: so at most half of the threads, and
 * one core is left. What waits is done within about a second.
 */
export const hashing = bounded({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 32,
  retryAfterSeconds: 2,
});
