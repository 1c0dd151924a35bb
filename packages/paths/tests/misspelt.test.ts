import { describe, expect, it } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { exploreLoaded } from '../src/explore/explore.ts';
import { complaints } from '../src/explore/report.ts';
import { travel } from '../src/journeys/journeys.ts';
import { checked } from '../src/project/checked.ts';
import { oddValue, OF_SETTINGS } from '../src/project/checked-values.ts';
import { messageOf } from '../src/chart/message-of.ts';

const model = { events: {}, actors: {} };
const journey = { name: 'in', steps: [], ends: 'in' };
const withStep = (step: object) => ({ model, journeys: [{ ...journey, steps: [step] }] });

describe('a key that nobody reads is refused, with the one that is meant', () => {
  it.each([
    [{ model: { ...model, proyect: () => 1 } }, "the model has no 'proyect'; did you mean project?"],
    [{ model: { ...model, size: 1 } }, "the model has no 'size'; known: inputs, events, actors, "],
    [{ model: { ...model, samples: { sed: 1 } } }, "`samples` has no 'sed'; did you mean seed?"],
    [{ model: { ...model, accepted: [{ findng: 'x' }] } }, "accepts has no 'findng'; did you mean finding?"],
    [
      { model: { ...model, inside: { bank: { ...model, limits: 3 } } } },
      "the model inside.bank has no 'limits'; did you mean limit?",
    ],
    [
      { model: { ...model, actors: { load: [{ output: 1 }, { outputt: 1 }] } } },
      "the case actors.load #1 has no 'outputt'; did you mean output?",
    ],
    [{ model: { ...model, actors: { load: [{}] } } }, 'the case actors.load #0 says not how the actor ends'],
    [{ model: { ...model, actors: { load: ['ready'] } } }, 'the case actors.load #0 must be an object'],
    [{ model, journeys: [{ ...journey, end: 'in' }] }, "the journey 'in' has no 'end'; did you mean ends?"],
    [withStep({ sned: { type: 'go' } }), "step 1 of the journey 'in' has no 'sned'; did you mean send?"],
    [withStep({ send: { type: 'go' }, refuse: true }), "has no 'refuse'; did you mean refused?"],
    [withStep({ now: 'in' }), 'says not what happens: write `send`, `actor` or `wait`'],
    [{ model, rules: [{ says: 'no', nevr: () => true }] }, "the rule 'no' has no 'nevr'; did you mean never?"],
    [{ model, rules: [{ says: 'no' }] }, "the rule 'no' asks nothing"],
    [{ model, journey: [journey] }, "nothing reads its export 'journey'; did you mean journeys?"],
    [{ modle: model }, "nothing reads its export 'modle'; did you mean model?"],
  ])('%j', (exported, told) => {
    expect(() => checked(exported, 'lamp.model.ts')).toThrow(told);
  });

  it('and so is one that a case gives as the chart is walked', () => {
    const machine = createMachine({ id: 'asking', initial: 'a', states: { a: { invoke: { src: 'load' } } } });
    const cases = { load: [() => ({ outputt: 1 }) as never] };
    expect(() => exploreLoaded(machine, { events: {}, actors: cases })).toThrow(
      'A case of actors.load gives {"outputt":1}: write `output`, `error` or `snapshot`',
    );
  });

  it('and helpers of other names are left alone', () => {
    const exported = { model, journeys: [journey], rules: [], journeyOf: () => journey, cases: [1] };
    expect(checked(exported, 'lamp.model.ts')).toBe(exported);
  });
});

