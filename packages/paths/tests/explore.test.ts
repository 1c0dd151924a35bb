import { createMachine, fromPromise, setup, spawnChild } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type Exploration, explore, exploreLoaded } from '../src/explore/explore.ts';
import { complaints } from '../src/explore/report.ts';
import { ferryMachine, ferryModel } from './ferry.machine.ts';

const stimuliFrom = ({ nodes, arcs }: Exploration, leaf: string) =>
  new Set(arcs.filter(({ from }) => nodes[from]?.leaves.includes(leaf)).map(({ stimulus }) => stimulus.name));

describe('a chart with one of everything', () => {
  const ferry = explore(ferryMachine, ferryModel);

  it('is walked in full: states, transitions, guards, actor outcomes, delays', () => {
    expect(complaints(ferry.report)).toEqual([]);
    expect(ferry.report.leaves).toHaveLength(11);
    expect(ferry.report.edges.map(({ trigger }) => trigger)).toEqual(
      expect.arrayContaining([
        'always',
        'onDone',
        'done book',
        'error book',
        'after 1000',
        'after offer',
        'places.set',
      ]),
    );
  });

  it('is the same every time', () => {
    const again = explore(ferryMachine, ferryModel);
    expect(again.nodes.map(({ key }) => key)).toEqual(ferry.nodes.map(({ key }) => key));
    expect(again.arcs.map(({ from, to, walked }) => [from, to, walked])).toEqual(
      ferry.arcs.map(({ from, to, walked }) => [from, to, walked]),
    );
  });

  it('names what can happen in a state, and nothing that only the chart itself raises', () => {
    expect(stimuliFrom(ferry, 'ferry.trip.flow.offered')).toEqual(
      new Set(['confirm', 'change', 'pause', 'sound.toggle', 'after 1000 ms', 'after 30000 ms']),
    );
    expect(ferry.arcs.some(({ stimulus }) => stimulus.name === 'passage.lost')).toBe(false);
    expect(ferry.arcs.some(({ walked }) => walked.includes('ferry.trip.flow passage.lost 0'))).toBe(true);
  });

  it('lets the longer of two delays end only after the shorter', () => {
    const offered = ferry.nodes.filter(({ leaves }) => leaves.includes('ferry.trip.flow.offered'));
    for (const { index, moment } of offered) {
      const delays = ferry.arcs.filter(({ from, stimulus }) => from === index && stimulus.kind === 'delay');
      const expected = moment.timers.some(({ ms }) => ms === 1000) ? 'after 1000 ms' : 'after 30000 ms';
      expect(delays.map(({ stimulus }) => stimulus.name)).toEqual([expected]);
    }
  });

  it('stops early, where told to, with nothing left to find', () => {
    const soon = explore(ferryMachine, { ...ferryModel, until: 'covered' });
    expect(complaints(soon.report)).toEqual([]);
    expect(soon.arcs.length).toBeLessThan(ferry.arcs.length);
  });
});

