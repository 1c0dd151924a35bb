import { assign, fromPromise, sendParent, sendTo, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { ModelFor, ModelInside } from '../src/chart/model.ts';
import { explore, exploreLoaded } from '../src/explore/explore.ts';
import { complaints } from '../src/explore/report.ts';
import { brokenRules, never } from '../src/explore/rules.ts';
import { brokenJourneys } from '../src/journeys/suite.ts';
import { mutate } from '../src/mutation/mutate.ts';
import { cover } from '../src/paths/cover.ts';
import { replayOnChart } from '../src/replay/replay-on-chart.ts';
import { type JourneyFor } from '../src/journeys/journeys.ts';

/** A till that lets a card reader, a chart of its own, do the paying. */
const reader = setup({
  types: {
    input: {} as { cents: number },
    context: {} as { cents: number },
    events: {} as { type: 'card' } | { type: 'cancel' },
    output: {} as { paid: number },
  },
  actors: { bank: fromPromise<boolean, number>(() => Promise.reject(new Error('never run'))) },
}).createMachine({
  id: 'reader',
  context: ({ input }) => input,
  initial: 'waiting',
  output: ({ context }) => ({ paid: context.cents }),
  on: { cancel: '.stopped' },
  states: {
    waiting: { on: { card: 'asking' }, after: { 1000: 'stopped' } },
    asking: {
      entry: sendParent({ type: 'reader.busy' }),
      invoke: {
        src: 'bank',
        input: ({ context }) => context.cents,
        onDone: [{ guard: ({ event }) => event.output, target: 'paid' }, { target: 'waiting' }],
        onError: 'waiting',
      },
    },
    paid: { type: 'final' },
    stopped: { entry: sendParent({ type: 'reader.stopped' }), type: 'final' },
  },
});

const till = setup({
  types: {
    context: {} as { paid: number },
    events: {} as { type: 'pay' } | { type: 'back' } | { type: 'reader.busy' } | { type: 'reader.stopped' },
  },
  actors: { reader },
}).createMachine({
  id: 'till',
  context: { paid: 0 },
  initial: 'open',
  states: {
    open: { on: { pay: 'paying' } },
    paying: {
      invoke: {
        src: 'reader',
        id: 'front',
        systemId: 'reader',
        input: { cents: 250 },
        onDone: { target: 'closed', actions: assign({ paid: ({ event }) => event.output.paid }) },
      },
      initial: 'idle',
      on: {
        back: { actions: sendTo('front', { type: 'cancel' }) },
        'reader.busy': '.busy',
        'reader.stopped': 'open',
      },
      states: { idle: {}, busy: {} },
    },
    closed: { type: 'final' },
  },
});

const inside = {
  events: { cancel: [] },
  actors: { bank: [{ output: true }, { output: false }, { error: 'no line' }] },
} satisfies ModelInside<typeof reader>;
const model = {
  events: { 'reader.busy': [], 'reader.stopped': [] },
  actors: { reader: [] },
  leftByParent: ['till.paying.idle', 'till.paying.busy'],
  inside: { reader: inside },
} satisfies ModelFor<typeof till>;

describe('a chart inside another', () => {
  const exploration = explore(till, model);

  it('is walked with it, to the end of both', () => {
    expect(complaints(exploration.report)).toEqual([]);
    expect(exploration.report.leaves).toContain('reader.asking');
    expect(exploration.arcs.map(({ stimulus }) => stimulus.name)).toEqual(
      expect.arrayContaining(['reader/card', 'reader/bank done', 'after 1000 ms']),
    );
    expect(exploration.nodes.at(-1)?.moment.snapshot.context).toBeDefined();
  });

  it('is covered by paths that lead there again', () => {
    const { paths, uncovered } = cover(exploration);
    expect(uncovered).toEqual([]);
    expect(replayOnChart(till, exploration, paths)).toEqual([]);
  });

  it('keeps rules that speak of both', () => {
    const strange = never('busy while nobody asks', ({ isIn }) => isIn('busy') && isIn('reader.waiting'));
    expect(brokenRules(exploration, [strange])).toEqual([
      expect.stringContaining(
        'in till.paying.busy + reader.waiting after start > pay #0 > reader/card #0 > reader/bank',
      ),
    ]);
    expect(() => brokenRules(exploration, [never('no', ({ isIn }) => isIn('reader.wating'))])).toThrow(
      'reader.waiting',
    );
  });

  it('has journeys, in which the bank answers the child', () => {
    const journeys: JourneyFor<typeof till>[] = [
      {
        name: 'refused, then paid',
        steps: [
          { send: { type: 'pay' }, now: ['idle', 'reader.waiting'] },
          { send: { type: 'card' }, to: 'reader', now: ['busy', 'asking'] },
          { actor: 'bank', of: 'reader', output: false, now: 'reader.waiting' },
          { send: { type: 'card' }, to: 'reader', enters: ['busy', 'asking'] },
          { actor: 'bank', of: 'reader', output: true, context: { paid: 250 } },
        ],
        ends: 'closed',
      },
      {
        name: 'given up',
        steps: [{ send: { type: 'pay' } }, { send: { type: 'back' }, now: 'open' }],
        ends: 'open',
      },
      { name: 'too slow', steps: [{ send: { type: 'pay' } }, { wait: 1000, now: 'open' }], ends: 'open' },
    ];
    const tested = { machine: till, model, journeys, rules: [] };
    expect(brokenJourneys(tested)).toEqual([]);
    expect(mutate(tested).survivors).toEqual([]);
  });

  it('may be taken as cases instead', () => {
    const { inside: _, ...rest } = model;
    const { report } = exploreLoaded(till, { ...rest, actors: { reader: [{ output: { paid: 1 } }] } });
    expect(report.leaves).not.toContain('reader.asking');
    expect(report.unreachable).toEqual(['till.paying.busy']);
  });

  it('must be one', () => {
    expect(() =>
      exploreLoaded(till, { events: {}, actors: {}, inside: { printer: { events: {}, actors: {} } } }),
    ).toThrow("'till' has no chart 'printer' to walk inside");
  });
});
