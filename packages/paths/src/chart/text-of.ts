import { hasHidden, hostParts, type Kind, kindOf, PLAIN } from './object-kinds.ts';

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

function plainText(value: unknown): string {
  if (typeof value === 'function') return functionText(value as () => unknown);
  if (typeof value === 'symbol') return symbolText(value);
  return typeof value === 'bigint' ? `${value}n` : Object.is(value, -0) ? '-0' : String(value);
}

const functions = new WeakMap<object, string>();
const sources = new Map<string, string>();

/** Functions are equal if their code is: whoever comes by the same way again makes them anew, with the same in them. */
function functionText(value: () => unknown): string {
  const known = functions.get(value);
  if (known !== undefined) return known;
  const source = `${value.name} ${String(value)}`;
  const text = sources.get(source) ?? `function ${sources.size}`;
  sources.set(source, text);
  functions.set(value, text);
  return text;
}

const symbols = new Map<symbol, string>();

/** A symbol of the whole program by its name, any other by itself: none is equal to it. */
function symbolText(symbol: symbol): string {
  const known = symbols.get(symbol);
  if (known !== undefined) return known;
  const name = Symbol.keyFor(symbol);
  const text = name === undefined ? `symbol ${symbols.size}` : `symbol ${JSON.stringify(name)}`;
  symbols.set(symbol, text);
  return text;
}

function objectText(value: object): string {
  if (Array.isArray(value)) return `[${value.map((each) => textOf(each)).join()}]`;
  if (value instanceof Error) return `${value.name}(${value.message})${partsText(value, OF_ERRORS)}`;
  if ('toJSON' in value && typeof value.toJSON === 'function') return textOf(value.toJSON());
  const kind = kindOf(value);
  return kind === PLAIN ? partsText(value) : textOfKind(value, kind);
}

function textOfKind(value: object, { isHost, hides }: Kind): string {
  if (hides !== null) throw new Error(hides);
  if (value instanceof Map) return `Map${textOf([...value])}`;
  if (value instanceof Set) return `Set${textOf([...value])}`;
  if (value instanceof RegExp) return String(value);
  return isHost ? `${textOf(hostParts(value))}${partsText(value, NONE)}` : partsText(value);
}

const NONE: readonly string[] = [];
const OF_ERRORS: readonly string[] = ['cause', 'errors'];

/** The properties of an object, and of those that no loop comes to the wanted ones: named by a symbol, or not enumerable. */
function partsText(value: object, wanted?: readonly string[]): string {
  const keys = Object.keys(value);
  let text = '';
  for (const key of keys)
    text += `${JSON.stringify(key)}:${textOf((value as Readonly<Record<string, unknown>>)[key])},`;
  return `{${hasHidden(value, keys) ? text + hiddenText(value, wanted ?? Reflect.ownKeys(value)) : text}}`;
}

function hiddenText(value: object, wanted: readonly (string | symbol)[]): string {
  let text = '';
  for (const key of wanted) {
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (property === undefined || !('value' in property) || (property.enumerable && typeof key === 'string')) continue;
    text += `${textOf(key)}?${textOf(property.value)},`;
  }
  return text;
}
