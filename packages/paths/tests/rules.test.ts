import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { explore, exploreLoaded } from '../src/explore/explore.ts';
import { always, brokenRules, eventually, kindOf, never, tagged, until } from '../src/explore/rules.ts';
import { ferryMachine, ferryModel } from './ferry.machine.ts';

const ferry = explore(ferryMachine, ferryModel);

describe('a rule', () => {
  it('that holds on every path is not spoken of', () => {
    expect(brokenRules(ferry, [never('two trips at once', ({ isIn }) => isIn('lost') && isIn('counting'))])).toEqual(
      [],
    );
  });

  it('that is broken is told with the shortest path that breaks it', () => {
    const [broken] = brokenRules(ferry, [never('the ferry is lost', ({ isIn }) => isIn('flow.lost'))]);
    expect(broken).toContain('rule broken: the ferry is lost; in ferry.trip.flow.lost');
    expect(broken).toContain('after start > places.set #0 > confirm #0 > book done #0');
  });

  it('of what comes later is broken where no way leads there', () => {
    const [broken] = brokenRules(ferry, [eventually('the ferry flies', { later: () => false })]);
    expect(broken).toContain('rule broken: the ferry flies');
  });

  it('that never comes into play says so', () => {
    const idle = eventually('what flies lands', {
      once: () => false,
      later: ({ isIn }) => isIn('counting'),
    });
    expect(brokenRules(ferry, [idle])).toEqual(['rule never comes into play: what flies lands']);
  });

  it('is told by the name under which it was written', () => {
    const nowhere = () => false;
    const rules = [never('a', nowhere), always('b', nowhere), eventually('c', { later: nowhere })];
    expect(rules.map((rule) => kindOf(rule))).toEqual(['never', 'always', 'eventually']);
  });

  it('of tags is broken where a tag is missing, or is where it should not be', () => {
    expect(brokenRules(ferry, tagged({ busy: ['booking'] }))).toEqual([]);
    expect(brokenRules(ferry, tagged({ busy: ['booking', 'lost'] })).join()).toContain('in ferry.trip.flow.lost');
    expect(brokenRules(ferry, tagged({ busy: [] })).join()).toContain('in ferry.trip.flow.booking');
  });

  it.each([
    [never('so', ({ hasTag }) => hasTag('bussy'))],
    [always('so', ({ hasTag }) => !hasTag('bussy'))],
    [until('so', { once: ({ isIn }) => isIn('booking'), holds: () => true, until: ({ hasTag }) => hasTag('bussy') })],
    [eventually('so', { later: ({ hasTag }) => hasTag('bussy') })],
    [eventually('so', { later: ({ hasTag }) => hasTag('bussy'), within: 3 })],
    ...tagged({ bussy: ['booking'] }).map((rule) => [rule]),
  ])('that names a tag which the chart does not have is refused, with the one that is meant: %j', (rule) => {
    expect(() => brokenRules(ferry, [rule])).toThrow("The chart 'ferry' has no tag 'bussy'; did you mean 'busy'?");
  });

  it('that asks for the inputs of a misspelt actor is refused', () => {
    const asking = never('so', ({ inputsOf }) => inputsOf('bok').length > 0);
    expect(() => brokenRules(ferry, [asking])).toThrow("the chart has no actor 'bok'; did you mean 'book'?");
  });
});

describe('what goes on and what comes', () => {
  /** A door that may be left open for ever, and a cellar that nobody comes back from. */
  const door = exploreLoaded(
    createMachine({
      id: 'door',
      initial: 'shut',
      states: {
        shut: { on: { open: 'ajar', lock: 'locked' } },
        ajar: { on: { push: 'wide', close: 'shut', fall: 'cellar' } },
        wide: { on: { pull: 'ajar' } },
        locked: { on: { unlock: 'shut' } },
        cellar: { on: { cry: 'echo' } },
        echo: { on: { cry: 'cellar' } },
      },
    }),
    { events: {}, actors: {} },
  );
  const isIn =
    (...states: string[]) =>
    (at: { isIn: (state: string) => boolean }) =>
      states.some((state) => at.isIn(state));

  it('always is the same as never the opposite', () => {
    expect(brokenRules(door, [always('above the ground', (at) => !isIn('cellar', 'echo')(at))])).toEqual([
      'rule broken: above the ground; in door.cellar after start > open #0 > fall #0',
    ]);
  });

  it('until is broken where it ends too early, and kept where its end never comes', () => {
    const open = { once: isIn('ajar'), until: isIn('shut', 'cellar') };
    expect(brokenRules(door, [until('open until shut', { ...open, holds: isIn('ajar', 'wide') })])).toEqual([]);
    expect(brokenRules(door, [until('ajar until shut', { ...open, holds: isIn('ajar') })])).toEqual([
      'rule broken: ajar until shut; in door.wide after start > open #0 > push #0',
    ]);
  });

  it('a possible end is not a fair one: who falls does not come back', () => {
    const shut = { once: isIn('wide'), later: isIn('shut') };
    expect(brokenRules(door, [eventually('shut', shut)])).toEqual([]);
    expect(brokenRules(door, [eventually('shut', { ...shut, fair: true })])).toEqual([
      'rule broken: shut; in door.cellar after start > open #0 > push #0 > pull #0 > fall #0',
    ]);
    const unlocked = { once: isIn('locked'), later: isIn('shut'), fair: true };
    expect(brokenRules(door, [eventually('unlocked', unlocked)])).toEqual([]);
  });

  it('within so many steps, on every walk', () => {
    const unlocked = { once: isIn('locked'), later: isIn('shut') };
    expect(brokenRules(door, [eventually('soon', { ...unlocked, within: 1 })])).toEqual([]);
    expect(brokenRules(door, [eventually('at once', { ...unlocked, within: 0 })])).toEqual([
      'rule broken: at once; in door.locked after start > lock #0',
    ]);
    expect(brokenRules(door, [eventually('shut', { once: isIn('ajar'), later: isIn('shut'), within: 2 })])).toEqual([
      'rule broken: shut; in door.ajar after start > open #0 > push #0 > pull #0',
    ]);
  });

  it('a name that is no state of the chart is an error in each of them', () => {
    const wrong = { once: isIn('shut'), holds: isIn('locked'), until: isIn('opn') };
    expect(() => brokenRules(door, [until('so', wrong)])).toThrow("The chart 'door' has no state 'opn'");
    const late = eventually<never>('so', { later: isIn('shutt'), within: 3 });
    expect(() => brokenRules(door, [late])).toThrow("did you mean 'shut'?");
  });
});
