import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createMachine,
  enqueueActions,
  fromCallback,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import type { Model } from '../src/chart/model.ts';
import { exploreLoaded } from '../src/explore/explore.ts';
import { complaints } from '../src/explore/report.ts';

const pure = { events: {}, actors: {}, watches: ['bell'] };
const modes = [
  { name: 'a plain walk', model: pure },
  { name: 'a walk with real actors', model: { ...pure, inside: {} } },
];
const bell = fromCallback(() => {});
const chart = setup({ actors: { bell } });

describe.each(modes)('in $name', ({ model }) => {
  const told = (machine: Parameters<typeof exploreLoaded>[0]) => complaints(exploreLoaded(machine, model).report);

  it('a systemId that two actors have at once breaks the chart, with the path there', () => {
    const regions = (name: string) => ({
      initial: 'idle',
      states: {
        idle: { on: { [name]: 'on' } },
        on: { invoke: { src: 'bell' as const, id: name, systemId: 'ringer' }, on: { [`${name}.off`]: 'idle' } },
      },
    });
    const machine = chart.createMachine({
      id: 'tower',
      type: 'parallel',
      states: { one: regions('one'), two: regions('two') },
    });
    expect(told(machine)).toEqual([
      "breaks: two #0 in tower.one.on + tower.two.idle: Actor with system ID 'ringer' already exists.: after start > one #0",
      "breaks: one #0 in tower.one.idle + tower.two.on: Actor with system ID 'ringer' already exists.: after start > two #0",
    ]);
  });

  it('a systemId can be given again once the actor that had it has been stopped', () => {
    const invoke = { src: 'bell', systemId: 'ringer' } as const;
    const machine = chart.createMachine({
      id: 'turns',
      initial: 'a',
      states: {
        a: { invoke, on: { go: 'b', again: { target: 'a', reenter: true } } },
        b: { invoke, on: { go: 'a' } },
      },
    });
    expect(told(machine)).toEqual([]);
  });

  it('unless the chart only begins: then nothing is stopped before it has come to rest', () => {
    const invoke = { src: 'bell', systemId: 'ringer' } as const;
    const states = { a: { invoke, always: 'b' }, b: { invoke } };
    expect(told(chart.createMachine({ id: 'hasty', initial: 'a', states }))).toEqual([
      "breaks: at the start, without `inputs` in the model: Actor with system ID 'ringer' already exists.",
    ]);
  });

  it('a child that takes the place of one of the same id is told, with the path there', () => {
    const machine = chart.createMachine({
      id: 'hall',
      initial: 'a',
      states: { a: { on: { open: 'b' } }, b: { on: { ring: { actions: spawnChild('bell', { id: 'door' }) } } } },
    });
    expect(told(machine)).toEqual([
      "begun twice: 'door': it begins while another actor with this id runs, which XState then forgets without stopping it, after start > open #0 > ring #0 > ring #0",
    ]);
  });

  it('and so is one that `assign` spawns', () => {
    const machine = chart.createMachine({
      id: 'hall',
      on: { ring: { actions: assign(({ spawn }) => ({ door: spawn('bell', { id: 'door' }) })) } },
    });
    expect(told(machine)).toContainEqual(
      expect.stringMatching(/^begun twice: 'door': .*, after start > ring #0 > ring #0$/),
    );
  });

  it.each([
    ['`enqueueActions`', enqueueActions(({ enqueue }) => enqueue.spawnChild(bell, { id: 'door' }))],
    ['a function', spawnChild(bell, { id: () => 'door' })],
    [
      'an `assign` that keeps nothing',
      assign(({ spawn }) => {
        spawn(bell, { id: 'door' });
        return {};
      }),
    ],
  ])('and so is one whose id only %s gives', (_, actions) => {
    const machine = createMachine({
      id: 'hall',
      initial: 'a',
      states: { a: { on: { ring: { target: 'b', actions } } }, b: { on: { back: 'a' } } },
    } as object);
    expect(told(machine)).toContainEqual(
      expect.stringMatching(/^begun twice: 'door': .*, after start > ring #0 > back #0 > ring #0$/),
    );
  });

  it('a child whose namesake is stopped in the same step is no finding', () => {
    const ring = { actions: [stopChild('door'), spawnChild('bell', { id: 'door' })] };
    const machine = chart.createMachine({
      id: 'hall',
      initial: 'a',
      states: {
        a: { on: { ring }, invoke: { src: 'bell', id: 'gate' }, always: { guard: () => false, target: 'a' } },
      },
      on: { again: { target: '.a', reenter: true } },
    });
    expect(told(machine).filter((line) => line.startsWith('begun') || line.startsWith('breaks'))).toEqual([]);
  });

  it('an actor that is not there can be stopped', () => {
    const machine = chart.createMachine({
      id: 'hall',
      initial: 'a',
      states: { a: { on: { off: { target: 'b', actions: stopChild(() => null as never) } } }, b: { on: { on: 'a' } } },
    });
    expect(told(machine)).toEqual([]);
  });

  it('ids that come of a clock are no finding: it stands still only on a walk', () => {
    const machine = chart.createMachine({
      id: 'hall',
      on: { ring: { actions: spawnChild('bell', { id: () => `door-${Date.now()}` }) } },
    });
    expect(told(machine).filter((line) => line.startsWith('begun'))).toEqual([]);
  });
});

describe('an id that only the code of a chart gives', () => {
  const found = (machine: AnyStateMachine, model: Model = pure) => {
    const { stopped, nodes, report } = exploreLoaded(machine, model);
    return { stopped, found: nodes.length, twice: report.replaced };
  };

  it('makes no more configurations', () => {
    const ring = { target: 'b', actions: enqueueActions(({ enqueue }) => enqueue.spawnChild(bell, { id: 'door' })) };
    const machine = createMachine({
      id: 'hall',
      initial: 'a',
      states: { a: { on: { ring } }, b: { on: { back: 'a' } } },
    } as object);
    expect(found(machine)).toEqual({
      stopped: null,
      found: 2,
      twice: [{ id: 'door', path: 'start > ring #0 > back #0 > ring #0' }],
    });
  });

  it('is no finding if the actor is stopped on every way back', () => {
    const ring = { target: 'b', actions: enqueueActions(({ enqueue }) => enqueue.spawnChild(bell, { id: 'door' })) };
    const b = { on: { back: { target: 'a', actions: stopChild('door') } } };
    const machine = createMachine({ id: 'hall', initial: 'a', states: { a: { on: { ring } }, b } } as object);
    expect(found(machine)).toEqual({ stopped: null, found: 2, twice: [] });
  });

  it('is no finding if the chart numbers its actors', () => {
    const machine = setup({ types: { context: {} as { count: number } } }).createMachine({
      id: 'hall',
      context: { count: 0 },
      on: {
        ring: {
          guard: ({ context }) => context.count < 30,
          actions: enqueueActions(({ enqueue, context: { count } }) => {
            enqueue.spawnChild(bell, { id: `bell ${count}` as never });
            enqueue.assign({ count: count + 1 });
          }),
        },
      },
    });
    expect(found(machine)).toEqual({ stopped: null, found: 31, twice: [] });
  });
});