describe('a value that nothing can be made of is refused, with what it may be', () => {
  it.each([
    [{ limit: 'x' }, "m.ts: the model's `limit` is 'x': write a whole number from 1."],
    [{ limit: -5 }, '`limit` is -5: write a whole number from 1.'],
    [{ patience: -1 }, '`patience` is -1: write a number of seconds above 0.'],
    [{ until: 'cover' }, "`until` is 'cover': write 'explored' or 'covered'."],
    [{ project: 'count' }, "`project` is 'count': write a function."],
    [{ samples: { many: 0 } }, '`many` is 0: write a whole number from 1.'],
    [{ inside: { bank: { ...model, limit: 0 } } }, "the model inside.bank's `limit` is 0"],
  ])('in a model: %j', (more, told) => {
    expect(() => checked({ model: { ...model, ...more } }, 'm.ts')).toThrow(told);
  });

  it.each([
    [{ charts: 5 }, '`charts` is 5: write a text or a list of texts'],
    [{ out: 3 }, '`out` is 3: write a text'],
    [{ editor: 5 }, '`editor` is 5: write a text'],
    [
      { browser: { replay: 1 } },
      '`browser` is {"replay":1}: write an object with the functions `replay` and `leftOut`',
    ],
  ])('in the settings: %j', (settings, told) => {
    expect(oddValue(settings, OF_SETTINGS)).toBe(told);
  });

  it('and whatever is left out, or fits, is taken', () => {
    const fitting = { limit: Infinity, patience: 0.5, until: 'covered', ids: undefined, samples: { seed: -1 } };
    expect(checked({ model: { ...model, ...fitting } }, 'm.ts')).toMatchObject({ model: fitting });
    expect(oddValue({ charts: ['a', 'b'], model: undefined }, OF_SETTINGS)).toBeNull();
  });
});

describe('a name that the chart does not have', () => {
  const chart = setup({
    types: { events: {} as { type: 'choose' } },
    guards: { isReady: () => true },
    actors: { upload: fromPromise(() => Promise.resolve(1)) },
  });
  const machine = chart.createMachine({
    id: 'shop',
    initial: 'in',
    states: {
      in: { on: { choose: { guard: 'isRaedy' as 'isReady', target: 'up' } } },
      up: { invoke: { src: 'upload', onDone: 'in' } },
    },
  });

  it('is told of a case and of what nobody implements', () => {
    const told = complaints(
      exploreLoaded(machine, { events: { chose: [{}], other: [{}] }, actors: { uplaod: [{ output: 1 }] } }).report,
    );
    expect(told).toContain("case never used: chose #0: the chart hears no event 'chose'; did you mean 'choose'?");
    expect(told).toContain("case never used: other #0: the chart hears no event 'other'");
    expect(told).toContain("case never used: uplaod #0: the chart has no actor 'uplaod'; did you mean 'upload'?");
    expect(told).toContainEqual(expect.stringContaining("not implemented: guards isRaedy; did you mean 'isReady'?"));
  });

  it.each([
    [{ send: { type: 'chose' }, refused: true as const }, "the chart hears no event 'chose'; did you mean 'choose'?"],
    [{ actor: 'uplaod', output: 1 }, "the chart has no actor 'uplaod'; did you mean 'upload'?"],
  ])('fails a journey, even where it is to be refused: %j', (step, why) => {
    const open = createMachine({
      ...machine.config,
      states: { in: { on: { choose: 'up' } }, up: { invoke: { src: 'upload' } } },
    } as object);
    expect(
      travel(open.provide(machine.implementations as object), { name: 'way', steps: [step], ends: 'in' }).failure,
    ).toContain(`step 1 (${'send' in step ? 'chose' : 'uplaod done'}): ${why}`);
  });

  it('is told of states that a step should enter', () => {
    const open = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { push: 'open' } }, open: {} } });
    const { failure } = travel(open, {
      name: 'way',
      steps: [{ send: { type: 'push' }, enters: 'opne' }],
      ends: 'open',
    });
    expect(failure).toContain("The chart 'door' has no state 'opne'; did you mean 'open'?");
  });
});

describe('what was thrown', () => {
  const circular: { self?: unknown } = {};
  circular.self = circular;

  it.each([
    [new Error('gone'), 'gone'],
    [new TypeError(), 'TypeError'],
    ['gone', '"gone"'],
    [{ code: 3 }, '{"code":3}'],
    [undefined, 'undefined'],
    [circular, '[object Object]'],
  ])('is told in words', (thrown, words) => {
    expect(messageOf(thrown)).toBe(words);
  });
});
