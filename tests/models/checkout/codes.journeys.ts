import type { BookingFacts, CheckoutEvent, Failure, Problem } from '../../../machines/checkout/checkout.types.ts';
import type { Line } from '../../../machines/checkout/choice.ts';
import { cheaper, FIELD, held, line, opening } from './checkout.fixtures.ts';
import {
  addTicket,
  done,
  fails,
  ignored,
  inHall,
  type Journey,
  knowing,
  namedInHall,
  onField,
  pay,
  send,
  type Step,
  toCheck,
  toTickets,
} from './checkout.steps.ts';

const CHECK = 'checkingAnswers';
const use: CheckoutEvent = { type: 'code.use', code: 'Ħelu' };
const drop: CheckoutEvent = { type: 'code.drop' };

const asking = (event: CheckoutEvent, code: string | null): Step => ({
  ...send(event, 'changingCode', 'hold.held'),
  asks: { changeCode: { bookingId: 'booking', code } },
});
const refusedWith = (code: Failure['code'], problem: Problem): Step => ({
  ...knowing(fails('changeCode', code, CHECK, 'hold.held'), { booking: namedInHall, problem }),
});

const refusals = [
  'codeUnknown',
  'codeNotYet',
  'codeOver',
  'codeUsedUp',
  'codeUsedByYou',
  'codeNotForThese',
  'codeTriedTooOften',
] as const;

const COUNTING = 'choosingTickets';
const counted = held([line()]);
const unheldLine = (each: Line): Line => ({ ...each, attendeeId: null });

const askingForTickets = (event: CheckoutEvent, code: string | null, booking: BookingFacts | null = null): Step => ({
  ...send(event, 'holdingWithCode'),
  asks: {
    holdWithCode: {
      occurrenceId: FIELD,
      booking,
      seated: false,
      lines: booking?.lines ?? counted.lines.map(unheldLine),
      isExchange: false,
      code,
    },
  },
});

/** Promo codes, put on while tickets are counted. */
const atTickets: readonly Journey[] = [
  {
    name: 'a code holds the counted tickets and makes them cheaper, until it is taken off again',
    input: onField,
    steps: [
      ...toTickets,
      ignored(use),
      ignored(drop),
      send(addTicket, COUNTING),
      ignored({ type: 'code.use', code: ' ' }),
      ignored(drop),
      askingForTickets(use, 'Ħelu'),
      ignored(use),
      ignored({ type: 'tickets.confirm' }),
      {
        ...done('holdWithCode', cheaper(counted), COUNTING, 'hold.held'),
        context: { booking: cheaper(counted), problem: null },
      },
      askingForTickets(drop, null, cheaper(counted)),
      { ...done('holdWithCode', counted, COUNTING, 'hold.held'), context: { booking: counted } },
      send({ type: 'tickets.confirm' }, 'holdingPlaces'),
    ],
    ends: ['holdingPlaces', 'hold.held'],
  },
  {
    name: 'a code is refused for counted tickets: they are held all the same, unless they couldn’t be',
    input: onField,
    steps: [
      ...toTickets,
      send(addTicket, COUNTING),
      askingForTickets(use, 'Ħelu'),
      knowing(
        {
          actor: 'holdWithCode',
          error: { code: 'codeUnknown', taken: [], booking: counted },
          now: [COUNTING, 'hold.held'],
        },
        { booking: counted, problem: 'codeUnknown' },
      ),
      askingForTickets(use, 'Ħelu', counted),
      knowing(fails('holdWithCode', 'away', COUNTING, 'hold.held'), { booking: counted, problem: 'codeFailed' }),
      askingForTickets(use, 'Ħelu', counted),
      knowing(fails('holdWithCode', 'soldOut', COUNTING), { problem: 'soldOut' }),
      send(use, 'holdingWithCode'),
      fails('holdWithCode', 'holdEnded', 'opening'),
      done('openOccurrence', opening(), COUNTING),
    ],
    ends: COUNTING,
  },
  {
    name: 'the session ends while a code is used for counted tickets',
    input: onField,
    steps: [
      ...toTickets,
      send(addTicket, COUNTING),
      askingForTickets(use, 'Ħelu'),
      fails('holdWithCode', 'signedOut', 'signedOut'),
    ],
    ends: ['signedOut', 'hold.absent'],
  },
  {
    name: 'a visitor logs in before a code is used, and seats are chosen before',
    input: onField,
    steps: [
      done('openOccurrence', opening({ signedIn: false }), COUNTING, 'hold.absent'),
      send(addTicket, COUNTING),
      ignored(use),
    ],
    ends: COUNTING,
  },
  {
    name: 'where seats are chosen, counted tickets can’t be held for a code',
    input: inHall,
    steps: [done('openOccurrence', opening({ seated: true }), COUNTING), send(addTicket, COUNTING), ignored(use)],
    ends: COUNTING,
  },
];

/** Promo codes, put on while the answers are checked, or before. */
export const codesJourneys: readonly Journey[] = [
  ...atTickets,
  {
    name: 'a code makes it cheaper, until it is taken off again',
    input: inHall,
    steps: [
      ...toCheck,
      asking(use, 'Ħelu'),
      {
        ...done('changeCode', cheaper(namedInHall), CHECK, 'hold.held'),
        enters: [CHECK, 'hold.held'],
        context: { booking: cheaper(namedInHall), problem: null },
      },
      asking(drop, null),
      { ...done('changeCode', namedInHall, CHECK), context: { booking: namedInHall } },
    ],
    ends: [CHECK, 'hold.held'],
  },
  {
    name: 'a code is refused, for each reason in its own words, and the places stay',
    input: inHall,
    steps: [
      ...toCheck,
      ...refusals.flatMap((code) => [asking(use, 'Ħelu'), refusedWith(code, code)]),
      asking(use, 'Ħelu'),
      refusedWith('away', 'codeFailed'),
      { ...send(pay, 'paying.starting'), context: { problem: null } },
    ],
    ends: ['paying.starting', 'hold.held'],
  },
  {
    name: 'no code is no mistake, and while one is looked at nothing else is done',
    input: inHall,
    steps: [
      ...toCheck,
      ignored({ type: 'code.use', code: '  ' }),
      asking(use, 'Ħelu'),
      ignored(pay),
      ignored(use),
      ignored(drop),
      ignored({ type: 'booking.release' }),
    ],
    ends: ['changingCode', 'hold.held'],
  },
  {
    name: 'the hold is over when a code is used',
    input: inHall,
    steps: [
      ...toCheck,
      asking(use, 'Ħelu'),
      fails('changeCode', 'holdEnded', 'opening'),
      done('openOccurrence', opening({ seated: true }), 'choosingTickets'),
    ],
    ends: 'choosingTickets',
  },
  {
    name: 'the hold ends while a code is looked at',
    input: inHall,
    steps: [...toCheck, asking(use, 'Ħelu'), send({ type: 'hold.expired', ending: 'over' }, 'expired', 'hold.absent')],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'the session ends while a code is used',
    input: inHall,
    steps: [...toCheck, asking(use, 'Ħelu'), fails('changeCode', 'signedOut', 'signedOut')],
    ends: ['signedOut', 'hold.held'],
  },
];
