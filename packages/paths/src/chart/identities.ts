import type { Context } from './reading.ts';

/** So deep go values that are told apart by their parts; what lies deeper is equal to itself alone, as is one that contains itself. */
const DEEPEST = 30;

/**
 * What values are made of, as short texts: lists and plain objects have the same text if their parts have, functions and all other objects
 * only if they are the same.
 */
export class Identities {
  private readonly texts = new WeakMap<object, string>();
  private readonly symbols = new Map<symbol, string>();
  /** The short texts of lists and objects by those of their parts. */
  private readonly known = new Map<string, string>();
  private readonly first = new Map<string, Context>();
  private readonly following = new WeakMap<Context, Map<Context, Context>>();
  /** The objects whose texts are being made, each inside the one before. */
  private readonly underway = new Set<object>();
  private count = 0;

  /** The text of a value; that of an object is made once. */
  textOf(value: unknown): string {
    if (typeof value === 'string') return JSON.stringify(value);
    if (typeof value === 'symbol') return this.textOfSymbol(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
      return Object.is(value, -0) ? '-0' : String(value);
    const text = this.texts.get(value) ?? this.textOfObject(value);
    this.texts.set(value, text);
    return text;
  }

  /** The first of all contexts that are made of the same as this one. */
  firstOf(context: Context): Context {
    const text = this.textOf(context);
    const first = this.first.get(text) ?? context;
    this.first.set(text, first);
    return first;
  }

  /** The first context that comes of another when a step writes this, which is the first of its kind too. */
  after(context: Context, written: Context): Context {
    const ways = this.following.get(context) ?? new Map<Context, Context>();
    this.following.set(context, ways);
    const first = ways.get(written) ?? this.firstOf({ ...context, ...written });
    ways.set(written, first);
    return first;
  }

  private textOfSymbol(symbol: symbol): string {
    const text = this.symbols.get(symbol) ?? this.next();
    this.symbols.set(symbol, text);
    return text;
  }

  private textOfObject(value: object): string {
    if (this.underway.has(value) || this.underway.size > DEEPEST) return this.next();
    const isList = Array.isArray(value);
    if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return this.next();
    this.underway.add(value);
    let parts = isList ? 'list' : 'object';
    for (const [key, each] of Object.entries(value))
      parts += ` ${isList ? key : JSON.stringify(key)}:${this.textOf(each)}`;
    this.underway.delete(value);
    const text = this.known.get(parts) ?? this.next();
    this.known.set(parts, text);
    return text;
  }

  private next(): string {
    this.count += 1;
    return `#${this.count}`;
  }
}
