import type { ContextFrom } from 'xstate';
import type { HoldEnd, HoldFacts, HoldInput, holdMachine } from '../../../machines/hold/hold.machine.ts';
import { eventually, type JourneyFor, type ModelFor, never, type Rule, shows } from 'xstate-paths';

/** A hold with one extension left. */
export const input = (over: Partial<HoldInput> = {}): HoldInput => ({
  id: 'booking',
  expiresAt: '2027-03-05T19:15:00Z',
  extensionsLeft: 1,
  begins: 'running',
  ...over,
});

const facts = (over: Partial<HoldFacts> = {}): HoldFacts => ({
  expiresAt: '2027-03-05T19:30:00Z',
  extensionsLeft: 0,
  ending: 'over',
  ...over,
});
const over = facts({ expiresAt: null });
const released = facts({ expiresAt: null, ending: 'released' });
const withdrawn = facts({ expiresAt: null, ending: 'withdrawn' });
const refused = (code: string) => ({ error: { code } });

/** The events that the person, the server and its clock cause in a hold. */
export const model = {
  inputs: [input(), input({ begins: 'warned' }), input({ extensionsLeft: 0 })],
  events: {},
  actors: {
    waitForWarning: [{ output: undefined }, refused('away')],
    waitForExpiry: [
      { output: facts() },
      { output: over },
      { output: released },
      { output: withdrawn },
      refused('away'),
    ],
    extendHold: [{ output: facts() }, refused('noMoreTime'), refused('holdEnded'), refused('away')],
  },
} satisfies ModelFor<typeof holdMachine>;

export const notInBrowser = 'A hold has no page of its own: tests/e2e/hold.test.ts takes its ways inside the checkout.';

type Journey = JourneyFor<typeof holdMachine>;
type Step = Journey['steps'][number];

const warned: Step = { actor: 'waitForWarning', output: undefined, now: 'warned' };
const extend: Step = { send: { type: 'hold.extend' }, now: 'extending' };
/** The end, and the facts that the server answered with it. */
const endingWith = (end: HoldEnd, last: Step): NonNullable<Step['context']> =>
  'output' in last ? { end, facts: last.output as HoldFacts } : { end };
const ends = (name: string, steps: readonly Step[], end: HoldEnd, last: Step): Journey => ({
  name,
  input: input(),
  steps: [...steps, { ...last, context: endingWith(end, last) }],
  ends: 'ended',
});

/** The course of any hold; each ends where it must, whatever the chart does. */
export const journeys: readonly Journey[] = [
  ends('more time is asked for and given', [warned, extend], 'extended', { actor: 'extendHold', output: facts() }),
  ends('more time was given elsewhere', [warned], 'extended', { actor: 'waitForExpiry', output: facts() }),
  ends('the time runs out', [warned], 'over', { actor: 'waitForExpiry', output: over }),
  ends('released elsewhere', [warned], 'released', { actor: 'waitForExpiry', output: released }),
  ends('cancelled by the union', [warned], 'withdrawn', { actor: 'waitForExpiry', output: withdrawn }),
  ends('there is no more time to give', [warned, extend], 'refused', {
    actor: 'extendHold',
    ...refused('noMoreTime'),
  }),
  ends('more time is asked for too late', [warned, extend], 'over', { actor: 'extendHold', ...refused('holdEnded') }),
  {
    name: 'the warning stays after a refusal, and there is time to ask again',
    input: input({ begins: 'warned' }),
    steps: [extend, { actor: 'extendHold', ...refused('away'), now: 'warned' }],
    ends: 'warned',
  },
  {
    name: 'no extension is left to ask for',
    input: input({ extensionsLeft: 0 }),
    steps: [
      { send: { type: 'hold.extend' }, refused: true },
      { actor: 'waitForWarning', ...refused('away'), now: 'warned' },
      { send: { type: 'hold.extend' }, refused: true },
    ],
    ends: 'warned',
  },
  {
    name: 'the server cannot be asked whether it is over, then can',
    input: input(),
    steps: [
      warned,
      { actor: 'waitForExpiry', ...refused('away'), now: 'unsure' },
      { send: { type: 'hold.extend' }, refused: true },
      { send: { type: 'retry' }, now: 'warned' },
      { actor: 'waitForExpiry', output: over, context: { end: 'over' } },
    ],
    ends: 'ended',
  },
];

type Context = ContextFrom<typeof holdMachine>;

/** The facts that the page learns about a hold, and the calls it makes. */
const shown = shows<typeof holdMachine>({
  running: { asks: { waitForWarning: ({ expiresAt }) => ({ expiresAt }) } },
  warned: { tags: ['warning'], asks: { waitForExpiry: ({ id, expiresAt }) => ({ id, expiresAt }) } },
  extending: { tags: ['busy', 'warning'], asks: { extendHold: ({ id }) => ({ id }) } },
  ended: { tags: ['busy'] },
});

export const rules: Rule<Context>[] = [
  ...shown,
  never('asking for time that was used up', ({ isIn, context }) => isIn('extending') && context.extensionsLeft === 0),
  eventually('a hold always comes to its end', { later: ({ isIn }) => isIn('ended') }),
];
