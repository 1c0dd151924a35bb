import type { carpoolMachine } from '../../../machines/carpool/carpool.machine.ts';
import type {
  CarpoolFailure,
  CarpoolInput,
  CarpoolStanding,
  CarpoolStep,
} from '../../../machines/carpool/carpool.types.ts';
import type { JourneyFor } from 'xstate-paths';

type Journey = JourneyFor<typeof carpoolMachine>;
type Step = Journey['steps'][number];

export const lela = { id: 'lela', name: 'Lela M.' };
export const xandru = { id: 'xandru', name: 'Xandru B.' };
const [monday, tuesday] = ['2026-11-23', '2026-11-24'];

const begun: CarpoolInput = { wanted: null, kept: null };
const keptAt = (wanted: CarpoolStep | null): CarpoolInput => ({
  wanted,
  kept: { date: monday, passengers: [lela], space: 'A-1' },
});

const opened = (now: string, settings: Partial<CarpoolStanding> = {}): Step => ({
  actor: 'readStanding',
  output: { hasPermit: true, hasDates: true, hasAccepted: false, mostPassengers: 2, ...settings },
  now,
});
const accepted = { hasAccepted: true };
const failed = (
  actor: 'readStanding' | 'checkDate' | 'acceptRules' | 'bookCarpool',
  code: CarpoolFailure['code'],
  now: string,
): Step => ({
  actor,
  error: { code },
  now,
});
const open = (step: CarpoolStep, now: string): Step => ({ send: { type: 'step.open', step }, now });
const shut = (step: CarpoolStep): Step => ({ send: { type: 'step.open', step }, refused: true });
const save = (date: string): Step => ({
  send: { type: 'date.save', date },
  now: 'steps.date.checking',
  context: { date, problem: null },
});
const checked: Step = { actor: 'checkDate', output: undefined, now: 'steps.passengers' };
const add = (passenger: typeof lela): Step => ({ send: { type: 'passenger.add', passenger }, now: 'steps.passengers' });
const confirmPassengers: Step = {
  send: { type: 'passengers.confirm' },
  now: 'steps.space',
  context: { problem: null },
};
const choose: Step = {
  send: { type: 'space.choose', space: 'A-1' },
  now: 'steps.space',
  context: { space: 'A-1', problem: null },
};
const confirmSpace = (now: string): Step => ({ send: { type: 'space.confirm' }, now, context: { problem: null } });
const accept: Step = { send: { type: 'rules.accept' }, now: 'steps.rules.accepting', context: { problem: null } };
const noted: Step = {
  actor: 'acceptRules',
  output: undefined,
  now: 'steps.check.looking',
  context: { hasAccepted: true },
};
const confirm: Step = { send: { type: 'booking.confirm' }, now: 'steps.check.booking', context: { problem: null } };
const booked: Step = {
  actor: 'bookCarpool',
  output: { carpoolId: 'ride' },
  now: 'booked',
  context: { carpoolId: 'ride' },
};
const restored: Step = { send: { type: 'session.restored' }, now: 'opening' };
const atCheck = [opened('steps.check.looking', accepted), confirm];

const refusedBooking = (code: CarpoolFailure['code'], now: string, context: object): Journey => ({
  name: `the server refuses the booking: ${code}`,
  input: keptAt('check'),
  steps: [...atCheck, { ...failed('bookCarpool', code, now), context }],
  ends: now,
});

