import { type Cache, shelfOf } from './cache.ts';

type Settings<Value> = { cache: Cache; name: string; freshMs: number; bytesOf: (value: Value) => number };

/**
 * Caches the result of `read` for a key for this many milliseconds; simultaneous callers share one read, and a failed one is discarded.
 * For facts that change rarely and whose change may show a moment later: never for deciding who gets a place.
 */
export function cached<Value extends object>(
  { cache, name, freshMs, bytesOf }: Settings<Value>,
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const kept = shelfOf<{ value: Value; until: number }>(cache, name);
  const underWay = new Map<string, Promise<Value>>();

  const readNow = async (key: string): Promise<Value> => {
    const until = performance.now() + freshMs;
    const value = await read(key);
    kept.set(key, { value, until }, bytesOf(value));
    return value;
  };

  return (key) => {
    const known = kept.get(key);
    if (known !== undefined && known.until > performance.now()) return Promise.resolve(known.value);
    const reading = underWay.get(key) ?? readNow(key).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  };
}
