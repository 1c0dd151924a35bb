import { describe, expect, it } from 'vitest';
import { assign, cancel, createMachine, fromPromise, raise, setup, spawnChild } from 'xstate';
import type { ModelFor } from '../src/chart/model.ts';
import { explore, exploreLoaded } from '../src/explore/explore.ts';
import { complaints } from '../src/explore/report.ts';
import { brokenRules, never } from '../src/explore/rules.ts';

const bare = { events: {}, actors: {} };
const leavesIn = ({ nodes }: ReturnType<typeof exploreLoaded>) => new Set(nodes.flatMap(({ leaves }) => leaves));

describe('what a chart remembers', () => {
  it('tells configurations apart by Maps, Sets and big numbers', () => {
    const chart = setup({
      types: {
        context: {} as { seen: Set<string>; by: Map<string, bigint> },
        events: {} as { type: 'see' } | { type: 'count' },
      },
    });
    const machine = chart.createMachine({
      id: 'kept',
      context: { seen: new Set(), by: new Map() },
      initial: 'a',
      states: {
        a: {
          on: {
            see: { actions: chart.assign({ seen: new Set(['x']) }) },
            count: { actions: chart.assign({ by: new Map([['x', 1n]]) }) },
          },
          always: { guard: ({ context }) => context.seen.size === 1 && context.by.size === 1, target: 'b' },
        },
        b: { type: 'final' },
      },
    });
    expect(complaints(explore(machine, { events: {}, actors: {} }).report)).toEqual([]);
  });

  it('is said to contain itself, where it cannot be written', () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(() => exploreLoaded(createMachine({ id: 'loop', context: { loop } }), bare)).toThrow(
      'give the model a `project`',
    );
  });
});

describe('ends', () => {
  it('a final state that nobody listens to', () => {
    const states = { in: { initial: 'x', states: { x: { on: { go: 'over' } }, over: { type: 'final' } } } } as const;
    const { report } = exploreLoaded(createMachine({ id: 'stuck', initial: 'in', states }), bare);
    expect(complaints(report)).toEqual([
      'ends, and nobody listens: stuck.in.over: the state that it ends has no onDone',
    ]);
    const left = { ...states, in: { ...states.in, onDone: 'done' }, done: { type: 'final' } } as const;
    expect(complaints(exploreLoaded(createMachine({ id: 'left', initial: 'in', states: left }), bare).report)).toEqual(
      [],
    );
  });

  it('regions end together', () => {
    const region = { initial: 'x', states: { x: { on: { go: 'over' } }, over: { type: 'final' } } } as const;
    const both = { type: 'parallel', states: { one: region, other: region }, onDone: 'done' } as const;
    const machine = createMachine({ id: 'regions', initial: 'both', states: { both, done: { type: 'final' } } });
    expect(complaints(exploreLoaded(machine, bare).report)).toEqual([]);
  });
});

describe('events', () => {
  const wild = (events: object) =>
    createMachine({ id: 'wild', initial: 'a', states: { a: { on: { '*': 'b', ...events } }, b: { type: 'final' } } });

  it('a wildcard takes the events that others know, or one that nobody knows', () => {
    expect(complaints(exploreLoaded(wild({}), bare).report)).toEqual([]);
    expect(complaints(exploreLoaded(wild({ stay: {} }), bare).report)).toEqual([]);
  });

  it('a part of a wildcard takes what begins so', () => {
    const machine = createMachine({
      id: 'part',
      initial: 'a',
      states: { a: { on: { 'mouse.*': 'b' } }, b: { on: { 'mouse.up': 'a' } } },
    });
    expect(exploreLoaded(machine, bare).arcs.map(({ stimulus }) => stimulus.name)).toEqual(['mouse.up', 'mouse.up']);
  });

  it('an event that a state forbids with undefined stays without effect', () => {
    const machine = createMachine({
      id: 'forbidding',
      initial: 'a',
      on: { leave: '.b' },
      states: { a: { on: { leave: undefined, free: 'c' } }, b: { type: 'final' }, c: {} },
    });
    const { arcs, nodes, report } = exploreLoaded(machine, bare);
    expect(arcs.filter(({ from }) => from === 0).map(({ to, walked }) => [nodes[to]?.leaves, walked])).toEqual([
      [['forbidding.a'], ['forbidding.a leave 0']],
      [['forbidding.c'], ['forbidding.a free 0']],
    ]);
    expect(complaints(report)).toEqual([]);
  });

  it('a raised event goes on in the same step', () => {
    const machine = createMachine({
      id: 'raised',
      initial: 'a',
      states: { a: { on: { go: { actions: raise({ type: 'on' }) }, on: 'b' } }, b: { type: 'final' } },
    });
    expect(complaints(exploreLoaded(machine, { events: { on: [] }, actors: {} }).report)).toEqual([]);
  });
});

