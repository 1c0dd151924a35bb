import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Feature, Sweep } from './kernel/feature.ts';
import { HOUR_MS } from '../machines/flow/durations.ts';

/** The hourly upkeep of all features: deletes expired rows, then files. */
export async function keepUp(plugged: readonly Feature[], what: 'rows' | 'files'): Promise<void> {
  for (const { upkeep } of plugged) await upkeep?.[what]?.();
}

/** Runs every feature's sweeps in the background, over and over. Returns a function that stops them once those under way have finished. */
export function startSweeps(plugged: readonly Feature[], log: Logger): () => Promise<void> {
  const ending = new AbortController();
  const hourly = (what: 'rows' | 'files') => ({
    name: `old ${what}`,
    restMs: HOUR_MS,
    run: () => keepUp(plugged, what),
  });
  const sweeps = [...plugged.flatMap((feature) => feature.sweeps ?? []), hourly('rows'), hourly('files')];
  const running = sweeps.map((sweep) => repeat(sweep, ending.signal, log));
  return async () => {
    ending.abort();
    await Promise.all(running);
  };
}

type Repeated = Pick<Sweep, 'name' | 'restMs'> & { run: () => Promise<unknown> };

/** Runs a sweep again and again, even after a failure. */
async function repeat({ name, restMs, run }: Repeated, signal: AbortSignal, log: Logger): Promise<void> {
  while (!signal.aborted) {
    await run().catch((error: unknown) => log.warn({ err: error, sweep: name }, 'sweep failed'));
    await pause(restMs, undefined, { signal }).catch(() => undefined);
  }
}
