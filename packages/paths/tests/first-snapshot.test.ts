import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  fromObservable,
  fromTransition,
  spawnChild,
} from 'xstate';
import { exploreLoaded } from '../src/explore/explore.ts';
import { complaints } from '../src/explore/report.ts';

const ticks = fromObservable<number, undefined>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }));
const counter = fromTransition(
  (count: number) => count,
  ({ input }: { input: number }) => input,
);
const child = createMachine({
  id: 'child',
  initial: 'asking',
  states: { asking: { on: { go: 'over' } }, over: { type: 'final' } },
});
const over = createMachine({ id: 'over', initial: 'end', states: { end: { type: 'final' } } });

type Seen = { event: { snapshot: { context?: unknown; value?: unknown } } };
type Count = { context: { many: number } };
type Spawn = { spawn: (logic: unknown, options: object) => unknown };

/** A chart that goes from `a` to `told`. */
const chartOf = (a: object): AnyStateMachine =>
  createMachine({ id: 'hearing', initial: 'a', states: { a, told: { type: 'final' } } } as object);

/** The states in which a chart is when it has begun: on a walk, and when it runs. */
function begun(machine: AnyStateMachine): [walked: unknown, run: unknown] {
  const { nodes, starts } = exploreLoaded(machine, { events: {}, actors: {} });
  const actor = createActor(machine).start();
  const { value } = actor.getSnapshot() as { value: unknown };
  actor.stop();
  return [nodes[starts[0]?.to ?? -1]?.moment.snapshot.value, value];
}

describe('the snapshot with which an actor begins takes `onSnapshot`', () => {
  it.each([
    ['of an observable', { src: ticks }, ({ event }: Seen) => event.snapshot.context === undefined],
    ['of what answers', { src: counter, input: 3 }, ({ event }: Seen) => event.snapshot.context === 3],
    ['of a chart', { src: child }, ({ event }: Seen) => event.snapshot.value === 'asking'],
  ])('%s', (_, invoke, guard) => {
    const machine = chartOf({ invoke: { ...invoke, onSnapshot: { guard, target: 'told' } } });
    expect(begun(machine)).toEqual(['told', 'told']);
  });

  it('but not of one that has ended by then', () => {
    expect(begun(chartOf({ invoke: { src: over, onSnapshot: 'told' } }))).toEqual(['a', 'a']);
  });

  it('of one that is spawned, if it is to be told', () => {
    const spawning = (entry: unknown) => chartOf({ entry, on: { 'xstate.snapshot.t': 'told' } });
    const inContext = assign({ it: ({ spawn }: Spawn) => spawn(ticks, { id: 't', syncSnapshot: true }) });
    expect(begun(spawning(spawnChild(ticks, { id: 't', syncSnapshot: true })))).toEqual(['told', 'told']);
    expect(begun(spawning(inContext))).toEqual(['told', 'told']);
    expect(begun(spawning(spawnChild(ticks, { id: 't' })))).toEqual(['a', 'a']);
  });

  it('of one after the other', () => {
    const inner = {
      initial: 'b',
      states: {
        b: { invoke: { src: ticks, onSnapshot: 'c' } },
        c: { invoke: { src: ticks, onSnapshot: '#hearing.told' } },
      },
    };
    expect(begun(chartOf(inner))).toEqual(['told', 'told']);
  });
});

it.each([
  ['of an observable', ticks, undefined],
  ['of what answers', counter, 3],
])('a first snapshot has its context too where cases steer real actors: that %s', (_, src, first) => {
  const isFirst = ({ event: { snapshot } }: Seen) => 'context' in snapshot && snapshot.context === first;
  const machine = chartOf({ invoke: { id: 'it', src, input: 3, onSnapshot: { guard: isFirst, target: 'told' } } });
  const { nodes } = exploreLoaded(machine, { events: {}, actors: { it: [] }, inside: {} });
  expect(nodes.map(({ leaves }) => leaves)).toEqual([['hearing.told']]);
});

it('a first snapshot leads on by what it says, in each context', () => {
  const machine = createMachine({
    id: 'counting',
    context: { many: 0 },
    initial: 'off',
    states: {
      off: {
        on: {
          add: {
            guard: ({ context }: Count) => context.many < 2,
            actions: assign({ many: ({ context }: Count) => context.many + 1 }),
          },
          on: 'on',
        },
      },
      on: {
        invoke: {
          id: 'counter',
          src: counter,
          input: ({ context }: Count) => context.many,
          onSnapshot: [{ guard: ({ event }: Seen) => event.snapshot.context === 2, target: 'full' }, { target: 'off' }],
        },
      },
      full: { type: 'final' },
    },
  } as object);
  expect(complaints(exploreLoaded(machine, { events: {}, actors: { counter: [] } }).report)).toEqual([]);
});
