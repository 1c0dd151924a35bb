import { describe, expect, it } from 'vitest';
import { and, assign, createMachine, fromPromise, not, or, setup } from 'xstate';
import type { Model } from '../src/chart/model.ts';
import { coverageOf } from '../src/explore/coverage.ts';
import { exploreLoaded } from '../src/explore/explore.ts';
import { complaints, findingsOf } from '../src/explore/report.ts';
import { toJunit } from '../src/report/report-junit.ts';

const bare: Model = { events: {}, actors: {} };
const findingsIn = (...given: Parameters<typeof exploreLoaded>) =>
  findingsOf(exploreLoaded(...given).report).map(({ what }) => what);

type Brood = { kids: readonly { id: string }[] };
const brood = createMachine({
  id: 'brood',
  types: { context: {} as Brood },
  context: { kids: [] },
  on: {
    ADD: {
      actions: assign(({ context, spawn }) => ({
        kids: [
          ...context.kids,
          spawn(
            fromPromise(() => Promise.resolve(1)),
            { id: Math.random().toString(36) },
          ),
        ],
      })),
    },
  },
});

describe('a chart that spawns more and more', () => {
  const { nodes, report } = exploreLoaded(brood, bare);
  const [stopped, ...others] = findingsOf(report);

  it('is left off before it takes all memory, and what grows is named', () => {
    expect(nodes.length).toBeLessThan(2000);
    expect(stopped?.why).toMatch(/^most varied is kids \(\d+ values\), and up to \d+ actors at once/);
    expect(stopped?.why).toContain('`project: ({ kids, ...rest }) => [rest, kids.length > 0]`');
  });

  it('has one finding for all the actors without a name', () => {
    expect(others.map(({ what }) => what)).toEqual(['case never used: spawned actors without a name (no cases)']);
  });

  it('is walked in full with the `project` that is proposed', () => {
    const model: Model = { ...bare, project: (context) => (context as Brood).kids.length > 0 };
    const exploration = exploreLoaded(brood, model);
    expect(exploration.nodes).toHaveLength(2);
    expect(exploration.report.stopped).toBeNull();
  });
});

describe('a state that is never left', () => {
  const lamp = (ready: object, more: object = {}) =>
    createMachine({ id: 'lamp', context: { on: false }, initial: 'ready', states: { ready, ...more } });
  const toggle = { actions: assign({ on: ({ context }: { context: { on: boolean } }) => !context.on }) };

  it('is no dead end if something happens in it', () => {
    const again = { target: 'ready', reenter: true };
    expect(findingsIn(lamp({ on: { TOGGLE: toggle, INC: again } }), bare)).toEqual([]);
    expect(findingsIn(lamp({ entry: toggle.actions, on: { INC: again } }), bare)).toEqual([]);
  });

  it('is a dead end if what is taken in it does nothing', () => {
    expect(findingsIn(lamp({ on: { INC: { target: 'ready', reenter: true }, HEAR: {} } }), bare)).toEqual([
      'dead end: lamp.ready',
    ]);
  });

  it('is a dead end if there comes a time when nothing does anything in it', () => {
    const once = { guard: ({ context }: { context: { on: boolean } }) => !context.on, ...toggle };
    expect(findingsIn(lamp({ on: { TOGGLE: once } }), bare)).toEqual(['dead end: lamp.ready']);
  });

  it('is a dead end if things only happen in a region beside it', () => {
    const left = { initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } };
    const right = { initial: 'on', states: { on: { on: { COUNT: { actions: () => {} } } } } };
    const machine = createMachine({ id: 'two', type: 'parallel', states: { left, right } });
    expect(findingsIn(machine, bare)).toEqual(['dead end: two.left.b']);
  });
});

describe('a final state', () => {
  const paying = (more: object) =>
    createMachine({
      id: 'shop',
      initial: 'cart',
      states: {
        cart: { on: { PAY: 'payment' } },
        payment: {
          initial: 'form',
          states: { form: { on: { PAID: 'charged' } }, charged: { type: 'final' } },
          on: { BACK: 'cart' },
          ...more,
        },
      },
    });

  it('that ends a state without onDone is told, even if the state has another way out', () => {
    expect(findingsIn(paying({}), bare)).toEqual(['ends, and nobody listens: shop.payment.charged']);
    expect(findingsIn(paying({ onDone: 'cart' }), bare)).toEqual([]);
  });

  it('that is meant so can be accepted', () => {
    const accepted = [
      { finding: 'ends, and nobody listens: shop.payment.charged', reason: 'BACK', until: '2027-06-30' },
    ];
    const { report } = exploreLoaded(paying({}), { ...bare, accepted });
    expect(complaints(report, new Date('2027-01-01'))).toEqual([]);
  });
});