describe('delayed events', () => {
  const first = ({ context }: { context: { ticks: number } }) => context.ticks === 0;
  const toldOf = (entry: readonly unknown[]) => {
    const machine = createMachine({
      id: 'late',
      context: { ticks: 0 },
      initial: 'a',
      states: {
        a: { entry: entry as never, on: { TICK: [{ guard: first, actions: assign({ ticks: 1 }) }, { target: 'b' }] } },
        b: { type: 'final' },
      },
    });
    return complaints(exploreLoaded(machine, { events: { TICK: [] }, actors: {} }).report);
  };
  const tick = (delay: number, id?: string) => raise({ type: 'TICK' }, { delay, ...(id !== undefined && { id }) });

  it.each([
    ['without an id, each comes', [tick(1000), tick(2000)]],
    ['without an id, they come whatever the chart cancels', [tick(1000), tick(2000), cancel('TICK')]],
    ['with the same id, each comes', [tick(1000, 'one'), tick(2000, 'one')]],
    ['only the last with an id is cancelled', [tick(1000, 'one'), tick(1000, 'one'), tick(5, 'one'), cancel('one')]],
  ])('%s', (_, entry) => {
    expect(toldOf(entry)).toEqual([]);
  });

  it('that nothing cancels do not pile up for ever', () => {
    const late = raise({ type: 'TICK' }, { delay: 1000 });
    const machine = createMachine({
      id: 'pile',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { entry: late, on: { back: 'a', TICK: 'c' } }, c: { on: { on: 'a' } } },
    });
    const { report, nodes } = exploreLoaded(machine, { events: { TICK: [] }, actors: {} });
    expect(complaints(report)).toEqual([]);
    expect(Math.max(...nodes.map(({ moment }) => moment.timers.length))).toBe(2);
  });

  it('which are cancelled do not come', () => {
    expect(toldOf([tick(1000), tick(2000, 'one'), cancel('one')])).toContainEqual(
      expect.stringContaining('unreachable: late.b'),
    );
  });
});

describe('what is told', () => {
  it('a case that breaks the chart, once, however often it does', () => {
    const machine = createMachine({
      id: 'breaking',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } },
      on: { ask: { guard: () => JSON.parse('{') === 1 } },
    });
    const told = complaints(exploreLoaded(machine, { events: { ask: [{}] }, actors: {} }).report);
    expect(told.filter((line) => line.startsWith('breaks'))).toEqual([
      expect.stringMatching(/^breaks: ask #0 in breaking\.a: [^]*\(in 2 configurations in all\)$/),
    ]);
    expect(told.join('\n')).not.toContain('case never used');
  });

  it('names that nobody implements', () => {
    const machine = createMachine({
      id: 'open',
      entry: 'greet',
      initial: 'a',
      states: {
        a: {
          entry: raise({ type: 'go' }, { delay: 'soon' as never }),
          after: { later: 'b' },
          on: { go: { guard: 'isReady', target: 'b' } },
        },
        b: { type: 'final', exit: { type: 'greet' } },
      },
    });
    const told = complaints(exploreLoaded(machine, bare).report).filter((line) => line.startsWith('not implemented'));
    expect(told.map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
      'not implemented: actions greet',
      'not implemented: guards isReady',
      'not implemented: delays later, soon',
    ]);
  });

  it('actors that nobody implements, which end as the model says', () => {
    const machine = createMachine({
      id: 'given',
      initial: 'a',
      states: {
        a: { entry: spawnChild('watch' as never), invoke: { src: 'load', onDone: 'b', onError: 'b' } },
        b: { type: 'final' },
      },
    });
    const model = { events: {}, actors: { load: [{ output: 1 }, { error: 'away' }], watch: [] } };
    const why =
      'the walk goes on as the model says: give the chart with `setup` or `provide` what it needs to be walked as it runs';
    expect(complaints(exploreLoaded(machine, model).report)).toEqual([`not implemented: actors load, watch: ${why}`]);
    const never = fromPromise(() => new Promise(() => {}));
    const provided = machine.provide({ actors: { load: never, watch: never } });
    expect(complaints(exploreLoaded(provided, model).report)).toEqual([]);
  });

  it('what was not seen before the limit is no fact', () => {
    const counting = setup({
      types: { context: {} as { count: number }, events: {} as { type: 'add' } | { type: 'end' } },
    });
    const machine = counting.createMachine({
      id: 'long',
      context: { count: 0 },
      initial: 'on',
      states: {
        on: {
          on: {
            add: { actions: counting.assign({ count: ({ context }) => context.count + 1 }) },
            end: { guard: ({ context }) => context.count > 90, target: 'over' },
          },
        },
        over: { type: 'final' },
      },
    });
    const exploration = explore(machine, { events: {}, actors: {}, limit: 50, until: 'covered' });
    const [first, ...rest] = complaints(exploration.report);
    expect(first).toMatch(/^stopped: most varied is count \(51 values\)/);
    expect(rest).toContain('not seen before it stopped: unreachable: long.over');
    expect(rest.every((line) => line.startsWith('not seen before it stopped: '))).toBe(true);
    expect(brokenRules(exploration, [never('over', ({ isIn }) => isIn('over'))])).toEqual([]);
  });

  it('a rule that names no state of the chart, or several', () => {
    const region = { initial: 'on', states: { on: { on: { flip: 'off' } }, off: { on: { flip: 'on' } } } } as const;
    const machine = createMachine({ id: 'lamps', type: 'parallel', states: { left: region, right: region } });
    const graph = exploreLoaded(machine, bare);
    const asking = (name: string) => () => brokenRules(graph, [never('so', ({ isIn }) => isIn(name))]);
    expect(asking('left.offf')).toThrow("The chart 'lamps' has no state 'left.offf'; did you mean 'left.off'?");
    expect(asking('off')).toThrow("'off' is the name of several states: lamps.left.off, lamps.right.off");
    expect(asking('left.off')()).toHaveLength(1);
    expect(asking('left')()).toHaveLength(1);
  });
});

it('a chart without `setup` has a model too', () => {
  const machine = createMachine({
    id: 'plain',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: { type: 'final' } },
  });
  const model = { events: { go: [{}] }, actors: { any: [{ output: 1 }] } } satisfies ModelFor<typeof machine>;
  expect(leavesIn(explore(machine, model))).toEqual(new Set(['plain.a', 'plain.b']));
});
