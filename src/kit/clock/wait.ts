import type { ServerClock } from './server-clock.ts';

/** Waits for that many milliseconds; rejects as soon as the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new Error('The wait was stopped.'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** The longest delay of a browser's timer: it fires at once if asked for more. */
const longestTimerMs = 2 ** 31 - 1;

/** Waits until the pause is over or the clock is corrected, whichever comes first. */
async function pauseOrCorrection(milliseconds: number, clock: ServerClock, signal: AbortSignal): Promise<void> {
  const correction = new AbortController();
  const unsubscribe = clock.subscribe(() => correction.abort());
  try {
    await pause(milliseconds, AbortSignal.any([signal, correction.signal]));
  } catch (reason) {
    if (signal.aborted) throw reason;
  } finally {
    unsubscribe();
  }
}

/** Waits until the server's clock shows `time` (milliseconds since 1970), even if that clock is corrected meanwhile. */
export async function waitUntil(time: number, clock: ServerClock, signal: AbortSignal): Promise<void> {
  while (clock.now() < time) await pauseOrCorrection(Math.min(time - clock.now(), longestTimerMs), clock, signal);
}
