import { describe, expect, it } from 'vitest';
import { assign, createMachine, fromCallback, fromObservable, sendTo, setup, type SnapshotFrom } from 'xstate';
import { rewriteChart } from '../src/chart/chart-config.ts';
import { travel } from '../src/journeys/journeys.ts';
import { mutate, mutateDetails } from '../src/mutation/mutate.ts';
import { edgesOf } from '../src/chart/edges.ts';
import { retargetedOf } from '../src/mutation/mutants.ts';
import { brokenJourneys, unpinnedEdges } from '../src/journeys/suite.ts';
import { ferryJourneys } from './ferry.journeys.ts';
import { ferryMachine, ferryModel } from './ferry.machine.ts';

const tested = { machine: ferryMachine, model: ferryModel, journeys: ferryJourneys, rules: [] };

describe('journeys with pinned ends', () => {
  it('go as they are written and take every transition', () => {
    expect(brokenJourneys(tested)).toEqual([]);
    expect(unpinnedEdges(tested, edgesOf(ferryMachine))).toEqual([]);
  });

  it('turn red when a transition is retargeted', () => {
    const machine = rewriteChart(ferryMachine, {
      transition: (transition, { node, eventType }) =>
        node.key === 'lost' && eventType === 'change' ? { ...transition, target: 'booking' } : transition,
    });
    expect(brokenJourneys({ ...tested, machine })).toEqual([
      'an offer that ends, step 7 (change): expected counting, stands in ferry.trip.flow.booking + ferry.sound.on',
    ]);
  });

  it.each([
    [{ actor: 'book', error: 'full' }, 'step 1 (book error): book is not running; running: none'],
    [
      { send: { type: 'places.set', places: 3 }, context: { places: 2 } },
      'step 1 (places.set): expected places to be 2, is 3',
    ],
    [{ wait: 5 }, 'step 1 (wait 5 ms): no delay of 5 ms is next'],
    [{ send: { type: 'confirm' } }, 'step 1 (confirm): is refused in ferry.trip.flow.counting + ferry.sound.on'],
    [{ send: { type: 'pause' }, refused: true as const }, 'step 1 (pause): should be refused in'],
    [
      { send: { type: 'pause' }, enters: ['paused', 'sound.on'] },
      'step 1 (pause): expected to enter paused + sound.on, enters ferry.trip.paused',
    ],
  ])('say why a step cannot be: %j', (step, why) => {
    const { failure } = travel(ferryMachine, { name: 'wrong', steps: [step], ends: 'counting' });
    expect(failure).toContain(`wrong, ${why}`);
  });
});

it('a journey without an input, of a chart that breaks without one, says so', () => {
  const context = ({ input }: { input: { id: string } }) => ({ id: input.id });
  const machine = createMachine({ id: 'reader', context } as object);
  expect(travel(machine, { name: 'reads', steps: [], ends: [] }).failure).toMatch(
    /^reads, at the start, without `input`: Cannot read properties of undefined/,
  );
});

describe.each([
  ['a plain walk', {}],
  ['a walk with real actors', { inside: {} }],
])("what an actor says of itself is a journey's step too, in %s:", (_, model) => {
  const prices = fromObservable<number, undefined>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }));
  const isHigh = ({ event }: { event: { snapshot: SnapshotFrom<typeof prices> } }) =>
    (event.snapshot.context ?? 0) > 100;
  const machine = setup({ actors: { prices } }).createMachine({
    id: 'ticker',
    initial: 'waiting',
    states: {
      waiting: { invoke: { src: 'prices', onSnapshot: { guard: isHigh, target: 'alarm' } } },
      alarm: {},
    },
  });
  const low = { actor: 'prices', snapshot: { context: 50 }, refused: true } as const;
  const high = { actor: 'prices', snapshot: { context: 150 } };

  it('where it leads on', () => {
    const { failure, walked } = travel(machine, { name: 'it rises', steps: [low, high], ends: 'alarm' }, model);
    expect(failure).toBe(null);
    expect(walked).toEqual(['ticker.waiting snapshot prices 0']);
  });

  it('and where it does not', () => {
    const { failure } = travel(
      machine,
      { name: 'it rises', steps: [low, { ...high, refused: true }], ends: [] },
      model,
    );
    expect(failure).toBe('it rises, step 2 (prices snapshot): should be refused in ticker.alarm');
  });
});

