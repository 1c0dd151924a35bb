import { type AnyEventObject, type AnyStateMachine, createMachine, setup } from 'xstate';
import { createTestModel, getAdjacencyMap } from 'xstate/graph';

/** The payloads of a chart's events; one that has none is sent bare. */
export type Cases = Readonly<Record<string, readonly object[]>>;

type Pairs = [from: number, to: number][];

function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function chartOf(id: string, size: number, pairs: Pairs): AnyStateMachine {
  const states = Array.from({ length: size }, (_, state) => {
    const leaving = pairs.filter(([from]) => from === state);
    const on = leaving.map(([, to], at) => [`e${at}`, { target: `s${to}`, reenter: true }]);
    return [`s${state}`, { on: Object.fromEntries(on) }];
  });
  return createMachine({ id, initial: 's0', states: Object.fromEntries(states) });
}

export function randomChart(size: number, degree: number): AnyStateMachine {
  const random = randomNumbers(7);
  const ring: Pairs = Array.from({ length: size }, (_, from) => [from, (from + 1) % size]);
  const others: Pairs = Array.from({ length: size * (degree - 1) }, (_, at) => [at % size, random(size)]);
  return chartOf('random', size, [...ring, ...others]);
}

export function deepChart(size: number): AnyStateMachine {
  const pairs = Array.from({ length: size }, (_, from): Pairs => [
    [from, Math.min(from + 1, size - 1)],
    [from, Math.max(from - 1, 0)],
    [from, from],
  ]);
  return chartOf('deep', size, pairs.flat());
}

export function hubChart(size: number): AnyStateMachine {
  const pairs = Array.from({ length: size - 1 }, (_, at): Pairs => [
    [0, at + 1],
    [at + 1, 0],
    [at + 1, at + 1],
  ]);
  return chartOf('hub', size, pairs.flat());
}

const GOODS = ['bread', 'cheese', 'wine', 'figs'];
const MOST = 2;

type Basket = Readonly<Record<string, number>>;

/** A shop as people write it: a basket in the context, guards that read parts of it, and a paper beside it that is read in between. */
export function shopChart(): AnyStateMachine {
  const { createMachine: create, assign } = setup({
    types: {
      context: {} as { basket: Basket; code: string | null; paid: number },
      events: {} as
        | { type: 'add' | 'remove'; good: string }
        | { type: 'check' | 'back' | 'pay' | 'turn' | 'fold' | 'code' },
    },
    guards: {
      mayAdd: ({ context, event }) => 'good' in event && (context.basket[event.good] ?? 0) < MOST,
      mayRemove: ({ context, event }) => 'good' in event && (context.basket[event.good] ?? 0) > 0,
      hasAny: ({ context }) => Object.values(context.basket).some((many) => many > 0),
    },
  });
  const by = (many: number) =>
    assign({
      basket: ({ context, event }) =>
        'good' in event
          ? { ...context.basket, [event.good]: (context.basket[event.good] ?? 0) + many }
          : context.basket,
    });
  return create({
    id: 'shop',
    context: { basket: Object.fromEntries(GOODS.map((good) => [good, 0])), code: null, paid: 0 },
    type: 'parallel',
    states: {
      sale: {
        initial: 'choosing',
        states: {
          choosing: {
            on: {
              add: { guard: 'mayAdd', actions: by(1) },
              remove: { guard: 'mayRemove', actions: by(-1) },
              check: { guard: 'hasAny', target: 'checking' },
            },
          },
          checking: {
            on: {
              back: 'choosing',
              code: { actions: assign({ code: 'half' }) },
              pay: { target: 'paid', actions: assign({ paid: ({ context }) => Object.keys(context.basket).length }) },
            },
          },
          paid: {},
        },
      },
      paper: {
        initial: 'folded',
        states: {
          folded: { on: { turn: 'news' } },
          news: { on: { turn: 'sport', fold: 'folded' } },
          sport: { on: { fold: 'folded' } },
        },
      },
    },
  });
}

/** The payloads of the shop's events. */
export const SHOP_CASES: Cases = {
  add: GOODS.map((good) => ({ good })),
  remove: GOODS.map((good) => ({ good })),
};

const eventsOf = (machine: AnyStateMachine, cases: Cases): AnyEventObject[] =>
  machine.events.flatMap((type) => (cases[type] ?? [{}]).map((payload) => ({ ...payload, type })));

/** Explores every configuration of a chart as xstate/graph does, which sends every event everywhere. */
export const exploreByXstateGraph = (machine: AnyStateMachine, cases: Cases): unknown =>
  getAdjacencyMap(machine, { events: eventsOf(machine, cases), limit: Infinity });

/** Steps and starts with which xstate/graph covers every transition: its steps begin with the start. */
export function costOfXstateGraph(machine: AnyStateMachine): number {
  const model = createTestModel(machine, {
    serializeState: (state, event, before) => JSON.stringify([state, event, before]),
  } as Parameters<typeof createTestModel>[1]);
  return model.getShortestPaths().reduce((total, { steps }) => total + steps.length, 0);
}
