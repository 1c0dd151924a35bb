import pLimit from 'p-limit';
import { Problem } from './http/problem.ts';

export type Bounds = {
  /** How much of this work runs at a time. */
  atOnce: number;
  /** How much more may wait for its turn. */
  mostWaiting: number;
  retryAfterSeconds: number;
};

export type Bounded = {
  /** Does the work when its turn comes. Throws 503 at once, and does nothing, when too much waits already. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Throws the same 503 while nothing more could wait: for what should not even begin then. */
  demandRoom: () => void;
};

/** Keeps heavy work from taking more than its share: a few at a time, a short queue, and past it the caller is asked to come back. */
export function bounded({ atOnce, mostWaiting, retryAfterSeconds }: Bounds): Bounded {
  const limit = pLimit(atOnce);
  const demandRoom = () => {
    const isFull = limit.activeCount >= atOnce && limit.pendingCount >= mostWaiting;
    if (isFull) throw new Problem(503, 'too_busy', { retryAfterSeconds });
  };
  return {
    demandRoom,
    run: async (work) => {
      demandRoom();
      return limit(work);
    },
  };
}
