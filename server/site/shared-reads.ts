import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../kernel/clock.ts';

/** People who ask within this time get the same, as visitors do from the cache of answers. */
const FRESH_MS = 1000;
/** How long somebody waits for a read while there is an earlier one. */
const PATIENCE_MS = 100;
/** An earlier read is used instead only for this long. */
const STALE_MS = 2000;

/** `begunAt` is on the machine's clock, and `clockAt` on the app's own, which tests move; `tookMs` is 0 while the read is under way. */
type Read = { begunAt: number; clockAt: number; tookMs: number };

type Settings<Value> = {
  clock: Clock;
  /** False for what must not be given to anybody else, such as a failure. */
  isKept: (value: Value) => boolean;
};

/**
 * Reads something once for all who ask for it within a moment. There is one read of a thing at a time: on a busy database, more of them would
 * only slow each other down. Meanwhile those who ask get the result of the one before, if it ended a moment ago.
 */
export function createSharedReads<Value>({
  clock,
  isKept,
}: Settings<Value>): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const underWay = new Map<string, Read & { result: Promise<Value> }>();
  const ended = new Map<string, Read & { value: Value }>();

  /** True until so long after the end of the read, or after the beginning of one under way. */
  const isWithin = (ms: number, { begunAt, clockAt, tookMs }: Read): boolean =>
    performance.now() - begunAt < ms + tookMs && Math.abs(clock.now().getTime() - clockAt) < ms + tookMs;

  const keep = (key: string, { begunAt, clockAt }: Read, value: Value): void => {
    const later = ended.get(key);
    if (later !== undefined && later.begunAt >= begunAt) return;
    const end = { begunAt, clockAt, tookMs: performance.now() - begunAt, value };
    ended.set(key, end);
    setTimeout(() => ended.get(key) === end && ended.delete(key), STALE_MS).unref();
  };

  const begin = (key: string, read: () => Promise<Value>): Promise<Value> => {
    const begun = { begunAt: performance.now(), clockAt: clock.now().getTime(), tookMs: 0, result: read() };
    underWay.set(key, begun);
    const done = () => underWay.get(key) === begun && underWay.delete(key);
    begun.result
      .then(
        (value) => isKept(value) && keep(key, begun, value),
        () => undefined,
      )
      .finally(done);
    return begun.result;
  };

  return (key, read) => {
    const last = ended.get(key);
    if (last !== undefined && isWithin(FRESH_MS, last)) return Promise.resolve(last.value);
    const begun = underWay.get(key);
    const reading = begun !== undefined && isWithin(STALE_MS, begun) ? begun.result : begin(key, read);
    if (last === undefined || !isWithin(STALE_MS, last)) return reading;
    return Promise.race([reading, pause(PATIENCE_MS, last.value)]);
  };
}
