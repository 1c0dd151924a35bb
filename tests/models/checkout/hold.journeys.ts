import type { CheckoutEvent } from '../../../machines/checkout/checkout.types.ts';
import { awaitingPayment, line, maria, opening, settled } from './checkout.fixtures.ts';
import {
  done,
  extendedInHall,
  fails,
  ignored,
  inHall,
  type Journey,
  nameAttendees,
  namedInHall,
  onField,
  pay,
  releaseSeat,
  selectSeat,
  send,
  toCheck,
  toPayment,
  unnamedInHall,
  unnamedOnField,
} from './checkout.steps.ts';

const extend: CheckoutEvent = { type: 'hold.extend' };
const ended: CheckoutEvent = { type: 'hold.expired' };
const over = settled(namedInHall, 'over');
const warned = done('waitForWarning', undefined, 'hold.expiring');
const noMoreTime = {
  ...fails('extendBooking', 'noMoreTime', 'hold.expiring'),
  context: { problem: 'noMoreTime' },
} as const;
const expired = {
  ...done('waitForExpiry', over, 'expired', 'hold.absent'),
  enters: ['expired', 'hold.absent'],
} as const;

/** The end of the hold, in any step. */
export const holdJourneys: readonly Journey[] = [
  {
    name: 'little time is left, more is given once, then it is over',
    input: inHall,
    steps: [
      ...toCheck,
      warned,
      send(extend, 'hold.extending'),
      done('extendBooking', extendedInHall, 'hold.running', 'checkingAnswers'),
      warned,
      ignored(extend),
      expired,
      send({ type: 'start.again' }, 'opening'),
    ],
    ends: ['opening', 'hold.absent'],
  },
  {
    name: 'more time before it is needed, and then none is left',
    input: inHall,
    steps: [...toCheck, send(extend, 'hold.extending'), done('extendBooking', extendedInHall), ignored(extend)],
    ends: ['checkingAnswers', 'hold.running'],
  },
  {
    name: 'there is no more time to give',
    input: inHall,
    steps: [...toCheck, warned, send(extend), noMoreTime, expired],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'asking for time comes too late',
    input: inHall,
    steps: [...toCheck, send(extend), { ...fails('extendBooking', 'holdEnded'), enters: ['expired', 'hold.absent'] }],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'asking for time while the last seat is let go of comes too late, as wished',
    input: inHall,
    steps: [
      ...toCheck,
      send({ type: 'seats.change' }),
      send(releaseSeat('1')),
      send(extend),
      fails('extendBooking', 'holdEnded'),
    ],
    ends: ['choosingSeats.holding', 'hold.absent'],
  },
  {
    name: 'the server is away when asked for time',
    input: inHall,
    steps: [...toCheck, send(extend), fails('extendBooking', 'away')],
    ends: ['checkingAnswers', 'hold.expiring'],
  },
  {
    name: 'more time was given in another tab',
    input: inHall,
    steps: [...toCheck, warned, done('waitForExpiry', extendedInHall, 'hold.running')],
    ends: ['checkingAnswers', 'hold.running'],
  },
  {
    name: 'a clock that cannot wait warns at once; a server that cannot be asked is asked again',
    input: inHall,
    steps: [
      ...toCheck,
      fails('waitForWarning', 'away', 'hold.expiring'),
      fails('waitForExpiry', 'away', 'hold.unsure', 'checkingAnswers'),
      send({ type: 'retry' }, 'hold.expiring'),
      done('waitForExpiry', over),
    ],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'over while choosing seats, with an answer still on its way',
    input: inHall,
    steps: [
      done('openOccurrence', opening({ seated: true, booking: unnamedInHall }), 'choosingSeats.settled'),
      send(selectSeat('2'), 'choosingSeats.holding'),
      warned,
      expired,
      ignored(selectSeat('3')),
    ],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'over while choosing tickets',
    input: onField,
    steps: [
      done('openOccurrence', opening({ booking: unnamedOnField }), 'namingAttendees.editing'),
      send({ type: 'tickets.change' }, 'choosingTickets'),
      warned,
      expired,
    ],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'over while naming who comes',
    input: onField,
    steps: [done('openOccurrence', opening({ booking: unnamedOnField })), warned, expired],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'over while names are sent',
    input: onField,
    steps: [done('openOccurrence', opening({ booking: unnamedOnField })), send(nameAttendees), warned, expired],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'over while the payment is opened',
    input: inHall,
    steps: [...toCheck, warned, send(pay, 'paying.starting'), expired],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'over while the payment is awaited: that is for the server to settle',
    input: inHall,
    steps: [
      ...toPayment,
      warned,
      done('waitForExpiry', over, 'awaitingPayment.watching', 'hold.absent'),
      done('watchPayment', { kind: 'refunded', booking: settled(namedInHall, 'refunded') }),
    ],
    ends: ['refunded', 'hold.absent'],
  },
  {
    name: 'over while signed out: signing in asks what came of it',
    input: inHall,
    steps: [
      ...toCheck,
      send(pay),
      fails('payBooking', 'signedOut', 'signedOut'),
      warned,
      done('waitForExpiry', over, 'signedOutTooLong', 'hold.absent'),
      send({ type: 'session.restored' }),
    ],
    ends: ['opening', 'hold.absent'],
  },
  {
    name: 'a declined card keeps the hold, with a new end',
    input: inHall,
    steps: [
      ...toPayment,
      warned,
      done('watchPayment', { kind: 'declined', booking: awaitingPayment(namedInHall) }, 'checkingAnswers'),
    ],
    ends: ['checkingAnswers', 'hold.running'],
  },
  {
    name: 'paid while little time is left',
    input: inHall,
    steps: [...toPayment, warned, done('watchPayment', { kind: 'paid', booking: settled(namedInHall, 'paid') })],
    ends: ['paid', 'hold.absent'],
  },
  {
    name: 'paid while the server could not be asked for the time',
    input: inHall,
    steps: [
      ...toPayment,
      warned,
      fails('waitForExpiry', 'away', 'hold.unsure'),
      done('watchPayment', { kind: 'paid', booking: settled(namedInHall, 'paid') }),
    ],
    ends: ['paid', 'hold.absent'],
  },
  {
    name: 'paid while more time was asked for',
    input: inHall,
    steps: [
      ...toPayment,
      send(extend, 'hold.extending'),
      done('watchPayment', { kind: 'paid', booking: settled(namedInHall, 'paid') }),
    ],
    ends: ['paid', 'hold.absent'],
  },
  {
    name: 'a new seat starts the clock anew, even where it was unsure',
    input: inHall,
    steps: [
      done('openOccurrence', opening({ seated: true, booking: unnamedInHall })),
      warned,
      fails('waitForExpiry', 'away', 'hold.unsure'),
      send(selectSeat('2'), 'choosingSeats.holding'),
      done('holdPlaces', unnamedInHall, 'choosingSeats.settled'),
    ],
    ends: ['choosingSeats.settled', 'hold.running'],
  },
  {
    name: 'another seat while there is time gives the clock its new end',
    input: inHall,
    steps: [
      done('openOccurrence', opening({ seated: true, booking: unnamedInHall })),
      send(selectSeat('2'), 'choosingSeats.holding'),
      { ...done('holdPlaces', unnamedInHall), enters: ['choosingSeats.settled', 'hold.running'] },
    ],
    ends: ['choosingSeats.settled', 'hold.running'],
  },
  {
    name: 'the end of a hold says nothing to who holds nothing',
    input: onField,
    steps: [done('openOccurrence', opening(), 'choosingTickets'), ignored(ended)],
    ends: ['choosingTickets', 'hold.absent'],
  },
  {
    name: 'a hold that ended elsewhere while the device slept: the kinds and names are kept for another try',
    input: inHall,
    steps: [...toCheck, { ...send(ended, 'expired'), context: { booking: null, lines: [line(maria)] } }],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'a hold that ended elsewhere in its last minutes',
    input: inHall,
    steps: [...toCheck, warned, send(ended)],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'a hold that ended elsewhere while the server could not be asked',
    input: inHall,
    steps: [...toCheck, warned, fails('waitForExpiry', 'away', 'hold.unsure'), send(ended)],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'a hold that ended elsewhere while more time was asked for',
    input: inHall,
    steps: [...toCheck, send(extend, 'hold.extending'), send(ended)],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'released in another tab: told apart from time that ran out',
    input: inHall,
    steps: [...toCheck, send({ type: 'hold.expired', isReleased: true }, 'released', 'hold.absent')],
    ends: ['released', 'hold.absent'],
  },
  {
    name: 'released in another tab in the last minutes',
    input: inHall,
    steps: [...toCheck, warned, done('waitForExpiry', settled(namedInHall, 'released'))],
    ends: ['released', 'hold.absent'],
  },
  {
    name: 'to hear that places were released says nothing to who holds nothing',
    input: onField,
    steps: [done('openOccurrence', opening(), 'choosingTickets'), ignored({ type: 'hold.expired', isReleased: true })],
    ends: ['choosingTickets', 'hold.absent'],
  },
];
