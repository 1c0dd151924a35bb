/** A value that differs in one thing from a given one: the next number, the other truth, another text, a list without its last; the same if it has none. */
export function altered(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'bigint') return value + 1n;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}?`;
  if (Array.isArray(value)) return value.length === 0 ? value : value.slice(0, -1);
  if (!isPlain(value)) return value;
  for (const [key, each] of Object.entries(value)) {
    const other = altered(each);
    if (other !== each) return { ...value, [key]: other };
  }
  return value;
}

/** Alters a value, or the results of the function that gives it. */
export function alteredResult(given: unknown): unknown {
  if (typeof given !== 'function') return altered(given);
  return (...args: unknown[]): unknown => altered((given as (...args: unknown[]) => unknown)(...args));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
