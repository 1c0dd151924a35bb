import { availableParallelism } from 'node:os';
import { bounded } from '../http/bounded.ts';

/**
 * Hashes passwords. Hashing shares four threads with compression and files, and occupies a core each time, so at most half of the threads
 * are used and one core stays free. The queue is cleared within about a second.
 */
export const hashing = bounded({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 32,
  retryAfterSeconds: 2,
});
