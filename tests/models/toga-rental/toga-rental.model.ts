import type { togaRentalMachine } from '../../../machines/toga-rental/toga-rental.machine.ts';
import { eventually, type JourneyFor, type ModelFor, never, type Rule, tagged } from 'xstate-paths';

export const notInBrowser =
  'The server runs this chart: tests/api/toga.test.ts rents, pays, collects and brings back through it.';

/** The events that the graduate, the clock and the desk cause in a rental. */
export const model = {
  events: {
    'toga.collect': [{ isOpen: true }, { isOpen: false }],
    'toga.return': [{ isLate: false }, { isLate: true }],
    'deposit.keep': [{ isLate: false }, { isLate: true }],
  },
  actors: {},
} satisfies ModelFor<typeof togaRentalMachine>;

export const rules: Rule<never>[] = [
  never('a slot is kept for what came to nothing', ({ isIn, hasTag }) => isIn('ended') && hasTag('holdsSlot')),
  never('a deposit is to be settled of what is still out', ({ hasTag }) => hasTag('isOut') && hasTag('owesDeposit')),
  never('somebody moves the fitting of what is not paid', ({ hasTag }) => hasTag('canMove') && !hasTag('isPaid')),
  eventually('every deposit is settled', {
    once: ({ hasTag }) => hasTag('isOut'),
    later: ({ isIn }) => isIn('deposit_given_back') || isIn('deposit_kept') || isIn('missing'),
  }),
  ...tagged({
    holdsSlot: ['held', 'awaiting_payment', 'booked', 'fitted'],
    isOpen: ['held', 'awaiting_payment'],
    isPaid: [
      'booked',
      'fitted',
      'collected',
      'missing',
      'returned',
      'returned_late',
      'deposit_given_back',
      'deposit_kept',
    ],
    canMove: ['booked'],
    waitsForFitting: ['booked'],
    waitsForCollection: ['booked', 'fitted'],
    isUnderWay: ['booked', 'fitted', 'collected', 'returned', 'returned_late'],
    isOut: ['collected'],
    isMissing: ['missing'],
    owesDeposit: ['returned', 'returned_late'],
  }),
];

const pay = { send: { type: 'payment.open' }, now: 'awaiting_payment' } as const;
const receive = { send: { type: 'payment.receive' }, now: 'booked' } as const;
const end = { send: { type: 'payment.end' } } as const;
const fit = { send: { type: 'toga.fit' }, now: 'fitted' } as const;
const move = { send: { type: 'fitting.move' } } as const;
const collect = (isOpen: boolean) => ({ send: { type: 'toga.collect', isOpen } }) as const;
const bringBack = (isLate: boolean) => ({ send: { type: 'toga.return', isLate } }) as const;
const giveBack = { send: { type: 'deposit.give_back' } } as const;
const keep = (isLate: boolean) => ({ send: { type: 'deposit.keep', isLate } }) as const;

/** A rental's life according to the issue; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof togaRentalMachine>[] = [
  {
    name: 'held, changed, paid, tried on, collected, brought back in time',
    steps: [
      { send: { type: 'rental.change' }, now: 'held' },
      { ...move, refused: true },
      { send: receive.send, refused: true },
      pay,
      { send: { type: 'rental.change' }, refused: true },
      { send: { type: 'rental.cancel' }, refused: true },
      { send: { type: 'hold.expire' }, refused: true },
      pay,
      receive,
      { ...end, refused: true },
      { ...move, now: 'booked' },
      { ...bringBack(false), refused: true },
      fit,
      { ...move, refused: true },
      fit,
      { ...collect(false), refused: true },
      { ...collect(true), now: 'collected' },
      { send: fit.send, refused: true },
      { ...keep(false), refused: true },
      { ...giveBack, refused: true },
      { ...bringBack(false), now: 'returned' },
      { ...bringBack(false), refused: true },
      { ...giveBack, now: 'deposit_given_back' },
      { ...giveBack, refused: true },
      { ...keep(true), refused: true },
    ],
    ends: 'deposit_given_back',
  },
  {
    name: 'collected without a fitting, brought back damaged',
    steps: [
      pay,
      receive,
      { ...collect(false), refused: true },
      { ...collect(true), now: 'collected' },
      { ...bringBack(false), now: 'returned' },
      { ...keep(false), now: 'deposit_kept' },
    ],
    ends: 'deposit_kept',
  },
  {
    name: 'brought back late: the deposit never goes back',
    steps: [
      pay,
      receive,
      fit,
      { ...collect(true), now: 'collected' },
      { ...bringBack(true), now: 'returned_late' },
      { ...giveBack, refused: true },
      { ...keep(true), now: 'deposit_kept' },
    ],
    ends: 'deposit_kept',
  },
  {
    name: 'not brought back, then found after all: the deposit stays kept',
    steps: [
      pay,
      receive,
      { ...collect(true), now: 'collected' },
      { ...keep(true), now: 'missing' },
      { ...keep(true), refused: true },
      { ...giveBack, refused: true },
      { ...bringBack(true), now: 'deposit_kept' },
      { ...bringBack(true), refused: true },
    ],
    ends: 'deposit_kept',
  },
  {
    name: 'let go before anybody paid',
    steps: [
      { ...end, refused: true },
      { send: { type: 'rental.cancel' }, now: 'ended' },
    ],
    ends: 'ended',
  },
  { name: 'the hold runs out', steps: [{ send: { type: 'hold.expire' }, now: 'ended' }], ends: 'ended' },
  {
    name: 'the payment ends, another is opened, and money that comes too late buys nothing',
    steps: [
      pay,
      { ...end, now: 'held' },
      { send: receive.send, refused: true },
      pay,
      { ...end, now: 'held' },
      { send: { type: 'rental.cancel' }, now: 'ended' },
      { send: receive.send, refused: true },
      { send: pay.send, refused: true },
    ],
    ends: 'ended',
  },
];
