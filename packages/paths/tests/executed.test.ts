import {
  assign,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  raise,
  sendParent,
  sendTo,
  setup,
  type ActorRefFrom,
} from 'xstate';
import { describe, expect, it } from 'vitest';
import { explore, exploreLoaded } from '../src/explore/explore.ts';
import { complaints } from '../src/explore/report.ts';
import { type Journey, travel } from '../src/journeys/journeys.ts';

describe('real actors', () => {
  it('that only answer do so, and are found by their names in the system', () => {
    const counter = fromTransition((count: number) => count + 1, 0);
    const chart = setup({
      actors: { counter },
      types: { context: {} as { seen: number }, events: {} as { type: 'add' } },
      actions: {
        look: assign(({ system }) => ({ seen: (system.get('count').getSnapshot() as { context: number }).context })),
      },
    });
    const machine = chart.createMachine({
      id: 'counting',
      context: { seen: 0 },
      invoke: { src: 'counter', id: 'counter', systemId: 'count' },
      initial: 'few',
      states: {
        few: {
          on: {
            add: [
              { guard: ({ context }) => context.seen === 2, target: 'many' },
              { actions: [sendTo('counter', { type: 'add' }), 'look'] },
            ],
          },
        },
        many: { type: 'final' },
      },
    });
    expect(complaints(exploreLoaded(machine, { events: {}, actors: {}, inside: {} }).report)).toEqual([
      'case never used: counter (no cases)',
    ]);
  });

  it('that are spawned, talk to their parent and to each other', () => {
    const child = setup({ types: { events: {} as { type: 'ping' } } }).createMachine({
      id: 'child',
      initial: 'a',
      states: { a: { on: { ping: { target: 'b', actions: sendParent({ type: 'pong' }) } } }, b: { type: 'final' } },
    });
    const chart = setup({
      actors: { child },
      types: {
        context: {} as { one: ActorRefFrom<typeof child> | null },
        events: {} as { type: 'go' } | { type: 'pong' },
      },
    });
    const machine = chart.createMachine({
      id: 'parent',
      context: { one: null },
      initial: 'start',
      states: {
        start: {
          on: { go: { target: 'on', actions: chart.assign({ one: ({ spawn }) => spawn('child', { id: 'one' }) }) } },
        },
        on: { entry: sendTo('one', { type: 'ping' }), on: { pong: 'over' } },
        over: { type: 'final' },
      },
    });
    const { report } = explore(machine, {
      events: { pong: [] },
      actors: { child: [] },
      inside: { child: { events: { ping: [] }, actors: {} } },
    });
    expect(report.unreachable).toEqual([]);
    expect(report.unwalked).toEqual([]);
  });

  it('that are spawned without ids can be found again', () => {
    const item = createMachine({ id: 'item', initial: 'open', states: { open: { on: { tick: 'done' } }, done: {} } });
    const chart = setup({ actors: { item }, types: { context: {} as { items: unknown[] } } });
    const list = chart.createMachine({
      id: 'list',
      context: { items: [] },
      on: {
        add: {
          guard: ({ context }) => context.items.length < 2,
          actions: chart.assign({ items: ({ context, spawn }) => [...context.items, spawn('item')] }),
        },
      },
    });
    const { nodes, faults } = exploreLoaded(list, {
      events: {},
      actors: { item: [] },
      inside: { item: { events: {}, actors: {} } },
    });
    expect(faults).toEqual([]);
    expect(nodes).toHaveLength(7);
  });

  it('of one name are chosen on a journey by their ids', () => {
    const job = fromPromise(() => Promise.resolve(0));
    const item = setup({ actors: { job } }).createMachine({
      id: 'item',
      initial: 'open',
      states: { open: { on: { tick: 'working' } }, working: { invoke: { src: 'job', onDone: 'done' } }, done: {} },
    });
    const list = setup({ actors: { item, job } }).createMachine({
      id: 'list',
      invoke: [
        { src: 'item', id: 'one' },
        { src: 'item', id: 'two' },
      ],
      initial: 'both',
      states: {
        both: {
          invoke: [
            { src: 'job', id: 'quick', onDone: 'first' },
            { src: 'job', id: 'slow', onDone: 'second' },
          ],
        },
        first: {},
        second: {},
      },
    });
    const model = { inside: { item: { events: {}, actors: {} } } };
    const journey = (name: string, steps: Journey['steps'], ends: Journey['ends']): Journey => ({ name, steps, ends });
    const inTwo = [
      { send: { type: 'tick' }, to: 'two' },
      { actor: 'job', of: 'two', output: 1 },
    ];
    const journeys = [
      journey('the slow one', [{ actor: 'job', id: 'slow', output: 1 }], 'second'),
      journey('inside the second', inTwo, ['both', 'open', 'item.done']),
      journey('a wrong id', [{ actor: 'job', id: 'late', output: 1 }], 'second'),
    ];
    expect(journeys.map((each) => travel(list, each, model).failure)).toEqual([
      null,
      null,
      expect.stringContaining("job 'late' is not running; running: item 'one', item 'two', job 'quick', job 'slow'"),
    ]);
  });

  it('that go on without end are steered, or run by the simulated clock', () => {
    const ticks = fromObservable<number, undefined>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }));
    const bell = fromCallback(({ sendBack }) => {
      const timer = setInterval(() => sendBack({ type: 'ring' }), 500);
      return () => clearInterval(timer);
    });
    const chart = setup({ actors: { ticks, bell }, types: { events: {} as { type: 'ring' } } }).createMachine({
      id: 'house',
      initial: 'quiet',
      states: {
        quiet: { invoke: { src: 'bell' }, on: { ring: 'rung' } },
        rung: {
          invoke: { src: 'ticks', onSnapshot: { guard: ({ event }) => event.snapshot.context === 3, target: 'over' } },
        },
        over: { type: 'final' },
      },
    });
    const { report, arcs } = explore(chart, {
      events: { ring: [] },
      actors: { ticks: [{ snapshot: { context: 2 } }, { snapshot: { context: 3 } }] },
      runs: ['bell'],
    });
    expect(complaints(report)).toEqual([]);
    expect(arcs.map(({ stimulus }) => stimulus.name)).toEqual([
      'after 500 ms',
      ...Array<string>(4).fill('ticks snapshot'),
    ]);
  });

  it('tell delayed events apart that have no ids', () => {
    const chart = createMachine({
      id: 'alarm',
      initial: 'set',
      states: {
        set: {
          on: {
            early: { target: 'waiting', actions: raise({ type: 'ring' }, { delay: 1000 }) },
            late: { target: 'waiting', actions: raise({ type: 'hum' }, { delay: 1000 }) },
          },
        },
        waiting: { on: { ring: 'ringing', hum: 'humming' } },
        ringing: { type: 'final' },
        humming: { type: 'final' },
      },
    });
    const { report } = exploreLoaded(chart, { events: { ring: [], hum: [] }, actors: {}, inside: {} });
    expect(report.unreachable).toEqual([]);
  });

  it('let two delayed events that are alike wait, as elsewhere', () => {
    const chart = createMachine({
      id: 'reminder',
      initial: 'quiet',
      states: {
        quiet: { on: { remind: { actions: raise({ type: 'due' }, { delay: 1000 }) }, due: 'shown' } },
        shown: { on: { close: 'quiet' } },
      },
    });
    const { nodes, stopped } = exploreLoaded(chart, { events: { due: [] }, actors: {}, inside: {}, limit: 60 });
    expect(stopped).toBeNull();
    expect(Math.max(...nodes.map(({ moment }) => moment.timers.length))).toBe(2);
  });

  it('break where nobody takes their errors, and go round only so often', () => {
    const lost = createMachine({
      id: 'lost',
      initial: 'a',
      states: { a: { invoke: { src: 'load', id: 'load' } } },
    });
    const told = complaints(
      exploreLoaded(lost, { events: {}, actors: { load: [{ error: 'gone' }] }, inside: {} }).report,
    );
    expect(told).toContain('breaks: load error #0 in lost.a: "gone"');
    const round = createMachine({
      id: 'round',
      initial: 'a',
      states: {
        a: { on: { go: { target: 'a', reenter: true, actions: sendTo(({ self }) => self, { type: 'go' }) } } },
      },
    });
    expect(complaints(exploreLoaded(round, { events: {}, actors: {}, inside: {} }).report)).toContainEqual(
      expect.stringContaining('goes in a circle and never comes to rest'),
    );
  });
});