describe('gaps', () => {
  const plain = { events: {}, actors: {} };

  it('reports an outcome that no fixture gives', () => {
    const { report } = exploreLoaded(ferryMachine, { ...ferryModel, actors: { book: [{ output: { cabin: 'A1' } }] } });
    expect(report.unreachable).toEqual(['ferry.trip.flow.failed']);
    expect(report.unwalked.map(({ id }) => id)).toContain('ferry.trip.flow.booking error book 1');
    expect(report.unseenGuards).toContain('ferry.trip.flow.booking error book 0 = true');
  });

  it.each([
    [
      { actors: { book: [{ output: { cabin: 'A1' } }] } },
      'not walked: ferry.trip.flow.booking error book 1: it never happened there: add a case to actors.book with an error that can happen there',
    ],
    [
      { events: { ...ferryModel.events, 'places.set': [{ places: 9 }] } },
      "not walked: ferry.trip.flow.counting places.set 0 [isWithin 4]: isWithin 4 always said no: add a case to events['places.set'] that it lets through",
    ],
    [
      { events: { ...ferryModel.events, 'places.set': [{ places: 2 }] } },
      "guard never: ferry.trip.flow.counting places.set 0 = false: add a case to events['places.set'] that it refuses",
    ],
    [{ events: { ...ferryModel.events, retry: [] } }, 'only the chart itself raises it'],
  ])('says why, and what to add, where %j is all there is', (only, says) => {
    const { report } = exploreLoaded(ferryMachine, { ...ferryModel, ...only });
    expect(complaints(report).join('\n')).toContain(says);
  });

  it('names an actor by its logic, whatever its id is, and in what it says', () => {
    const machine = setup({
      actors: { job: fromPromise(() => Promise.resolve(1)), clock: fromPromise(() => Promise.resolve(1)) },
    }).createMachine({
      id: 'yard',
      initial: 'a',
      states: {
        a: {
          entry: spawnChild('job', { id: 'j' }),
          invoke: {
            src: 'clock',
            id: 'c',
            onSnapshot: { guard: ({ event }) => 'hour' in event.snapshot, target: 'b' },
          },
          on: { 'xstate.done.actor.j': 'b' },
        },
        b: { type: 'final' },
      },
    });
    const { why } = exploreLoaded(machine, { events: {}, actors: { job: [{ error: 1 }], clock: [] } }).report;
    expect(why.get('yard.a done j 0')).toContain('add a case to actors.job with an output that');
    expect(why.get('yard.a snapshot clock 0')).toContain('add a case to actors.clock with a snapshot that');
  });

  it('says of what stands after a transition without guard that nothing can help it', () => {
    const states = { a: { on: { go: [{ target: 'b' }, { target: 'c' }] } }, b: { type: 'final' }, c: {} } as const;
    const { why } = exploreLoaded(createMachine({ id: 'shade', initial: 'a', states }), plain).report;
    expect(why.get('shade.a go 1')).toBe('it can never be taken: shade.a go 0, which has no guard, always is');
  });

  it('reports an actor that has no fixtures at all', () => {
    const { report } = exploreLoaded(ferryMachine, { ...ferryModel, actors: {} });
    expect(report.unusedCases).toContain('book (no cases)');
  });

  it('reports a guard that never says no, and a fixture that never comes into play', () => {
    const { report } = explore(ferryMachine, { ...ferryModel, events: { 'places.set': [{ places: 2 }, () => null] } });
    expect(report.unseenGuards).toContain('ferry.trip.flow.counting places.set 0 = false');
    expect(report.unusedCases).toContain('places.set #1');
  });

  it('reports states that nothing leads to and states that nothing leads out of', () => {
    const machine = createMachine({
      id: 'gaps',
      initial: 'one',
      states: { one: { on: { go: 'two', stay: {} } }, two: {}, three: { on: { go: 'one' } } },
    });
    expect(complaints(explore(machine, plain).report)).toEqual([
      'unreachable: gaps.three: no transition leads there',
      'dead end: gaps.two',
      'not walked: gaps.three go 0: no path comes to gaps.three',
    ]);
  });

  it('calls a dead end what it is only until a case leads out', () => {
    const machine = createMachine({
      id: 'door',
      initial: 'shut',
      states: { shut: { on: { key: { guard: ({ event }) => event.fits === true, target: 'open' } } }, open: {} },
      on: { knock: {} },
    });
    expect(complaints(explore(machine, plain).report)).toContain(
      'dead end: door.shut: unless what is not walked leads out: door.shut key 0',
    );
  });

  it('reports an error that nothing takes, and one thrown by the chart itself', () => {
    const machine = createMachine({
      id: 'faulty',
      invoke: { src: fromPromise(() => Promise.resolve()), id: 'child' },
      on: { ask: { guard: () => JSON.parse('{') === 1 } },
    });
    const { report } = exploreLoaded(machine, { events: {}, actors: { child: [{ error: 'away' }] } });
    expect(report.faults).toEqual([
      expect.stringMatching(/^ask #0 in .*: Unable to evaluate guard/),
      expect.stringMatching(/^child error #0 in .*: "away"/),
    ]);
  });

  it('reports steps that go in a circle for ever, instead of going along', () => {
    const states = { rest: { on: { go: 'one' } }, one: { always: 'two' }, two: { always: 'one' } };
    const { report } = explore(createMachine({ id: 'restless', initial: 'rest', states }), plain);
    expect(report.faults).toEqual([
      expect.stringMatching(
        /^go #0 in restless\.rest: goes in a circle .*: restless\.\w+ always 0, restless\.\w+ always 0/,
      ),
    ]);
  });

  it('stops at the limit, naming what grows', () => {
    const counting = setup({ types: { context: {} as { count: number }, events: {} as { type: 'add' } } });
    const growing = counting.createMachine({
      id: 'growing',
      context: { count: 0 },
      on: { add: { actions: counting.assign({ count: ({ context }) => context.count + 1 }) } },
    });
    const { stopped, nodes } = explore(growing, { events: {}, actors: {}, limit: 50 });
    expect(stopped).toMatch(/^most varied is count \(51 values\); more than 50 configurations/);
    expect(nodes).toHaveLength(51);
    expect(explore(growing, { events: {}, actors: {}, project: () => null }).stopped).toBe(null);
  });
});
