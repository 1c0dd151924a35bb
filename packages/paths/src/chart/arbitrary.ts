import { createRequire } from 'node:module';
import type * as fastCheck from 'fast-check';
import { textIfAny } from './text-of.ts';

/** A value with its arbitrary's own note on how to make it simpler. */
type Noted<Value> = { readonly value: Value; readonly context: unknown };

/** An arbitrary of fast-check, by its shape: values to make, and simpler ones to try instead. */
export type Arbitrary<Value> = {
  generate(random: never, bias: number | undefined): Noted<Value>;
  shrink(value: Value, context: unknown): Iterable<Noted<Value>>;
  canShrinkWithoutContext(value: unknown): boolean;
};

/** A value, and the arbitrary that made it. */
export type Made = Noted<object> & { readonly arbitrary: Arbitrary<object> };

/** Makes values of arbitraries, one after the other. */
export type Maker = (arbitrary: Arbitrary<object>) => Made;

export function isArbitrary(value: unknown): value is Arbitrary<object> {
  const { generate, shrink, canShrinkWithoutContext } = (value ?? {}) as Partial<Arbitrary<object>>;
  return (
    typeof generate === 'function' && typeof shrink === 'function' && typeof canShrinkWithoutContext === 'function'
  );
}

/** The same values for the same seed; every second one is close to the edges. @throws if fast-check is not installed */
export function makerOf(seed: number): Maker {
  const random = randomOf(seed);
  let count = 0;
  return (arbitrary) => {
    count += 1;
    const { value, context } = arbitrary.generate(random, count % 2 === 0 ? undefined : EDGY);
    return { value, context, arbitrary };
  };
}

/** fast-check's measure of how often a value is close to the edges of what is possible: one in so many. */
const EDGY = 2;

const samples = new WeakMap<Arbitrary<object>, Map<string, readonly object[]>>();

/** Some values of an arbitrary, each once, the same for the same seed. */
export function samplesOf(arbitrary: Arbitrary<object>, seed: number, many: number): readonly object[] {
  const bySeed = samples.get(arbitrary) ?? new Map<string, readonly object[]>();
  samples.set(arbitrary, bySeed);
  const key = `${seed} ${many}`;
  const known = bySeed.get(key);
  if (known !== undefined) return known;
  const make = makerOf(seed);
  const made = Array.from({ length: many }, () => make(arbitrary).value);
  const values = [...new Map(made.map((value) => [textIfAny(value) ?? value, value])).values()];
  bySeed.set(key, values);
  return values;
}

type FastCheck = Pick<typeof fastCheck, 'Arbitrary' | 'Value' | 'sample'>;

/** @throws if fast-check is not installed, saying what to do */
function fastCheckHere(): FastCheck {
  try {
    return createRequire(import.meta.url)('fast-check') as FastCheck;
  } catch (cause) {
    throw new Error('Random values are made by fast-check, which is not installed: npm install --save-dev fast-check', {
      cause,
    });
  }
}

/** fast-check's own random numbers: an arbitrary that keeps those it is given is the documented way to them. */
function randomOf(seed: number): never {
  const { Arbitrary: Base, Value, sample } = fastCheckHere();
  let found: unknown;
  class Ears extends Base<null> {
    override generate(random: { clone: () => unknown }) {
      found ??= random.clone();
      return new Value(null, undefined);
    }
    override canShrinkWithoutContext(_: unknown): _ is null {
      return false;
    }
    override shrink(): never {
      throw new Error('Nothing is made here, so nothing is simpler.');
    }
  }
  sample(new Ears(), { seed, numRuns: 1 });
  return found as never;
}