const counting = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'add' } | { type: 'end' } | { type: 'back' } },
});
const counter = counting.createMachine({
  id: 'long',
  context: { count: 0 },
  initial: 'on',
  states: {
    on: { on: { add: { actions: counting.assign({ count: ({ context }) => context.count + 1 }) } } },
    island: { on: { back: 'bridge' } },
    bridge: { on: { end: 'on' } },
  },
});

describe('a walk that was stopped', () => {
  const stopping: Model = { ...bare, limit: 10 };

  it('still tells what no model could change, with its reason', () => {
    const told = complaints(exploreLoaded(counter, stopping).report);
    expect(told.slice(1)).toEqual([
      'unreachable: long.island: no transition leads there',
      'unreachable: long.bridge: only by what is not walked: long.island back 0',
      'not walked: long.island back 0: no path comes to long.island',
      'not walked: long.bridge end 0: no path comes to long.bridge',
    ]);
  });

  it('calls no accepted finding gone', () => {
    const acceptedAs = (finding: string) => ({ finding, reason: 'later', until: '2027-06-30' });
    const accepted = [acceptedAs('unreachable: long.island'), acceptedAs('unreachable: long.far')];
    const tested = { machine: counter, model: { ...stopping, accepted }, journeys: [], rules: [] };
    const told = coverageOf('long', tested, new Date('2027-01-01')).findings.map(({ what }) => what);
    expect(told).not.toContain('unreachable: long.island');
    expect(told.filter((what) => what.startsWith('accepted, but'))).toEqual([]);
  });

  it('settles what is accepted, though it is not certain of it', () => {
    const states = { on: { on: { add: { ...stepping }, end: { guard: () => false, target: 'over' } } }, over: {} };
    const machine = createMachine({ id: 'doubt', context: { count: 0 }, initial: 'on', states });
    const accepted = [{ finding: 'unreachable: doubt.over', reason: 'later', until: '2027-06-30' }];
    const { report } = exploreLoaded(machine, { ...stopping, accepted });
    expect(findingsOf(report).map(({ what }) => what)).toContain('not seen before it stopped: unreachable: doubt.over');
    expect(complaints(report, new Date('2027-01-01')).join('\n')).not.toContain('doubt.over');
  });
});

const stepping = { actions: assign({ count: ({ context }: { context: { count: number } }) => context.count + 1 }) };

describe("until: 'covered'", () => {
  it('ends when only that is left which no model could cover', () => {
    const exploration = exploreLoaded(counter, { ...bare, until: 'covered' });
    expect(exploration.nodes.length).toBeLessThan(10);
    expect(exploration.report.stopped).toBeNull();
    expect(findingsOf(exploration.report).map(({ what }) => what)).toContain('unreachable: long.island');
  });

  it('says which key grows, and the `project` to write, when it gives up', () => {
    const states = { on: { on: { add: stepping, end: { guard: () => false, target: 'on' } } } };
    const machine = createMachine({ id: 'vain', context: { count: 0 }, initial: 'on', states });
    const { stopped } = exploreLoaded(machine, { ...bare, until: 'covered', limit: 50 }).report;
    expect(stopped).toContain('most varied is count (51 values)');
    expect(stopped).toContain('`project: ({ count, ...rest }) => [rest, Math.min(count, 3)]`');
  });
});

it('a chart that cannot begin has no other finding', () => {
  const machine = createMachine({
    id: 'needy',
    types: { input: {} as { name: string }, context: {} as { name: string } },
    context: ({ input }) => ({ name: input.name }),
    initial: 'a',
    states: { a: { on: { go: { guard: () => true, target: 'b' } } }, b: {} },
  });
  expect(findingsIn(machine, bare)).toEqual([
    expect.stringMatching(/^breaks: at the start, without `inputs` in the model: .*'name'/),
  ]);
});

