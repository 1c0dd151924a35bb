import pLimit from 'p-limit';
import { Problem } from './problem.ts';

export type Bounds = {
  /** The most that run at a time. */
  atOnce: number;
  /** The most that wait in the queue. */
  mostWaiting: number;
  retryAfterSeconds: number;
};

export type Bounded = {
  /** Does the work when its turn comes. Throws 503 at once, and does nothing, if the queue is full. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Throws the same 503 while the queue is full: a check before anything is begun. */
  demandRoom: () => void;
};

/** Keeps heavy work to its share: a few at a time, then a short queue; past that the caller is asked to come back. */
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
