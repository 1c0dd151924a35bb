/** The texts of objects that were written before: what a chart keeps from step to step is written once. */
const written = new WeakMap<object, string>();

/** A value as a text: equal for equal values, and different for others. Unlike JSON, it tells Maps, Sets, errors and big numbers apart. */
export function textOf(value: unknown, above: readonly object[] = []): string {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? JSON.stringify(value) : plainText(value);
  const known = written.get(value);
  if (known !== undefined) return known;
  if (above.includes(value)) throw new Error('it contains itself');
  const text = objectText(value, [...above, value]);
  written.set(value, text);
  return text;
}

/** Functions and symbols do not count: nothing tells two of them apart. */
function plainText(value: unknown): string {
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value;
  return typeof value === 'bigint' ? `${value}n` : Object.is(value, -0) ? '-0' : String(value);
}

function objectText(value: object, above: readonly object[]): string {
  const entries = (record: object) =>
    Object.entries(record).map(([key, each]) => `${JSON.stringify(key)}:${textOf(each, above)}`);
  if (Array.isArray(value)) return `[${value.map((each) => textOf(each, above)).join()}]`;
  if (value instanceof Map) return `Map${textOf([...value], above)}`;
  if (value instanceof Set) return `Set${textOf([...value], above)}`;
  if (value instanceof Error) return `${value.name}(${value.message}){${entries(value).join()}}`;
  if (value instanceof RegExp) return String(value);
  if ('toJSON' in value && typeof value.toJSON === 'function') return textOf(value.toJSON(), above);
  return `{${entries(value).join()}}`;
}
