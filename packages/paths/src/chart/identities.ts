import { hasHidden } from './object-kinds.ts';
import type { Context } from './reading.ts';

/** So deep go values that are told apart by their parts; what lies deeper is equal to itself alone, as is one that contains itself. */
const DEEPEST = 30;

/**
 * Identifies values by short texts: lists and plain objects have the same text if their parts have, functions and all other objects only if
 * they are the same.
 */
export class Identities {
  private readonly texts = new WeakMap<object, string>();
  private readonly words = new Map<string | symbol, string>();
  /** The short texts of lists and objects by those of their parts. */
  private readonly known = new Map<string, string>();
  private readonly first = new Map<string, Context>();
  private readonly following = new WeakMap<Context, Map<Context, Context>>();
  /** The objects whose texts are being made, each inside the one before. */
  private readonly underway = new Set<object>();
  private count = 0;

  /** The text of a value; that of an object is made once. */
  textOf(value: unknown): string {
    if (typeof value === 'string' || typeof value === 'symbol') return this.textOfWord(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
      return Object.is(value, -0) ? '-0' : String(value);
    const known = this.texts.get(value);
    if (known !== undefined) return known;
    const text = isMadeOfParts(value) ? this.textOfParts(value) : this.next();
    this.texts.set(value, text);
    return text;
  }

  /** The same for what is certain to be made of parts: an event or a context. */
  textOfWhole(value: object): string {
    const text = this.texts.get(value) ?? this.textOfParts(value);
    this.texts.set(value, text);
    return text;
  }

  /** The first of all contexts that are made of the same as this one. */
  firstOf(context: Context): Context {
    const text = this.textOfWhole(context);
    const first = this.first.get(text);
    if (first !== undefined) return first;
    this.first.set(text, context);
    return context;
  }

  /** The first context that comes of another when a step writes this, which is the first of its kind too. */
  after(context: Context, written: Context): Context {
    const ways = this.following.get(context) ?? new Map<Context, Context>();
    const known = ways.get(written);
    if (known !== undefined) return known;
    const first = this.firstOf({ ...context, ...written });
    this.following.set(context, ways.set(written, first));
    return first;
  }

  private textOfWord(word: string | symbol): string {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    const text = this.next();
    this.words.set(word, text);
    return text;
  }

  private textOfParts(value: object): string {
    if (this.underway.has(value) || this.underway.size > DEEPEST) return this.next();
    const isList = Array.isArray(value);
    this.underway.add(value);
    let parts = isList ? 'list' : 'object';
    for (const key of Object.keys(value)) {
      const each = (value as Readonly<Record<string, unknown>>)[key];
      parts += ` ${isList ? key : this.textOfWord(key)}:${this.textOf(each)}`;
    }
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

const isMadeOfParts = (value: object): boolean =>
  Array.isArray(value) || (Object.getPrototypeOf(value) === Object.prototype && !hasHidden(value, Object.keys(value)));