/** Bookings as the issue tells them; each ends where the text says, whatever the chart does. */
export const journeys: readonly Journey[] = [
  {
    name: 'a first ride: date, passenger, space, rules, check, booked',
    input: begun,
    steps: [
      { ...opened('steps.date.choosing'), context: { hasAccepted: false, asksRules: true, mostPassengers: 2 } },
      shut('passengers'),
      shut('booked'),
      save(monday),
      checked,
      { send: { type: 'passengers.confirm' }, refused: true },
      shut('space'),
      { ...add(lela), context: { passengers: [lela], problem: null } },
      { send: { type: 'passenger.add', passenger: lela }, refused: true },
      add(xandru),
      { send: { type: 'passenger.add', passenger: { id: 'third', name: 'T.' } }, refused: true },
      {
        send: { type: 'passenger.remove', id: lela.id },
        now: 'steps.passengers',
        context: { passengers: [xandru], problem: null },
      },
      confirmPassengers,
      { send: { type: 'space.confirm' }, refused: true },
      shut('rules'),
      choose,
      shut('check'),
      confirmSpace('steps.rules.reading'),
      accept,
      noted,
      shut('rules'),
      confirm,
      booked,
    ],
    ends: 'booked',
  },
  {
    name: 'with the rules accepted before, the check follows the space; each step can be opened again',
    input: keptAt('space'),
    steps: [
      opened('steps.space', accepted),
      confirmSpace('steps.check.looking'),
      { ...open('date', 'steps.date.choosing'), context: { problem: null, wanted: 'date' } },
      open('passengers', 'steps.passengers'),
      open('space', 'steps.space'),
      open('check', 'steps.check.looking'),
      open('date', 'steps.date.choosing'),
      { ...save(monday), context: { space: 'A-1' } },
      checked,
      open('date', 'steps.date.choosing'),
      { ...save(tuesday), context: { space: null } },
    ],
    ends: 'steps.date.checking',
  },
  {
    name: 'back at the passengers after a reload',
    input: keptAt('passengers'),
    steps: [opened('steps.passengers')],
    ends: 'steps.passengers',
  },
  {
    name: 'back at the rules after a reload',
    input: keptAt('rules'),
    steps: [opened('steps.rules.reading')],
    ends: 'steps.rules.reading',
  },
  {
    name: 'an address of a step that is not due yet',
    input: { wanted: 'space', kept: null },
    steps: [opened('steps.date.choosing')],
    ends: 'steps.date.choosing',
  },
  {
    name: 'the rules are behind already',
    input: keptAt('rules'),
    steps: [opened('steps.date.choosing', accepted)],
    ends: 'steps.date.choosing',
  },
  {
    name: 'without a permit, then with one',
    input: begun,
    steps: [
      opened('noPermit', { hasPermit: false }),
      { send: { type: 'retry' }, now: 'opening' },
      opened('steps.date.choosing'),
    ],
    ends: 'steps.date.choosing',
  },
  {
    name: 'no dates, then some',
    input: begun,
    steps: [
      opened('noDates', { hasDates: false }),
      { send: { type: 'retry' }, now: 'opening' },
      opened('steps.date.choosing'),
    ],
    ends: 'steps.date.choosing',
  },
  {
    name: 'the server is away at first',
    input: begun,
    steps: [failed('readStanding', 'away', 'openFailed'), { send: { type: 'retry' }, now: 'opening' }],
    ends: 'opening',
  },
  {
    name: 'logged out from the beginning',
    input: keptAt('check'),
    steps: [failed('readStanding', 'signedOut', 'signedOut'), restored, opened('steps.check.looking', accepted)],
    ends: 'steps.check.looking',
  },
  {
    name: 'the date is full, then another is not',
    input: keptAt(null),
    steps: [
      opened('steps.date.choosing'),
      save(monday),
      {
        ...failed('checkDate', 'noSpaces', 'steps.date.choosing'),
        context: { problem: 'noSpaces', date: null, space: null },
      },
      save(tuesday),
      checked,
    ],
    ends: 'steps.passengers',
  },
  {
    name: 'the server is away when the date is checked: neither date nor space is lost',
    input: keptAt(null),
    steps: [
      opened('steps.date.choosing', accepted),
      save(monday),
      { ...failed('checkDate', 'away', 'steps.date.choosing'), context: { problem: 'away' } },
      { ...save(monday), context: { problem: null, date: monday, space: 'A-1' } },
    ],
    ends: 'steps.date.checking',
  },
  {
    name: 'logged out while the date is checked',
    input: begun,
    steps: [opened('steps.date.choosing'), save(monday), failed('checkDate', 'signedOut', 'signedOut')],
    ends: 'signedOut',
  },
  {
    name: 'the rules cannot be accepted at once',
    input: keptAt('rules'),
    steps: [
      opened('steps.rules.reading'),
      accept,
      { ...failed('acceptRules', 'away', 'steps.rules.reading'), context: { problem: 'away' } },
      accept,
      { ...failed('acceptRules', 'away', 'steps.rules.reading'), context: { problem: 'away' } },
      { ...open('passengers', 'steps.passengers'), context: { problem: null } },
    ],
    ends: 'steps.passengers',
  },
  {
    name: 'logged out while accepting',
    input: keptAt('rules'),
    steps: [opened('steps.rules.reading'), accept, failed('acceptRules', 'signedOut', 'signedOut')],
    ends: 'signedOut',
  },
  {
    name: 'logged out while booking',
    input: keptAt('check'),
    steps: [...atCheck, failed('bookCarpool', 'signedOut', 'signedOut')],
    ends: 'signedOut',
  },
  refusedBooking('noSpaces', 'steps.date.choosing', {
    problem: 'noSpaces',
    date: null,
    space: null,
    passengers: [lela],
  }),
  refusedBooking('tooLate', 'steps.date.choosing', { problem: 'tooLate', date: null }),
  refusedBooking('alreadyRiding', 'steps.date.choosing', { problem: 'alreadyRiding', date: null }),
  refusedBooking('spaceTaken', 'steps.space', { problem: 'spaceTaken', space: null, date: monday }),
  refusedBooking('passengerGone', 'steps.passengers', { problem: 'passengerGone', space: 'A-1' }),
  refusedBooking('carFull', 'steps.passengers', { problem: 'carFull' }),
  {
    name: 'too many for the car, and still as many',
    input: keptAt('check'),
    steps: [...atCheck, failed('bookCarpool', 'carFull', 'steps.passengers'), confirmPassengers],
    ends: 'steps.space',
  },
  refusedBooking('noPermit', 'noPermit', { problem: null }),
  refusedBooking('notAccepted', 'steps.rules.reading', { hasAccepted: false, asksRules: true }),
  {
    name: 'the server is away when booking, then books',
    input: keptAt('check'),
    steps: [
      ...atCheck,
      { ...failed('bookCarpool', 'away', 'steps.check.looking'), context: { problem: 'away' } },
      confirm,
      booked,
    ],
    ends: 'booked',
  },
  {
    name: 'after a refusal the next choice clears what was said',
    input: keptAt('check'),
    steps: [
      ...atCheck,
      failed('bookCarpool', 'spaceTaken', 'steps.space'),
      choose,
      confirmSpace('steps.check.looking'),
      confirm,
      failed('bookCarpool', 'passengerGone', 'steps.passengers'),
      {
        send: { type: 'passenger.remove', id: lela.id },
        now: 'steps.passengers',
        context: { problem: null, passengers: [] },
      },
      add(xandru),
      confirmPassengers,
    ],
    ends: 'steps.space',
  },
];
