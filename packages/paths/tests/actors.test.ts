import { describe, expect, it } from 'vitest';
import {
  type AnyActorRef,
  assign,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  sendParent,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import type { Model, ModelFor } from '../src/chart/model.ts';
import { explore, exploreLoaded } from '../src/explore/explore.ts';
import { complaints } from '../src/explore/report.ts';
import type { Moment } from '../src/chart/step.ts';
import { stimuliAt, take } from '../src/chart/stimuli.ts';
import { walkerOf } from '../src/chart/walker.ts';
import { cover } from '../src/paths/cover.ts';
import { replayOnChart } from '../src/replay/replay-on-chart.ts';

const bare = { events: {}, actors: {} };

describe('charts that talk to others', () => {
  it('a child that reports to its parent is walked on', () => {
    const child = createMachine({
      id: 'child',
      initial: 'asking',
      states: {
        asking: { on: { answer: { target: 'told', actions: sendParent({ type: 'told' }) } } },
        told: { type: 'final' },
      },
    });
    expect(complaints(exploreLoaded(child, bare).report)).toEqual([]);
  });

  it('a chart hears what it sends to itself, at once or after a delay', () => {
    const chart = createMachine({
      id: 'self',
      initial: 'a',
      states: {
        a: { on: { go: { target: 'b', actions: sendTo(({ self }) => self, { type: 'on' }) } } },
        b: { on: { on: { target: 'c', actions: sendTo(({ self }) => self, { type: 'late' }, { delay: 50 }) } } },
        c: { on: { late: 'd' } },
        d: { type: 'final' },
      },
    });
    const exploration = exploreLoaded(chart, { events: { on: [], late: [] }, actors: {} });
    expect(complaints(exploration.report)).toEqual([]);
    expect(exploration.arcs.map(({ stimulus }) => stimulus.name)).toEqual(['go', 'after 50 ms']);
  });

  it('an actor is found by its name in the system, in every step after it began', () => {
    const log = fromTransition((state: null) => state, null);
    const asking = setup({
      actors: { log },
      types: { context: {} as { isThere: boolean }, events: {} as { type: 'go' } },
    });
    const look = asking.assign({ isThere: ({ system }) => system.get('log') !== undefined });
    const machine = asking.createMachine({
      id: 'system',
      context: { isThere: false },
      invoke: { src: 'log', systemId: 'log' },
      initial: 'a',
      states: {
        a: { on: { go: { target: 'b', actions: look } } },
        b: { always: { guard: ({ context }) => context.isThere, target: 'c' } },
        c: { type: 'final' },
      },
    });
    expect(exploreLoaded(machine, { events: {}, actors: { log: [] } }).report.unreachable).toEqual([]);
  });

  it('what an actor says before it ends takes `onSnapshot`', () => {
    const ticks = fromObservable<number, undefined>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }));
    const chart = setup({ actors: { ticks } }).createMachine({
      id: 'ticking',
      initial: 'waiting',
      states: {
        waiting: {
          invoke: { src: 'ticks', onSnapshot: { guard: ({ event }) => event.snapshot.context === 3, target: 'three' } },
        },
        three: { type: 'final' },
      },
    });
    const model = {
      events: {},
      actors: { ticks: [{ snapshot: { context: 2 } }, { snapshot: { context: 3 } }] },
    } satisfies ModelFor<typeof chart>;
    expect(complaints(explore(chart, model).report)).toEqual([]);
  });

  it('an actor that never ends is told by an empty list, and is no gap', () => {
    const chart = createMachine({
      id: 'endless',
      invoke: { src: fromCallback(() => {}), id: 'ticks' },
      initial: 'on',
      states: { on: { on: { off: 'off' } }, off: { on: { on: 'on' } } },
    });
    expect(complaints(exploreLoaded(chart, { events: {}, actors: { ticks: [] } }).report)).toEqual([]);
    expect(complaints(exploreLoaded(chart, bare).report)).toEqual(['case never used: ticks (no cases)']);
  });

  it('a case sees the input of an invoked chart', () => {
    const child = setup({ types: { input: {} as { many: number }, output: {} as number } }).createMachine({
      id: 'child',
      output: 0,
      initial: 'a',
      states: { a: {} },
    });
    const chart = setup({ actors: { child } }).createMachine({
      id: 'parent',
      initial: 'a',
      states: { a: { invoke: { src: 'child', input: { many: 4 }, onDone: 'b' } }, b: { type: 'final' } },
    });
    const seen: number[] = [];
    const model = {
      events: {},
      actors: {
        child: [
          ({ input }) => {
            seen.push(input.many);
            return { output: input.many };
          },
        ],
      },
    } satisfies ModelFor<typeof chart>;
    explore(chart, model);
    expect(seen).toEqual([4]);
  });
});

