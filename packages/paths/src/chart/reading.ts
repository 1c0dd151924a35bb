import type { Identities } from './identities.ts';

export type Context = Readonly<Record<string, unknown>>;

/** Stands for the names of a context's keys, which a step reads when it looks at all of them. */
const KEYS = Symbol('keys');

/** A part of a context that a step can read: the value of a key, or the set of keys. */
export type Of = string | typeof KEYS;

/** A part of a context as a text: where it is the same, so is everything that a step makes of it. */
export const readAt = (context: Context, of: Of, identities: Identities): string =>
  of === KEYS ? Object.keys(context).join('\n') : of in context ? identities.textOf(context[of]) : 'absent';

/** Asks a watched context for its reading. */
const READING = Symbol('reading');

/** The reading of a context that is watched; undefined for any other. */
export const readingOf = (context: unknown): Reading | undefined =>
  (context as { [READING]?: Reading } | undefined)?.[READING];

/** One step's reading of a context: what it sees of it, and what it writes. */
export class Reading {
  /** The parts of the earlier context that it read, each once, in order. */
  readonly reads = new Map<Of, string>();
  /** True if the step did something after which nobody can tell what it depends on. */
  isSpoilt = false;
  /** The context as it is now, unwatched. */
  now: Context;
  /** The same, to be given to the chart's code. */
  context: Context;
  private readonly before: Context;
  private readonly identities: Identities;
  private readonly whenLate: () => void;
  private isOpen = true;
  /** The keys that the step has written. */
  private own: readonly string[] = [];

  /** `whenLate` hears that something was read after the step's end, by a function that it left behind. */
  constructor(before: Context, identities: Identities, whenLate: () => void) {
    this.before = before;
    this.identities = identities;
    this.now = before;
    this.whenLate = whenLate;
    this.context = watched(before, this, this.own);
  }

  /** Goes on with a context in which some keys are new. */
  goOn(now: Context, keys: readonly string[]): Context {
    this.own = [...new Set([...this.own, ...keys])];
    this.now = now;
    this.context = watched(now, this, this.own);
    return this.context;
  }

  /** Ends the reading, and gives what the step wrote. What it leaves behind is read first, so that no watched context hides in it. */
  end(left: readonly unknown[]): Context | null {
    const written = Object.fromEntries(this.own.map((key) => [key, this.now[key]]));
    for (const each of Object.values(written)) this.identities.textOf(each);
    for (const each of left) this.identities.textOf(each);
    this.isOpen = false;
    return this.now === this.before ? null : written;
  }

  /** Notes a look at the context as it was. */
  note(of: Of): void {
    if (this.reads.has(of)) return;
    if (this.isOpen) this.reads.set(of, readAt(this.before, of, this.identities));
    else this.whenLate();
  }
}

/** A context in which every look is noted, but for those at what the step wrote itself. */
const watched = (target: Context, reading: Reading, own: readonly string[]): Context =>
  new Proxy(target, new Watch(reading, own));

class Watch implements ProxyHandler<Record<string, unknown>> {
  private readonly reading: Reading;
  private readonly own: readonly string[];

  constructor(reading: Reading, own: readonly string[]) {
    this.reading = reading;
    this.own = own;
  }

  get(target: Context, key: string | symbol): unknown {
    if (key === READING) return this.reading;
    this.look(key);
    return Reflect.get(target, key);
  }

  has(target: Context, key: string | symbol): boolean {
    this.look(key);
    return Reflect.has(target, key);
  }

  getOwnPropertyDescriptor(target: Context, key: string | symbol): PropertyDescriptor | undefined {
    this.look(key);
    return Reflect.getOwnPropertyDescriptor(target, key);
  }

  ownKeys(target: Context): (string | symbol)[] {
    this.reading.note(KEYS);
    return Reflect.ownKeys(target);
  }

  set(target: Context, key: string | symbol, value: unknown): boolean {
    this.reading.isSpoilt = true;
    return Reflect.set(target, key, value);
  }

  deleteProperty(target: Context, key: string | symbol): boolean {
    this.reading.isSpoilt = true;
    return Reflect.deleteProperty(target, key);
  }

  private look(key: string | symbol): void {
    if (typeof key === 'string' && !this.own.includes(key)) this.reading.note(key);
  }
}
