/** The texts of objects that were written before: what a chart keeps from step to step is written once. */
const written = new WeakMap<object, string>();

/** The objects whose texts are being written: one that comes again is inside itself. */
const underway = new Set<object>();

/** A value as a text: equal for equal values, and different for others. Unlike JSON, it tells Maps, Sets, errors and big numbers apart. */
export function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? JSON.stringify(value) : plainText(value);
  const known = written.get(value);
  if (known !== undefined) return known;
  if (underway.has(value)) throw new Error('it contains itself');
  underway.add(value);
  try {
    const text = objectText(value);
    written.set(value, text);
    return text;
  } finally {
    underway.delete(value);
  }
}

/** The same; null for a value that cannot be written down. */
export function textIfAny(value: unknown): string | null {
  try {
    return textOf(value);
  } catch {
    return null;
  }
}

/** Functions and symbols do not count: nothing tells two of them apart. */
function plainText(value: unknown): string {
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value;
  return typeof value === 'bigint' ? `${value}n` : Object.is(value, -0) ? '-0' : String(value);
}

function objectText(value: object): string {
  const entries = (record: object) =>
    Object.entries(record).map(([key, each]) => `${JSON.stringify(key)}:${textOf(each)}`);
  if (Array.isArray(value)) return `[${value.map((each) => textOf(each)).join()}]`;
  if (value instanceof Map) return `Map${textOf([...value])}`;
  if (value instanceof Set) return `Set${textOf([...value])}`;
  if (value instanceof Error) return `${value.name}(${value.message}){${entries(value).join()}}`;
  if (value instanceof RegExp) return String(value);
  if ('toJSON' in value && typeof value.toJSON === 'function') return textOf(value.toJSON());
  return `{${entries(value).join()}}`;
}
