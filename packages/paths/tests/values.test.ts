import { nat } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { samplesOf } from '../src/chart/arbitrary.ts';
import { exploreLoaded } from '../src/explore/explore.ts';
import { complaints } from '../src/explore/report.ts';
import { mutateDetails } from '../src/mutation/mutate.ts';

const bare = { events: {}, actors: {} };

/** A chart that counts to two in a value of some kind, and then is done. */
const countingIn = (start: () => unknown, next: (value: never) => unknown, countOf: (value: never) => number) => {
  type At = { context: { value: unknown } };
  const isDone = ({ context }: At) => countOf(context.value as never) >= 2;
  const count = assign({ value: ({ context }: At) => next(context.value as never) });
  return createMachine({
    id: 'counting',
    context: () => ({ value: start() }),
    initial: 'a',
    states: {
      a: { on: { add: { guard: (at) => !isDone(at), actions: count }, end: { guard: isDone, target: 'b' } } },
      b: { type: 'final' },
    },
  });
};

describe('values of all kinds', () => {
  const key = Symbol('key');
  const [zero, one, two] = [Symbol('n'), Symbol('n'), Symbol('n')];
  const hiding = (n: number) => Object.defineProperty({}, 'n', { value: n });
  const bytes = (n: number) => new Uint8Array([n]).buffer;
  class Shown {
    readonly n: number;
    #doubled(): number {
      return this.n * 2;
    }
    constructor(n: number) {
      this.n = n;
    }
    get count(): number {
      return this.#doubled() / 2;
    }
  }

  it.each([
    [
      'addresses’ parameters',
      () => new URLSearchParams('n=0'),
      (v: URLSearchParams) => new URLSearchParams({ n: `${Number(v.get('n')) + 1}` }),
      (v: URLSearchParams) => Number(v.get('n')),
    ],
    [
      'bytes',
      () => bytes(0),
      (v: ArrayBuffer) => bytes((new Uint8Array(v)[0] ?? 0) + 1),
      (v: ArrayBuffer) => new Uint8Array(v)[0] ?? 0,
    ],
    ['files', () => new File([], 'f'), (v: File) => new File(['.'.repeat(v.size + 1)], 'f'), (v: File) => v.size],
    [
      'keys that are symbols',
      () => ({ [key]: 0 }),
      (v: { [key]: number }) => ({ [key]: v[key] + 1 }),
      (v: { [key]: number }) => v[key],
    ],
    [
      'properties that no loop comes to',
      () => hiding(0),
      (v: { n: number }) => hiding(v.n + 1),
      (v: { n: number }) => v.n,
    ],
    ['symbols', () => zero, (v: symbol) => (v === zero ? one : two), (v: symbol) => [zero, one, two].indexOf(v)],
    [
      'functions',
      () => Math.min,
      (v: unknown) => (v === Math.min ? Math.max : Math.abs),
      (v: unknown) => [Math.min, Math.max, Math.abs].indexOf(v as never),
    ],
    ['classes with fields for all', () => new Shown(0), (v: Shown) => new Shown(v.n + 1), (v: Shown) => v.count],
    [
      'causes of errors',
      () => new Error('e', { cause: 0 }),
      (v: Error) => new Error('e', { cause: Number(v.cause) + 1 }),
      (v: Error) => Number(v.cause),
    ],
  ])('tell configurations apart: %s', (_, ...parts) => {
    const { nodes, report } = exploreLoaded(countingIn(...(parts as unknown as Parameters<typeof countingIn>)), bare);
    expect([nodes.length, complaints(report)]).toEqual([4, []]);
  });

  class Hidden {
    #n: number;
    constructor(n: number) {
      this.#n = n;
    }
    get count(): number {
      return this.#n;
    }
  }
  const hidden = countingIn(
    () => new Hidden(0),
    ({ count }: Hidden) => new Hidden(count + 1),
    ({ count }: Hidden) => count,
  );

  it('are refused where nobody can see what they are, unless `project` says', () => {
    expect(() => exploreLoaded(hidden, bare)).toThrow(
      "The context of 'counting' cannot be written down (what Hidden keeps in its #private fields cannot be seen), so configurations cannot be told apart: give the model a `project`",
    );
    const project = (context: unknown) => (context as { value: Hidden }).value.count;
    expect(complaints(exploreLoaded(hidden, { ...bare, project }).report)).toEqual([]);
  });

  it('need not be written down where they are made, or are the input of an actor', () => {
    const made = samplesOf(
      nat().map((n) => new Hidden(n)),
      0,
      3,
    );
    expect(made).toHaveLength(3);
    const machine = createMachine({
      id: 'asking',
      initial: 'a',
      states: { a: { tags: ['busy'], invoke: { src: 'load', input: () => new Hidden(1) } } },
    });
    const model = { events: {}, actors: { load: [] } };
    expect(mutateDetails({ machine, model, journeys: [], rules: [] }).survivors).toContain(
      'drop the tag busy of asking.a',
    );
  });

  it.each([
    ['a promise', () => Promise.resolve(1)],
    ['a function', () => () => 1],
    ['a means to abort', () => new AbortController()],
  ])('are one where they are but a handle: %s', (_, make) => {
    const machine = createMachine({
      id: 'handling',
      context: () => ({ handle: make() as unknown }),
      on: { again: { actions: assign({ handle: make }) } },
    });
    expect(exploreLoaded(machine, bare).nodes).toHaveLength(1);
  });
});

it.each([
  ['of the day', () => Date.now()],
  ['since the start', () => performance.now()],
])('the time %s stands still', (_, now) => {
  const clock = setup({ types: { context: {} as { at: number } } });
  const note = { actions: clock.assign({ at: () => now() }) };
  const chart = clock.createMachine({
    id: 'clock',
    context: { at: 0 },
    on: { first: note, second: note, third: { ...note } },
  });
  const { nodes } = exploreLoaded(chart, { events: {}, actors: {} });
  expect(nodes).toHaveLength(2);
});
