import { and, assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { exploreLoaded } from '../src/explore/explore.ts';
import { travel } from '../src/journeys/journeys.ts';
import { detailMutantsOf } from '../src/mutation/detail-mutants.ts';
import { mutantsOf } from '../src/mutation/mutants.ts';

/** A gate whose guard has two parts, one with a parameter; whose delay has a name; and which assigns in every way. */
const chart = setup({
  types: { context: {} as { coins: number; open: boolean; by: string }, events: {} as { type: 'coin' | 'push' } },
  guards: {
    hasCoins: ({ context }, { least }: { least: number }) => context.coins >= least,
    isShut: ({ context }) => !context.open,
  },
  actions: {
    count: assign(({ context }) => ({ coins: context.coins + 1 })),
    sign: assign((_, by: string) => ({ by })),
  },
  delays: { soon: 300, later: ({ context }) => context.coins * 100 },
});
const gate = chart.createMachine({
  id: 'gate',
  context: { coins: 0, open: false, by: '' },
  initial: 'shut',
  states: {
    shut: {
      on: {
        coin: { actions: ['count', { type: 'sign', params: 'slot' }] },
        push: { guard: and([{ type: 'hasCoins', params: { least: 2 } }, 'isShut']), target: 'open' },
      },
    },
    open: {
      entry: assign({ open: true, coins: ({ context }) => context.coins - 2 }),
      after: { soon: 'resting' },
    },
    resting: { after: { later: 'shut' } },
  },
});
const all = [...mutantsOf(gate), ...detailMutantsOf(gate)];
const coin = { send: { type: 'coin' } };
const push = { send: { type: 'push' } };

/** Walks steps on the mutant of this name, and tells where it stands otherwise. */
function onMutant(name: string, steps: readonly object[], ends: string): string | null {
  const mutant = all.find((each) => each.name === name);
  if (mutant === undefined)
    throw new Error(`No mutant is called '${name}': ${all.map((each) => each.name).join('; ')}`);
  const journey = { name: 'walk', steps, ends } as Parameters<typeof travel>[1];
  expect(travel(gate, journey).failure).toBeNull();
  return travel(mutant.make(), journey).failure;
}

describe('a mistake', () => {
  it.each([
    ['negate the guard of gate.shut push 0', [{ ...push, refused: true }], 'shut'],
    [
      'drop isShut from the guard of gate.shut push 0',
      [coin, coin, push, { wait: 300 }, { wait: 0 }, coin, coin, { ...push, refused: true }],
      'shut',
    ],
    ['drop hasCoins {"least":2} from the guard of gate.shut push 0', [coin, { ...push, refused: true }], 'shut'],
    ['begin gate in open', [coin], 'shut'],
    ['swap the actions 0 and 1 of gate.shut coin 0', null, ''],
    ['change what it assigns in the action 0 of gate.shut coin 0', [{ ...coin, context: { coins: 1 } }], 'shut'],
    ['change what it assigns in the action 1 of gate.shut coin 0', null, ''],
    ['change the parameter of the action 1 of gate.shut coin 0', [{ ...coin, context: { by: 'slot' } }], 'shut'],
    ['change open in the entry action 0 of gate.open', [coin, coin, { ...push, context: { open: true } }], 'open'],
    ['change coins in the entry action 0 of gate.open', [coin, coin, { ...push, context: { coins: 0 } }], 'open'],
    ['double the delay soon', [coin, coin, push, { wait: 300 }], 'resting'],
    ['double the delay later', [coin, coin, coin, push, { wait: 300 }, { wait: 100 }], 'shut'],
  ])('is made, and noticed: %s', (name, steps, ends) => {
    if (steps === null) expect(all.map((each) => each.name)).toContain(name);
    else expect(onMutant(name, steps, ends)).not.toBeNull();
  });

  it('is made once', () => {
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

it('a transition that is left out leaves nothing behind: no delay, and no event kept from a wildcard', () => {
  const machine = setup({}).createMachine({
    id: 'help',
    initial: 'a',
    states: { a: { on: { '*': 'b', ask: {} }, after: { 500: 'b' } }, b: {} },
  });
  const without = (id: string) =>
    mutantsOf(machine)
      .find(({ name }) => name === `drop ${id}`)
      ?.make();
  expect(without('help.a ask 0')?.config.states?.['a']?.on).toEqual({ '*': [{ target: 'b' }] });
  const { arcs } = exploreLoaded(without('help.a after 500 0') ?? machine, { events: {}, actors: {} });
  expect(arcs.map(({ stimulus }) => stimulus.name)).not.toContain('after 500 ms');
});