describe('actors with ids of chance', () => {
  const worker = fromPromise(() => Promise.resolve());

  it.each([
    ['made up by XState', undefined],
    ['made up by the chart', () => crypto.randomUUID()],
    ['random', () => String(Math.random())],
    ['of the time', () => `${Date.now()}`],
  ])('%s, do not grow without end', (_, id) => {
    const chart = setup({ actors: { worker } }).createMachine({
      id: 'spawning',
      context: { last: null },
      on: {
        begin: {
          guard: ({ context }) => context.last === null,
          actions: assign({ last: ({ spawn }) => spawn('worker', id === undefined ? {} : { id: id() }) }),
        },
        forget: { actions: [stopChild(({ context }) => context.last as AnyActorRef), assign({ last: null })] },
      },
    });
    const { nodes } = exploreLoaded(chart, {
      events: {},
      actors: { worker: [] },
      limit: 40,
      project: (context) => (context as { last: unknown }).last !== null,
    });
    expect(nodes.length).toBeLessThan(40);
  });

  it.each([
    ['cases', {}],
    ['real actors', { inside: {} }],
  ])('do not grow without end while another goes on, with %s', (_, real) => {
    const chart = setup({ actors: { worker }, types: { context: {} as { workers: AnyActorRef[] } } }).createMachine({
      id: 'shifts',
      context: { workers: [] },
      on: {
        begin: {
          guard: ({ context }) => context.workers.length < 2,
          actions: assign({ workers: ({ context, spawn }) => [...context.workers, spawn('worker')] }),
        },
        relieve: {
          guard: ({ context }) => context.workers.length === 2,
          actions: [
            stopChild(({ context }) => context.workers[0] as AnyActorRef),
            assign({ workers: ({ context }) => context.workers.slice(1) }),
          ],
        },
      },
    });
    const { stopped } = exploreLoaded(chart, { events: {}, actors: { worker: [] }, limit: 20, ...real });
    expect(stopped).toBeNull();
  });

  it('that are spawned one after the other are two', () => {
    const chart = setup({ actors: { worker } }).createMachine({
      id: 'two',
      context: { many: 0 },
      on: {
        begin: {
          guard: ({ context }) => context.many < 2,
          actions: assign(({ context, spawn }) => {
            spawn('worker');
            return { many: context.many + 1 };
          }),
        },
      },
    });
    const { nodes } = exploreLoaded(chart, { events: {}, actors: { worker: [] } });
    expect(Object.keys(nodes.at(-1)?.moment.snapshot.children ?? {})).toHaveLength(2);
  });
});

describe('actors that the chart numbers without end', () => {
  const worker = createMachine({
    id: 'worker',
    initial: 'busy',
    states: { busy: { on: { finish: 'done' } }, done: { type: 'final' } },
  });
  const chart = setup({
    actors: { worker },
    types: {
      context: {} as { begun: number; busy: number },
      events: {} as { type: 'begin' | 'xstate.done.actor.worker' },
    },
    guards: { hasRoom: ({ context }) => context.busy < 2 },
  }).createMachine({
    id: 'shift',
    context: { begun: 0, busy: 0 },
    initial: 'waiting',
    states: {
      waiting: {
        on: {
          begin: {
            guard: 'hasRoom',
            actions: assign(({ context, spawn }) => {
              spawn('worker', { id: `worker ${context.begun}` });
              return { begun: context.begun + 1, busy: context.busy + 1 };
            }),
          },
          'xstate.done.actor.*': { target: 'relieved', actions: assign({ busy: ({ context }) => context.busy - 1 }) },
        },
      },
      relieved: { on: { begin: 'waiting' } },
    },
  });
  const model = {
    events: {},
    actors: { worker: [{ output: undefined }] },
    project: (context: unknown) => (context as { busy: number }).busy,
    limit: 100,
  };
  const ids = (id: string) => id.replace(/\d+$/, '');

  it.each([
    ['cases', 'worker done', model],
    ['real actors', 'worker/finish', { ...model, inside: { worker: { events: {}, actors: {} } } }],
  ])('end a walk where `ids` leaves out the number, and every path can be walked again, with %s', (_, end, given) => {
    expect(exploreLoaded(chart, given).stopped).not.toBeNull();
    const telling: Model = { ...given, ids };
    const exploration = exploreLoaded(chart, telling);
    expect(exploration.stopped).toBeNull();
    expect(complaints(exploration.report)).toEqual([]);
    expect(replayOnChart(chart, exploration, cover(exploration).paths)).toEqual([]);
    const walker = walkerOf(chart, telling);
    let { moment } = walker.begin(undefined);
    let at = 0;
    for (const name of ['begin', end, 'begin', 'begin', 'begin', end, 'begin', end]) {
      const arc = exploration.arcs.find(({ from, stimulus }) => from === at && stimulus.name === name);
      if (arc === undefined) throw new Error(`no ${name} from ${at}`);
      ({ moment } = take(walker, moment, arc.stimulus));
      at = arc.to;
      const there = exploration.nodes[at]?.moment as Moment;
      const namesAt = (each: Moment) => stimuliAt(each, telling).map((stimulus) => stimulus.name);
      expect(namesAt(moment)).toEqual(namesAt(there));
    }
  });
});