it('a guard that reads only the context is not to be helped by what is sent', () => {
  const guards = {
    tooMany: ({ context }: { context: { count: number } }) => context.count > 5,
    isBig: ({ event }: { event: { type: string } }) => event.type === 'other',
  };
  const on = { go: { guard: 'tooMany', target: 'b' }, grow: { guard: 'isBig', target: 'b' } };
  const machine = createMachine(
    { id: 'shy', context: { count: 0 }, initial: 'a', states: { a: { on }, b: { type: 'final' } } },
    { guards },
  );
  const { why } = exploreLoaded(machine, bare).report;
  expect(why.get('shy.a go 0')).toMatch(/^tooMany always said no, and it reads only the context \(count\): /);
  expect(why.get('shy.a grow 0')).toBe("isBig always said no: add a case to events['grow'] that it lets through");
});

it('nor is one that is made of such guards', () => {
  const chart = setup({
    types: { context: {} as { count: number; open: boolean } },
    guards: {
      tooMany: ({ context }) => context.count > 5,
      isOpen: ({ context }) => context.open,
      isBig: ({ event }) => event.type === 'other',
    },
  });
  const go = { guard: and(['tooMany', not('isOpen')]), target: 'b' };
  const grow = { guard: or(['tooMany', 'isBig']), target: 'b' };
  const states = { a: { on: { go, grow } }, b: {} };
  const machine = chart.createMachine({ id: 'shy', context: { count: 0, open: false }, initial: 'a', states });
  const { why } = exploreLoaded(machine, bare).report;
  expect(why.get('shy.a go 0')).toMatch(/ always said no, and it reads only the context \(count, open\): /);
  expect(why.get('shy.a grow 0')).toContain("add a case to events['grow'] that it lets through");
});

it('a guard that reads only the context and never says no wants another context', () => {
  const chart = setup({
    types: { context: {} as { tries: number } },
    guards: { mayRetry: ({ context }) => context.tries < 2 },
  }).createMachine({
    id: 'patient',
    context: { tries: 0 },
    initial: 'a',
    states: { a: { on: { fail: [{ guard: 'mayRetry', target: 'b' }, { target: 'c' }] } }, b: {}, c: {} },
  });
  const { why } = exploreLoaded(chart, bare).report;
  const wanted = 'add cases that come to patient.a with a context that';
  expect(why.get('patient.a fail 1')).toContain(`always taken instead: ${wanted} mayRetry says no to`);
  expect(why.get('patient.a fail 0 = false')).toContain(`${wanted} it refuses`);
});

it('a guard that asks a clock is not said to read only the context, nor to be helped by what is sent', () => {
  const deps = { now: () => Date.now() };
  const guards = {
    isLate: ({ context }: { context: { since: number } }) => deps.now() - context.since > 5,
    isOnline: () => deps.now() < 0,
    hasOld: ({ context }: { context: { ages: number[] } }) => context.ages.some((age) => Math.max(age, 0) > 9),
  };
  const chart = setup({ types: { context: {} as { since: number; ages: number[] } }, guards }).createMachine({
    id: 'late',
    context: { since: Date.now() + 1_000_000, ages: [] },
    initial: 'a',
    states: {
      a: {
        on: {
          go: { guard: 'isLate', target: 'b' },
          call: { guard: 'isOnline', target: 'b' },
          sort: { guard: 'hasOld', target: 'b' },
        },
      },
      b: { type: 'final' },
    },
  });
  const { why } = exploreLoaded(chart, bare).report;
  expect(why.get('late.a go 0')).toMatch(/^isLate always said no, and it asks what stands outside the chart/);
  expect(why.get('late.a call 0')).toMatch(/^isOnline always said no, and it asks what stands outside the chart/);
  expect(why.get('late.a sort 0')).toMatch(/^hasOld always said no, and it reads only the context \(ages\)/);
});

it('an error with colours and control characters makes a report that can be read', () => {
  const fail = () => {
    throw new Error('\u{1B}[31m<red>\u{1B}[39m and \u{0}');
  };
  const machine = createMachine({ id: 'colourful', on: { ask: { guard: fail } } });
  const xml = toJunit([coverageOf('colourful', { machine, model: bare, journeys: [], rules: [] })]);
  expect(xml).toContain('&lt;red&gt; and \u{FFFD}');
  expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{FFFD}]/u);
});

it('a delay that a shorter one always forestalls needs no case, and is told so', () => {
  const after = { 10: 'early', 20: 'late' };
  const machine = createMachine({ id: 'race', initial: 'on', states: { on: { after }, early: {}, late: {} } });
  expect(complaints(exploreLoaded(machine, bare).report)).toContain(
    'not walked: race.on after 20 0: the state is always left before: a shorter delay ends first, or something happens at once',
  );
});
