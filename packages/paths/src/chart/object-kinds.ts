/** The kind of objects of a class: `isHost` if the platform brings it, `hides` the reason why their state can't be seen. */
export type Kind = { isHost: boolean; hides: string | null };

/** The kind of what has no class. */
export const PLAIN: Kind = { isHost: false, hides: null };
const kinds = new WeakMap<object, Kind>();

/** The kind of an object, by its classes. */
export function kindOf(value: object): Kind {
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype === null || prototype === Object.prototype) return PLAIN;
  const known = kinds.get(prototype) ?? kindFrom(prototype);
  kinds.set(prototype, known);
  return known;
}

type Class = new (...given: never[]) => object;

function kindFrom(prototype: object): Kind {
  const classes = classesFrom(prototype);
  const own = classes.filter((each) => !isOfHost(each));
  const hiding = own.find((each) => HIDDEN.test(withoutTexts(String(each))));
  return {
    isHost: own.length < classes.length,
    hides: hiding === undefined ? null : `what ${hiding.name} keeps in its #private fields cannot be seen`,
  };
}

function classesFrom(prototype: object): Class[] {
  const classes: Class[] = [];
  for (let at: object | null = prototype; at !== null; at = Object.getPrototypeOf(at) as object | null) {
    const { constructor: made } = at;
    if (typeof made === 'function' && made !== Object && !classes.includes(made as Class)) classes.push(made as Class);
  }
  return classes;
}

const isOfHost = (made: Class): boolean => (globalThis as Readonly<Record<string, unknown>>)[made.name] === made;

/** A private field of each object where a class declares it; methods and static fields hold nothing of an object's own. */
const HIDDEN = /[{};\n]\s*#[\w$]+\s*(?:=|;|\n|\})/;

/** A source without its comments and texts. */
const withoutTexts = (source: string): string =>
  source.replaceAll(/\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\[^]|[^'\\\n])*'|"(?:\\[^]|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`/g, '');

/** True for an object with more properties than its `keys`: named by a symbol, or not enumerable. */
export const hasHidden = (value: object, keys: readonly string[]): boolean =>
  Object.getOwnPropertyNames(value).length > keys.length || Object.getOwnPropertySymbols(value).length > 0;

/** The visible state of an object of the platform, beside its own properties; that of a handle, such as a promise, is empty. */
export function hostParts(value: object): unknown[] {
  const { constructor: made } = value as { constructor?: { name?: string } };
  return [made?.name, ...seenOf(value)];
}

function seenOf(value: object): unknown[] {
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
  if (value instanceof DataView) return [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
  if (value instanceof URLSearchParams || value instanceof Headers || value instanceof FormData) return [...value];
  if (value instanceof Blob) return [value.size, value.type, ...('name' in value ? [value.name] : [])];
  if (value instanceof AbortController) return [value.signal.aborted];
  if (value instanceof AbortSignal) return [value.aborted];
  const plain = value.valueOf();
  return typeof plain === 'object' ? [] : [plain];
}
