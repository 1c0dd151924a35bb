import { beforeAll, describe, expect, it, vi } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { exploreLoaded } from '../src/explore/explore.ts';
import { travel } from '../src/journeys/journeys.ts';
import { mutate } from '../src/mutation/mutate.ts';
import type { Model } from '../src/chart/model.ts';

/** The clock itself: a chart that is walked sees it standing still. */
const clock = performance.now.bind(performance);
/** Never false; oxlint could tell of a plain `true`. */
const forEver = () => Date.now() > 0;
const loop = (): boolean => {
  while (forEver());
  return true;
};
const model: Model = { events: {}, actors: {}, patience: 0.5 };
const lamp = setup({
  types: { events: {} as { type: 'push'; hard: boolean } | { type: 'pull' }, context: {} as { times: number } },
  guards: { isHard: ({ event }) => event.type === 'push' && event.hard && loop() },
  actions: { count: assign({ times: () => Number(loop()) }) },
});
const states = {
  dark: { on: { push: { guard: 'isHard', target: 'lit' }, pull: 'lit' } },
  lit: { on: { pull: { actions: 'count', target: 'dark' } } },
} as const;
const machine = lamp.createMachine({ id: 'lamp', context: { times: 0 }, initial: 'dark', states });
const hard: Model = { ...model, events: { push: [{ hard: false }, { hard: true }] } };

/** All that a walk needs is loaded once, with time enough: what follows has little. */
beforeAll(() => {
  const soft: Model = { events: { push: [{ hard: false }], pull: [] }, actors: {} };
  exploreLoaded(machine, soft);
  exploreLoaded(machine, { ...soft, inside: {} });
});

describe('a loop for ever is stopped, and named with its place', () => {
  it('in a guard', () => {
    expect(() => exploreLoaded(machine, hard)).toThrow(
      'lamp: the guard isHard never comes to an end in lamp.dark on push {"hard":true}: it was stopped after 0.5 s.',
    );
  });

  it('in an assignment', () => {
    expect(() => exploreLoaded(machine, { ...model, events: { push: [] } })).toThrow(
      'lamp: the action count never comes to an end in lamp.lit on pull',
    );
  });

  it('in a guard without a name', () => {
    const states = { a: { on: { go: { guard: loop, target: 'b' } } }, b: {} };
    const nameless = createMachine({ id: 'x', initial: 'a', states });
    expect(() => exploreLoaded(nameless, model)).toThrow('x: the guard of x.a go 0 never comes to an end in x.a on go');
  });

  it('where real actors run, whose clock is given back', () => {
    const { setTimeout } = globalThis;
    expect(() => exploreLoaded(machine, { ...hard, inside: {} })).toThrow('the guard isHard never comes to an end');
    expect(globalThis.setTimeout).toBe(setTimeout);
  });

  it('on a journey', () => {
    const steps = [{ send: { type: 'push', hard: true }, refused: true as const }];
    expect(travel(machine, { name: 'hard', steps, ends: 'dark' }, model).failure).toContain(
      'hard: lamp: the guard isHard never comes to an end in lamp.dark on push {"hard":true}',
    );
  });
});

it.each([
  ['once, where the processor was at work on it all along', 1],
  ['twice, where the machine may have been asleep', 0],
])('a loop for ever is tried %s', (_, share) => {
  let tries = 0;
  const count = () => {
    tries += 1;
    return loop();
  };
  const chart = createMachine({
    id: 'x',
    initial: 'a',
    states: { a: { on: { go: { guard: count, target: 'b' } } }, b: {} },
  });
  const spied = vi
    .spyOn(process, 'threadCpuUsage')
    .mockImplementation(() => ({ user: clock() * 1000 * share, system: 0 }));
  try {
    expect(() => exploreLoaded(chart, model)).toThrow('never comes to an end');
  } finally {
    spied.mockRestore();
  }
  expect(tries).toBe(2 - share);
});

it('a mistake that lets a chart loop for ever is noticed', () => {
  const counting = setup({ types: { context: {} as { left: number }, events: {} as { type: 'on' } } });
  const chart = counting.createMachine({
    id: 'count',
    context: { left: 0 },
    initial: 'a',
    states: {
      a: { on: { on: { target: 'b', actions: assign({ left: 1 }) } } },
      b: { on: { on: { guard: ({ context }) => context.left > 0 || loop(), target: 'c' } } },
      c: { type: 'final' },
    },
  });
  const journeys = [{ name: 'on', steps: [{ send: { type: 'on' } }, { send: { type: 'on' } }], ends: 'c' }];
  const drop = {
    name: 'drop the action',
    touches: [],
    make: () =>
      createMachine({ ...chart.config, states: { ...chart.config.states, a: { on: { on: 'b' } } } } as object),
  };
  const score = mutate({ machine: chart, model, journeys, rules: [] }, { mutants: [drop] });
  expect(score).toMatchObject({ killed: 1, survivors: [] });
});
