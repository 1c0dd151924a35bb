import type { CheckoutEvent, Failure, Problem } from '../../../machines/checkout/checkout.types.ts';
import { cheaper, opening } from './checkout.fixtures.ts';
import {
  done,
  fails,
  ignored,
  inHall,
  type Journey,
  knowing,
  namedInHall,
  pay,
  send,
  type Step,
  toCheck,
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

/** Promo codes, put on while the answers are checked. */
export const codesJourneys: readonly Journey[] = [
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
    steps: [...toCheck, asking(use, 'Ħelu'), send({ type: 'hold.expired' }, 'expired', 'hold.absent')],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'the session ends while a code is used',
    input: inHall,
    steps: [...toCheck, asking(use, 'Ħelu'), fails('changeCode', 'signedOut', 'signedOut')],
    ends: ['signedOut', 'hold.held'],
  },
];
