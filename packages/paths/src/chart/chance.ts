import { randomNumbers } from './random-numbers.ts';

/** The time that a chart sees while it is walked: it stands still, so that the same step always has the same result. */
const NOW = Date.now();
const SINCE_THE_START = performance.now();

class StandingDate extends Date {
  constructor(...given: readonly number[]) {
    super(...((given.length === 0 ? [now()] : given) as [number, number]));
  }
  static override now(): number {
    return now();
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]';
  }
}

let isWithout = false;
let seed = 0;
let numbers: (() => number) | null = null;
let isAsked = false;

const now = () => {
  isAsked = true;
  return NOW;
};
const next = () => {
  isAsked = true;
  return (numbers ??= randomNumbers(seed))();
};
const uuid = () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => Math.floor(next() * 16).toString(16));
const fill = (bytes: Uint8Array) => {
  for (const at of bytes.keys()) bytes[at] = Math.floor(next() * 2 ** 32);
  return bytes;
};

/** Chooses the random numbers and ids that follow; they are the same for the same seed. */
export function seedChance(by: number): void {
  seed = by;
  numbers = null;
}

/** True if anything that runs without chance has asked for the time, or for a random number or id. */
export const isChanceAsked = (): boolean => isAsked;

/** Runs something, at once, with the clock stopped and with random numbers and ids that depend on the seed alone. */
export function withoutChance<T>(run: () => T): T {
  if (isWithout) return run();
  const { Date: clock, crypto, performance } = globalThis;
  const { random } = Math;
  isWithout = true;
  isAsked = false;
  Object.assign(globalThis, { Date: StandingDate });
  Object.assign(performance, { now: () => SINCE_THE_START });
  Object.assign(crypto, { randomUUID: uuid, getRandomValues: fill });
  Math.random = next;
  try {
    return run();
  } finally {
    isWithout = false;
    Object.assign(globalThis, { Date: clock });
    Math.random = random;
    // Their own, on the prototype, come back.
    Reflect.deleteProperty(performance, 'now');
    Reflect.deleteProperty(crypto, 'randomUUID');
    Reflect.deleteProperty(crypto, 'getRandomValues');
  }
}
