type Kept<Value> = { value: Promise<Value>; until: number };

const MOST_KEPT = 500;

/**
 * Keeps what `read` found for a key for so many milliseconds; askers at the same time share one reading, and a failed one is forgotten.
 * For facts that change rarely and whose change may show a moment later: never for what decides who gets a place.
 */
export function remember<Value>(
  freshMs: number,
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const kept = new Map<string, Kept<Value>>();
  return (key) => {
    const now = performance.now();
    const known = kept.get(key);
    if (known !== undefined && known.until > now) return known.value;
    const value = read(key);
    kept.delete(key);
    kept.set(key, { value, until: now + freshMs });
    value.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
