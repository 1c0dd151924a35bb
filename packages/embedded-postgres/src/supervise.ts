import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { Postmaster } from './postmaster.ts';

export type Supervision = {
  /** The running postmaster, or the one being started. */
  current(): Promise<Postmaster>;
  /** Ends the watch; a running server keeps running. */
  release(): Promise<Postmaster>;
};

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;

/** Keeps a PostgreSQL running: whenever it dies, another is acquired; retries never stop, but slow down. */
export function supervise(first: Postmaster, acquire: () => Promise<Postmaster>, log: Log): Supervision {
  const state = { released: false, current: Promise.resolve(first) };

  async function acquireAgain(last: Postmaster): Promise<Postmaster> {
    for (let delay = FIRST_DELAY_MS; !state.released; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
      try {
        return await acquire();
      } catch (error) {
        log.error({ err: error }, `PostgreSQL does not come back; next try in ${delay} ms`);
        await pause(delay);
      }
    }
    return last;
  }

  async function keepAlive(): Promise<void> {
    for (let postmaster = first; ; postmaster = await state.current) {
      await postmaster.gone;
      if (state.released) return;
      log.warn({ pid: postmaster.pid }, 'PostgreSQL is gone; getting it back');
      state.current = acquireAgain(postmaster);
    }
  }

  void keepAlive();
  return {
    current: () => state.current,
    release: () => {
      state.released = true;
      return state.current;
    },
  };
}
