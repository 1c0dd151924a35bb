import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

export type Sweeper = { stop(): Promise<void> };

/** Does some work again and again with a rest in between, whatever happens, until it is stopped. */
export function sweep(name: string, restMs: number, log: Logger, work: () => Promise<unknown>): Sweeper {
  const ending = new AbortController();
  const running = (async () => {
    while (!ending.signal.aborted) {
      await work().catch((error: unknown) => log.warn({ err: error, sweep: name }, 'sweep failed'));
      await pause(restMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: () => {
      ending.abort();
      return running;
    },
  };
}
