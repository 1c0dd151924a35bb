const texts = new WeakMap<object, string>();
const symbols = new Map<symbol, number>();
let count = 0;

/** So deep go values that are told apart by their parts; what lies deeper, as in one that contains itself, is equal to itself alone. */
const DEEPEST = 30;

/**
 * A text that is equal only for values made of equal ones: lists and plain objects by their parts, functions and all other objects only by
 * being the same. Written once for each object.
 */
export function identityText(value: unknown, depth = 0): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function' || (typeof value === 'object' && value !== null)) {
    const known = texts.get(value) ?? objectText(value, depth);
    texts.set(value, known);
    return known;
  }
  if (typeof value === 'symbol') symbols.set(value, symbols.get(value) ?? symbols.size);
  if (typeof value === 'symbol') return `symbol ${symbols.get(value)}`;
  if (typeof value === 'bigint') return `${value}n`;
  return Object.is(value, -0) ? '-0' : String(value);
}

function objectText(value: object, depth: number): string {
  const parts = (each: unknown) => identityText(each, depth + 1);
  if (depth < DEEPEST && Array.isArray(value)) return `[${value.map(parts).join()}]`;
  if (depth < DEEPEST && Object.getPrototypeOf(value) === Object.prototype)
    return `{${Object.entries(value)
      .map(([key, each]) => `${JSON.stringify(key)}:${parts(each)}`)
      .join()}}`;
  count += 1;
  return `#${count}`;
}
