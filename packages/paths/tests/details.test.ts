import { assign, createMachine, emit, fromCallback, fromPromise, sendParent, sendTo, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { ModelFor } from '../src/chart/model.ts';
import { type JourneyFor, travel } from '../src/journeys/journeys.ts';
import { detailMutantsOf } from '../src/mutation/detail-mutants.ts';
import { shows } from '../src/explore/shows.ts';
import { brokenRules } from '../src/explore/rules.ts';
import { explore } from '../src/explore/explore.ts';
import { mutate, mutateDetails } from '../src/mutation/mutate.ts';

/** A chart with one of each detail of a step: tag, meta, input, entry, exit, action, delay, history. */
const oven = setup({
  types: {
    context: {} as { degrees: number },
    events: {} as { type: 'open' } | { type: 'shut' },
    input: {} as { degrees: number },
  },
  actors: { heat: fromPromise<void, { degrees: number }>(() => Promise.resolve()) },
  actions: { ring: () => {}, light: () => {}, dim: () => {} },
}).createMachine({
  id: 'oven',
  context: ({ input }) => input,
  initial: 'work',
  states: {
    work: {
      initial: 'heating',
      on: { open: 'opened' },
      states: {
        heating: {
          tags: ['hot'],
          meta: { lamp: 'red' },
          entry: 'light',
          exit: 'dim',
          invoke: { src: 'heat', input: ({ context }) => ({ degrees: context.degrees }), onDone: 'ready' },
        },
        ready: { after: { 500: { target: 'cold', actions: 'ring' } } },
        cold: { entry: assign({ degrees: 0 }) },
        last: { type: 'history' },
      },
    },
    opened: { on: { shut: 'work.last' } },
  },
});

const model = {
  inputs: [{ degrees: 180 }],
  events: {},
  actors: { heat: [{ output: undefined }] },
} satisfies ModelFor<typeof oven>;

const whole: JourneyFor<typeof oven> = {
  name: 'a cake',
  input: { degrees: 180 },
  begins: { tags: ['hot'], meta: { lamp: 'red' }, asks: { heat: { degrees: 180 } }, does: ['light'] },
  steps: [
    { actor: 'heat', output: undefined, now: 'ready', tags: [], does: ['dim'] },
    { send: { type: 'open' }, now: 'opened' },
    { send: { type: 'shut' }, now: 'ready' },
    { wait: 500, now: 'cold', does: ['ring'], context: { degrees: 0 } },
  ],
  ends: 'cold',
};
const tested = { machine: oven, model, journeys: [whole], rules: [] };

describe('what goes with the steps of a chart', () => {
  it('is changed in one thing at a time', () => {
    expect(detailMutantsOf(oven).map(({ name }) => name)).toEqual([
      'drop the tag hot of oven.work.heating',
      'drop the meta of oven.work.heating',
      'change the meta of oven.work.heating',
      'drop the input of heat of oven.work.heating',
      'change the input of heat of oven.work.heating',
      'double the delay 500 of oven.work.ready',
      'change the depth of oven.work.last',
      'drop the entry action 0 of oven.work.heating',
      'drop the exit action 0 of oven.work.heating',
      'drop the entry action 0 of oven.work.cold',
      'change degrees in the entry action 0 of oven.work.cold',
      'drop the action 0 of oven.work.ready after 500 0',
    ]);
  });

  it('is noticed where a journey expects it, but for what changes nothing', () => {
    expect(mutateDetails(tested)).toMatchObject({
      killed: 11,
      survivors: [],
      alike: ['change the depth of oven.work.last'],
    });
  });

  it('goes unnoticed where none does', () => {
    const { steps, begins: _, ...rest } = whole;
    const bare = steps.map(({ tags: _tags, does: _does, context: _context, ...step }) => step) as typeof steps;
    const { survivors } = mutateDetails({ ...tested, journeys: [{ ...rest, steps: bare }] });
    expect(survivors).toHaveLength(10);
    expect(mutate(tested).survivors).toEqual([]);
  });

  it('is noticed where a table says what each state shows', () => {
    const { begins: _, ...bare } = whole;
    const rules = shows<typeof oven>({
      'work.heating': {
        tags: ['hot'],
        meta: { lamp: 'red' },
        asks: { heat: ({ degrees }) => ({ degrees }) },
      },
    });
    expect(brokenRules(explore(oven, model), rules)).toEqual([]);
    expect(mutateDetails({ ...tested, journeys: [{ ...bare, steps: [], ends: 'heating' }], rules })).toMatchObject({
      killed: 5,
    });
    expect(brokenRules(explore(oven, model), shows<typeof oven>({ opened: { tags: ['hot'] } }))).toEqual([
      expect.stringContaining('hot where it should not be, or missing where it should: opened; in oven.work.heating'),
    ]);
  });

  it('is left out where the model says why nobody could notice', () => {
    const name = 'drop the action 0 of oven.work.ready after 500 0';
    const deaf = { ...tested, journeys: [{ ...whole, steps: whole.steps.slice(0, 3), ends: 'ready' }] };
    const { survivors } = mutateDetails(deaf);
    expect(survivors).toContain(name);
    const excusing = mutateDetails({ ...deaf, equivalents: { [name]: 'nobody hears the bell' } });
    expect(excusing.excused).toEqual([name]);
    expect(() => mutateDetails({ ...tested, equivalents: { [name]: 'nobody hears the bell' } })).toThrow(
      'its tests notice it',
    );
  });

  it.each([
    [{ tags: [] }, 'at the start: expected tags to be [], is ["hot"]'],
    [{ meta: { lamp: 'green' } }, 'expected the meta lamp to be "green", is "red"'],
    [{ asks: { heat: { degrees: 1 } } }, 'expected the input of heat to be {"degrees":1}, is {"degrees":180}'],
    [{ does: ['ring'] }, 'expected the actions to be ["ring"], is ["light"]'],
  ])('is told where it is otherwise: %j', (begins, why) => {
    expect(travel(oven, { ...whole, begins }).failure).toContain(why);
  });
});

describe('what a chart says to others', () => {
  const till = setup({
    types: { events: {} as { type: 'scan'; price: number } | { type: 'pay' }, emitted: {} as { type: 'beep' } },
    actors: { printer: fromCallback<{ type: 'print'; line: string } | { type: 'cut' }>(() => {}) },
  }).createMachine({
    id: 'till',
    invoke: { src: 'printer', id: 'paper' },
    on: {
      scan: {
        actions: [
          emit({ type: 'beep' }),
          sendTo('paper', ({ event }) => ({ type: 'print', line: `${event.price}` }) as const),
        ],
      },
      pay: { actions: [sendTo('paper', { type: 'cut' }, { delay: 100 }), sendParent({ type: 'paid' })] },
    },
  });
  const scanned = [{ to: 'printer', event: { type: 'print', line: '3' } }];
  const told: JourneyFor<typeof till> = {
    name: 'an apple',
    begins: { sends: [], emits: [] },
    steps: [
      { send: { type: 'scan', price: 3 }, sends: scanned, emits: [{ type: 'beep' }] },
      {
        send: { type: 'pay' },
        sends: [
          { to: 'paper', event: { type: 'cut' }, delay: 100 },
          { to: 'parent', event: { type: 'paid' } },
        ],
        emits: [],
      },
    ],
    ends: 'till',
  };
  const tillModel = {
    events: { scan: [{ price: 3 }, { price: 4 }] },
    actors: { printer: [{ error: 'no paper' }] },
    accepted: [{ finding: 'breaks: printer error', reason: 'of no matter here', until: '2099-01-01' }],
  } satisfies ModelFor<typeof till>;

  it('is noticed where a journey expects it, and counts where none does', () => {
    const noticed = { killed: 9, survivors: [], alike: ['swap the actions 0 and 1 of till scan 0'] };
    const all = { machine: till, model: tillModel, rules: [] };
    expect(mutateDetails({ ...all, journeys: [told] })).toMatchObject(noticed);
    const deaf = told.steps.map(({ sends: _sends, emits: _emits, ...step }) => step) as JourneyFor<
      typeof till
    >['steps'];
    expect(mutateDetails({ ...all, journeys: [{ ...told, steps: deaf }] }).survivors).toContain(
      'change what it sends in the action 1 of till scan 0',
    );
  });

  it.each([
    [{ sends: [] }, 'expected what it sends to be [], is [{"to":"printer","event":{"type":"print","line":"3"}}]'],
    [{ sends: [{ to: 'scanner', event: scanned[0]?.event }] }, 'is [{"to":"printer"'],
    [{ emits: [] }, 'expected what it emits to be [], is [{"type":"beep"}]'],
  ])('is told where it is otherwise: %j', (expected, why) => {
    const [first] = told.steps;
    const steps = [{ ...first, ...expected }] as JourneyFor<typeof till>['steps'];
    expect(travel(till, { ...told, steps }).failure).toContain(why);
  });

  it('is told of real actors too, but for what the chart sends to itself', () => {
    const counter = setup({}).createMachine({ on: { count: { actions: sendParent({ type: 'counted' }) } } });
    const shop = setup({ actors: { counter } }).createMachine({
      id: 'shop',
      invoke: { src: 'counter' },
      on: {
        begin: { actions: sendTo('0.shop', { type: 'count' }) },
        counted: { actions: sendParent({ type: 'sold' }) },
      },
    });
    const steps = [
      {
        send: { type: 'begin' },
        sends: [
          { to: 'counter', event: { type: 'count' } },
          { to: 'parent', event: { type: 'sold' } },
        ],
      },
    ];
    const inside = { inside: { counter: { events: {}, actors: {} } } };
    expect(travel(shop, { name: 'sold', steps, ends: 'shop' }, inside).failure).toBeNull();
  });
});

it('a history of another depth is noticed where it matters', () => {
  const deep = createMachine({
    id: 'deep',
    initial: 'in',
    states: {
      in: {
        initial: 'a',
        on: { leave: 'out' },
        states: {
          a: { initial: 'x', states: { x: { on: { go: 'y' } }, y: {} } },
          back: { type: 'history', history: 'deep' },
        },
      },
      out: { on: { back: 'in.back' } },
    },
  });
  const journey = { name: 'back', steps: ['go', 'leave', 'back'].map((type) => ({ send: { type } })), ends: 'y' };
  const { killed, survivors } = mutateDetails({
    machine: deep,
    model: { events: {}, actors: {} },
    journeys: [journey],
    rules: [],
  });
  expect({ killed, survivors }).toEqual({ killed: 1, survivors: [] });
});
