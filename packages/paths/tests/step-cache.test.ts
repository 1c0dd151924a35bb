import { describe, expect, it } from 'vitest';
import { assign, createMachine, fromPromise, raise, setup } from 'xstate';
import { activeLeaves } from '../src/chart/configuration.ts';
import type { Model } from '../src/chart/model.ts';
import { cachingSteps } from '../src/chart/step-cache.ts';
import type { Moment, Walker } from '../src/chart/step.ts';
import { stimuliAt, take } from '../src/chart/stimuli.ts';
import { walkerOf } from '../src/chart/walker.ts';
import { exploreLoaded } from '../src/explore/explore.ts';
import { ferryMachine, ferryModel } from './ferry.machine.ts';

type Context = Readonly<Record<string, unknown>>;

/** Every way of a few steps, told in full. */
function waysOf(walker: Walker, model: Model, depth = 4): unknown[] {
  const tell = ({ snapshot, timers, settled, ...moment }: Moment) => ({
    context: { ...(snapshot.context as Context) },
    leaves: activeLeaves({ snapshot, timers, settled }),
    children: Object.entries(snapshot.children).map(([id, child]) => [
      id,
      (child as { options: { input: unknown } }).options.input,
    ]),
    timers,
    settled: settled.size,
    inside: moment.inside,
  });
  const onward = (moment: Moment, left: number): unknown[] =>
    left === 0
      ? []
      : stimuliAt(moment, model).map((stimulus) => {
          const move = take(walker, moment, stimulus);
          const { walked, entered, guards, does, fault } = move;
          const told = { on: stimulus.name, walked, entered, guards, does, fault, ...tell(move.moment) };
          return fault === null ? [told, onward(move.moment, left - 1)] : [told];
        });
  return (model.inputs ?? [undefined]).map((input) => onward(walker.begin(input).moment, depth));
}

type Counted = Record<string, unknown> & { count: number; list: readonly number[] };
type At = { context: Counted };

const counting = setup({
  types: {
    context: {} as Counted,
    events: {} as { type: 'add'; by: number } | { type: 'look' } | { type: 'back' },
  },
  actors: { save: fromPromise<number, unknown>(() => Promise.resolve(1)) },
});
const base = { context: { count: 0, list: [], kept: null }, initial: 'a' } as const;
const model: Model = { events: { add: [{ by: 1 }, { by: 2 }] }, actors: { save: [{ output: 1 }, { error: 'x' }] } };
const add = counting.assign({ count: ({ context, event }) => context.count + (event.type === 'add' ? event.by : 0) });
const on = { add: { actions: add }, back: 'a' } as const;

const charts: Record<string, ReturnType<typeof counting.createMachine>> = {
  'a guard that reads a part of the context': counting.createMachine({
    ...base,
    states: { a: { on: { ...on, look: { guard: ({ context }) => context.count > 2, target: 'b' } } }, b: { on } },
  }),
  'an assignment that copies all of it': counting.createMachine({
    ...base,
    states: {
      a: { on: { ...on, look: { actions: assign(({ context }) => ({ ...context, kept: context.count })) } } },
    },
  }),
  'assignments one after the other, the later reading the former': counting.createMachine({
    ...base,
    states: {
      a: {
        on: {
          ...on,
          look: { actions: [add, assign({ list: ({ context }) => [...context.list, context.count] }), add] },
        },
      },
    },
  }),
  'a context that is kept in itself, or in an event that waits': counting.createMachine({
    ...base,
    states: {
      a: {
        on: {
          ...on,
          look: {
            target: 'b',
            actions: assign({ kept: ({ context }) => ({ count: { ...context }, whole: [context.list] }) }),
          },
        },
      },
      b: { entry: raise(({ context }) => ({ type: 'add', by: context.count }), { delay: 5 }), on },
    },
  }),
  'the context itself as an input, and a part of it': counting.createMachine({
    ...base,
    states: {
      a: { on: { ...on, look: 'b' } },
      b: {
        invoke: [
          { src: 'save', id: 'whole', input: ({ context }: At) => context, onDone: 'a' },
          { src: 'save', id: 'deep', input: ({ context }: At) => ({ order: { of: context } }), onError: 'a' },
        ],
        on,
      },
    },
  }),
  'keys that come and are looked for': counting.createMachine({
    ...base,
    states: {
      a: {
        on: {
          ...on,
          look: [
            { guard: ({ context }) => 'seen' in context && Object.keys(context).length > 3, target: 'b' },
            { actions: assign(() => ({ seen: undefined })) },
          ],
        },
      },
      b: { on },
    },
  }),
  'what cannot be done with a watched context': counting.createMachine({
    ...base,
    states: {
      a: { on: { ...on, look: { guard: ({ context }) => structuredClone(context).count > 1, target: 'b' } } },
      b: { on },
    },
  }),
  'a context that an assignment writes to': counting.createMachine({
    ...base,
    states: {
      a: {
        on: {
          ...on,
          look: {
            actions: assign(({ context }) => ({
              ...Object.assign({ ...context }, { count: 5 }),
              list: [context.count],
            })),
          },
        },
      },
    },
  }),
};

describe('a walk that caches steps goes where one does that takes each', () => {
  it.each(Object.entries(charts))('with %s', (_, machine) => {
    expect(waysOf(cachingSteps(walkerOf(machine, model)), model)).toEqual(waysOf(walkerOf(machine, model), model));
  });

  it('with history, delays, regions and actors', () => {
    const ferry = ferryModel as unknown as Model;
    const walker = walkerOf(ferryMachine, ferry);
    expect(waysOf(cachingSteps(walker), ferry, 5)).toEqual(waysOf(walker, ferry, 5));
  });
});

it('asks the chart once for all contexts that differ in what it does not read', () => {
  let asked = 0;
  const isOpen = ({ context }: { context: { open: boolean } }) => {
    asked += 1;
    return context.open;
  };
  const machine = createMachine({
    context: { count: 0, open: false },
    initial: 'a',
    states: {
      a: {
        on: {
          add: {
            guard: ({ context }) => context.count < 50,
            actions: assign({ count: ({ context }) => context.count + 1 }),
          },
          look: { guard: isOpen as never, target: 'b' },
        },
      },
      b: {},
    },
  });
  expect(exploreLoaded(machine, { events: {}, actors: {} }).nodes).toHaveLength(51);
  expect(asked).toBe(1);
});

it('walks again without memory where something that is left behind reads on', () => {
  const machine = counting.createMachine({
    ...base,
    states: {
      a: { on: { add: { guard: ({ context }) => context.count < 3, actions: add }, look: 'b' } },
      b: {
        invoke: {
          src: 'save',
          input:
            ({ context }: At) =>
            () =>
              context.count,
          onDone: {
            target: 'c',
            actions: assign({ kept: ({ event }: { event: { output: number } }) => event.output }),
          },
        },
      },
      c: { type: 'final' },
    },
  });
  const late: Model = {
    events: { add: [{ by: 1 }] },
    actors: { save: [({ input }) => ({ output: (input as () => number)() })] },
  };
  const ends = exploreLoaded(machine, late).nodes.flatMap(({ status, moment }) =>
    status === 'done' ? [(moment.snapshot.context as Counted)['kept']] : [],
  );
  expect(new Set(ends)).toEqual(new Set([0, 1, 2, 3]));
});
