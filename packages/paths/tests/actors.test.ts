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
import type { ModelFor } from '../src/chart/model.ts';
import { explore, exploreLoaded } from '../src/explore/explore.ts';
import { complaints } from '../src/explore/report.ts';

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