describe('mutation', () => {
  it('is noticed in at least 95 of 100 by the journeys and the walk', () => {
    const { killed, survivors } = mutate(tested);
    expect(killed).toBeGreaterThan(50);
    expect(survivors.length / (killed + survivors.length)).toBeLessThanOrEqual(0.05);
  });

  it('survives where nothing is pinned: a generated walk follows the mistake', () => {
    const mutants = retargetedOf(ferryMachine, 'beside').filter(({ name }) => name.includes('flow.lost change'));
    const { survivors } = mutate({ ...tested, model: { ...ferryModel, until: 'covered' }, journeys: [] }, { mutants });
    expect(survivors).toContain('retarget ferry.trip.flow.lost change 0 to ferry.trip.flow.booking');
  });

  it('is not counted where the journeys fail on the chart as it is', () => {
    const wrong = { name: 'wrong', steps: [], ends: 'trip.sailed' };
    expect(() => mutate({ ...tested, journeys: [...tested.journeys, wrong] })).toThrow(
      /its own journeys fail: mend them first\.\n {2}wrong, /,
    );
  });

  it('is not counted where the walk of the chart was stopped, and what to do is told', () => {
    const add = assign({ count: ({ context }: { context: { count: number } }) => context.count + 1 });
    const machine = createMachine({ id: 'growing', context: { count: 0 }, on: { add: { actions: add } } });
    const model = { events: {}, actors: {}, limit: 50 };
    expect(() => mutate({ machine, model, journeys: [], rules: [] })).toThrow(
      /its walk was stopped: mend that first\.\n {2}most varied is count \(51 values\).*`project: /,
    );
  });

  it.each([
    ['big numbers', 1n, 2n],
    ['Maps', new Map([['a', 1]]), new Map([['a', 2]])],
  ])('is told from the chart by %s, beside values that cannot be written down', (_, kept, other) => {
    const self: { of?: unknown } = {};
    self.of = self;
    const keeping = (value: unknown) => createMachine({ id: 'till', context: { self, kept: value }, on: { pay: {} } });
    const wrong = (value: unknown) => ({ name: 'wrong', touches: [], make: () => keeping(value) });
    const model = { events: {}, actors: {}, project: () => null };
    const scoreOf = (value: unknown) =>
      mutate({ machine: keeping(kept), model, journeys: [], rules: [] }, { mutants: [wrong(value)] });
    expect(scoreOf(other).survivors).toEqual(['wrong']);
    expect(scoreOf(structuredClone(kept)).alike).toEqual(['wrong']);
  });

  it('does not blame the tests for a mistake that changes nothing', () => {
    const states = { a: { on: { go: 'by' } }, by: { always: 'b' }, b: { on: { back: 'by' } } };
    const machine = createMachine({ id: 'alike', initial: 'a', states });
    const { alike, survivors } = mutate({ machine, model: { events: {}, actors: {} }, journeys: [], rules: [] });
    expect(alike).toContain('retarget alike.a go 0 to alike.b');
    expect(survivors).not.toContain('retarget alike.a go 0 to alike.b');
  });

  it('asks for a test where an event only has an action, and for none where it does nothing', () => {
    const isOn = ({ context }: { context: { rings: number } }) => context.rings > 0;
    const ring = assign({ rings: ({ context }: { context: { rings: number } }) => Math.min(1, context.rings + 1) });
    const machine = createMachine({
      id: 'hall',
      context: { rings: 0 },
      invoke: { id: 'speaker', src: fromCallback(() => {}) },
      on: {
        ring: { actions: ring },
        say: { guard: isOn, actions: sendTo('speaker', { type: 'said' }) },
        look: { guard: isOn },
      },
    } as object);
    const model = { events: {}, actors: {}, watches: ['speaker'] };
    const { alike, survivors } = mutate({ machine, model, journeys: [], rules: [] });
    expect(survivors).toContain('negate the guard of hall say 0');
    expect(alike).toContain('negate the guard of hall look 0');
    const details = mutateDetails({ machine, model, journeys: [], rules: [] });
    expect(details.alike).toEqual([]);
    expect(details.survivors).toContain('drop the action 0 of hall say 0');
  });

  it('tells what is not walked from what does the same', () => {
    const states = { a: { on: { go: 'b', pay: { guard: () => false, target: 'c' } } }, b: {}, c: { on: { go: 'b' } } };
    const machine = createMachine({ id: 'till', initial: 'a', states });
    const { alike, unwalked } = mutate({ machine, model: { events: {}, actors: {} }, journeys: [], rules: [] });
    expect(unwalked).toEqual(['drop till.c go 0', 'delete till.c']);
    expect(alike).toEqual([]);
    const excusing = { machine, model: { events: {}, actors: {} }, journeys: [], rules: [] };
    expect(() => mutate({ ...excusing, equivalents: { 'delete till.c': 'nobody comes there' } })).toThrow(
      "excuses 'delete till.c' for nothing: it does not count anyway",
    );
  });

  it('leads each transition to every other state where it is told to, but not there where it leads already', () => {
    const named = retargetedOf(ferryMachine, 'everywhere').map(({ name }) => name);
    expect(named).toContain('retarget ferry.trip.choosing always 0 to ferry.trip.flow.booking');
    expect(named).toContain('retarget ferry.trip.choosing always 0 to ferry.sound.off');
    expect(named).not.toContain('retarget ferry.trip.choosing always 0 to ferry.trip.flow.counting');
  });
});
