import { integer, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import type { ModelFor } from '../src/chart/model.ts';
import { complaints } from '../src/explore/report.ts';
import { explore } from '../src/explore/explore.ts';
import { eventually, never, until } from '../src/explore/rules.ts';
import { fuzz } from '../src/fuzz/fuzz.ts';

/** A purse: it must never hold more than 1,000, but a gift is not checked. */
const chart = setup({
  types: {
    context: {} as { cents: number; name: string },
    events: {} as
      | { type: 'pay'; cents: number }
      | { type: 'gift'; cents: number; note: string }
      | { type: 'look' }
      | { type: 'close' },
  },
});
const purse = chart.createMachine({
  id: 'purse',
  context: { cents: 0, name: '' },
  initial: 'shut',
  states: {
    shut: { on: { look: 'open' } },
    open: {
      on: {
        close: 'shut',
        pay: {
          guard: ({ context, event }) => context.cents + event.cents <= 1000,
          actions: chart.assign({
            cents: ({ context, event }) => context.cents + ('cents' in event ? event.cents : 0),
          }),
        },
        gift: {
          actions: chart.assign({
            cents: ({ context, event }) => context.cents + ('cents' in event ? event.cents : 0),
          }),
        },
      },
    },
  },
});
const amount = integer({ min: 0, max: 5000 });
const model = {
  events: { pay: [record({ cents: amount })], gift: [record({ cents: amount, note: string() })] },
  actors: {},
  project: ({ cents }) => Math.min(cents, 1001),
  until: 'covered',
} satisfies ModelFor<typeof purse>;
const full = never<{ cents: number }>('more than it holds', ({ context }) => context.cents > 1000);
const tested = { machine: purse, model, journeys: [], rules: [full] };

describe('payloads that fast-check makes', () => {
  it('are cases like others, the same for the same seed', () => {
    const exploration = explore(purse, model);
    expect(complaints(exploration.report)).toEqual([]);
    const sent = (some: typeof exploration) => some.arcs.map(({ stimulus }) => stimulus.event);
    expect(sent(explore(purse, model))).toEqual(sent(exploration));
    expect(sent(explore(purse, { ...model, samples: { seed: 1, many: 3 } }))).not.toEqual(sent(exploration));
  });

  it('are shrunk to the simplest on the shortest path that fails', () => {
    const failure = fuzz(tested, { seed: 1, runs: 50 });
    expect(failure).toMatchObject({ broken: 'rule broken: more than it holds' });
    expect(failure?.path.steps.map(({ stimulus }) => stimulus.event)).toEqual([
      { type: 'look' },
      { type: 'gift', cents: 1001, note: '' },
    ]);
  });

  it('fail again by the seed alone', () => {
    const failure = fuzz(tested, { seed: 1, runs: 50 });
    const again = fuzz(tested, { seed: failure?.seed ?? 0, runs: 1 });
    expect(again).toEqual(failure);
  });

  it('fail nowhere where nothing is amiss', () => {
    expect(fuzz({ ...tested, rules: [] }, { seed: 1, runs: 20 })).toBeNull();
  });
});

describe('a walk breaks', () => {
  const bare = { machine: purse, model, journeys: [] };
  it.each([
    [
      'until',
      until<never>('open until closed', {
        once: ({ isIn }) => isIn('open'),
        holds: ({ isIn }) => isIn('open'),
        until: () => false,
      }),
      2,
    ],
    [
      'within',
      eventually<never>('soon shut', {
        once: ({ isIn }) => isIn('open'),
        later: ({ isIn }) => isIn('shut'),
        within: 2,
      }),
      4,
    ],
  ])('what it must keep: %s', (_, rule, steps) => {
    expect(fuzz({ ...bare, rules: [rule] }, { seed: 3, runs: 50 })?.path.steps).toHaveLength(steps);
  });

  it('a chart whose own code throws', () => {
    const throwing = chart.createMachine({
      id: 'throwing',
      context: { cents: 0, name: '' },
      on: { pay: { guard: ({ event }) => event.cents > 40 && JSON.parse('{') === 1 } },
    });
    const failure = fuzz({ ...bare, machine: throwing, rules: [] }, { seed: 5, runs: 50 });
    expect(failure?.broken).toContain('breaks: ');
    expect(failure?.path.steps.map(({ stimulus }) => stimulus.event)).toEqual([{ type: 'pay', cents: 41 }]);
  });
});
