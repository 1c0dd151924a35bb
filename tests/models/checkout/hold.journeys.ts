import type { CheckoutEvent } from '../../../machines/checkout/checkout.types.ts';
import { awaitingPayment, EXTENDED, HALL, line, maria, opening, settled } from './checkout.fixtures.ts';
import {
  done,
  fails,
  holdEnds,
  ignored,
  inHall,
  input,
  type Journey,
  knowing,
  nameAttendees,
  namedInHall,
  onField,
  pay,
  paymentEnds,
  releaseSeat,
  selectSeat,
  send,
  toCheck,
  toPayment,
  unheld,
  unnamedInHall,
  unnamedOnField,
} from './checkout.steps.ts';

const ended: CheckoutEvent = { type: 'hold.expired', ending: 'over' };
const expired = { ...holdEnds('over', 'expired', 'hold.absent'), enters: ['expired', 'hold.absent'] } as const;

/** The end of the hold, in any step. */
export const holdJourneys: readonly Journey[] = [
  {
    name: 'more time is given, here or in another tab, then it is over',
    input: inHall,
    steps: [
      ...toCheck,
      {
        ...holdEnds('extended', 'checkingAnswers', 'hold.held'),
        enters: 'hold.held',
        context: { booking: { ...namedInHall, expiresAt: EXTENDED, extensionsLeft: 0 } },
      },
      expired,
      send({ type: 'start.again' }, 'opening'),
    ],
    ends: ['opening', 'hold.absent'],
  },
  {
    name: 'there is no more time to give',
    input: inHall,
    steps: [
      ...toCheck,
      { ...holdEnds('refused', 'checkingAnswers'), enters: 'hold.held', context: { problem: 'noMoreTime' } },
      { ...holdEnds('extended', 'checkingAnswers'), context: { problem: null } },
    ],
    ends: ['checkingAnswers', 'hold.held'],
  },
  {
    name: 'over while the last seat is let go of, as wished',
    input: inHall,
    steps: [...toCheck, send({ type: 'step.open', step: 'seats' }), send(releaseSeat('1')), holdEnds('over')],
    ends: ['choosingSeats.holding', 'hold.absent'],
  },
  {
    name: 'over while choosing seats, with an answer still on its way',
    input: inHall,
    steps: [
      done('openOccurrence', opening({ seated: true, booking: unnamedInHall }), 'choosingSeats.settled'),
      send(selectSeat('2'), 'choosingSeats.holding'),
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
      send({ type: 'step.open', step: 'tickets' }, 'choosingTickets'),
      expired,
    ],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'over while naming who comes',
    input: onField,
    steps: [done('openOccurrence', opening({ booking: unnamedOnField })), expired],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'over while names are sent',
    input: onField,
    steps: [done('openOccurrence', opening({ booking: unnamedOnField })), send(nameAttendees), expired],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'over while the payment is opened',
    input: inHall,
    steps: [...toCheck, send(pay, 'paying.starting'), expired],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'over while the payment is awaited: that is for the server to settle',
    input: inHall,
    steps: [...toPayment, holdEnds('over', 'awaitingPayment', 'hold.absent'), paymentEnds('late')],
    ends: ['refunded', 'hold.absent'],
  },
  {
    name: 'over while signed out: signing in asks what came of it',
    input: inHall,
    steps: [
      ...toCheck,
      send(pay),
      fails('payBooking', 'signedOut', 'signedOut'),
      holdEnds('over', 'signedOutTooLong', 'hold.absent'),
      send({ type: 'session.restored' }),
    ],
    ends: ['opening', 'hold.absent'],
  },
  {
    name: 'a new seat starts the clock anew',
    input: inHall,
    steps: [
      done('openOccurrence', opening({ seated: true, booking: unnamedInHall })),
      send(selectSeat('2'), 'choosingSeats.holding'),
      { ...done('holdPlaces', unnamedInHall), enters: ['choosingSeats.settled', 'hold.held'] },
    ],
    ends: ['choosingSeats.settled', 'hold.held'],
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
    name: 'released in another tab: told apart from time that ran out',
    input: inHall,
    steps: [...toCheck, knowing(send({ type: 'hold.expired', ending: 'released' }, 'released', 'hold.absent'), unheld)],
    ends: ['released', 'hold.absent'],
  },
  {
    name: 'released in another tab in the last minutes',
    input: inHall,
    steps: [...toCheck, holdEnds('released')],
    ends: ['released', 'hold.absent'],
  },
  {
    name: 'taken back by whoever asked for the payment: not called a lack of time',
    input: inHall,
    steps: [
      ...toCheck,
      knowing(send({ type: 'hold.expired', ending: 'withdrawn' }, 'withdrawn', 'hold.absent'), unheld),
    ],
    ends: ['withdrawn', 'hold.absent'],
  },
  {
    name: 'cancelled by the union in the last minutes; the next choice begins from nothing',
    input: inHall,
    steps: [
      ...toCheck,
      holdEnds('withdrawn'),
      { ...send({ type: 'start.again' }, 'opening'), context: { lines: [], booking: null } },
    ],
    ends: ['opening', 'hold.absent'],
  },
  {
    name: 'to hear that places were released says nothing to who holds nothing',
    input: onField,
    steps: [
      done('openOccurrence', opening(), 'choosingTickets'),
      ignored({ type: 'hold.expired', ending: 'released' }),
    ],
    ends: ['choosingTickets', 'hold.absent'],
  },
];

/** Coming back to what was begun elsewhere, or from the payment provider. */
export const returningJourneys: readonly Journey[] = [
  {
    name: 'elsewhere seats were chosen: back to them',
    input: inHall,
    steps: [done('openOccurrence', opening({ seated: true, booking: unnamedInHall }))],
    ends: ['choosingSeats.settled', 'hold.held'],
  },
  {
    name: 'everyone pays for themselves: straight to the names of the places',
    input: inHall,
    steps: [done('openOccurrence', opening({ seated: true, booking: { ...unnamedInHall, mostPlaces: 1 } }))],
    ends: ['namingAttendees.editing', 'hold.held'],
  },
  {
    name: 'everyone pays for themselves, and one of the places was let go: back to the seats',
    input: inHall,
    steps: [done('openOccurrence', opening({ seated: true, booking: { ...unnamedInHall, mostPlaces: 2 } }))],
    ends: ['choosingSeats.settled', 'hold.held'],
  },
  {
    name: 'elsewhere places were held: back to the names',
    input: onField,
    steps: [done('openOccurrence', opening({ booking: unnamedOnField }))],
    ends: ['namingAttendees.editing', 'hold.held'],
  },
  {
    name: 'elsewhere everything was named: back to the check',
    input: inHall,
    steps: [done('openOccurrence', opening({ seated: true, booking: namedInHall }))],
    ends: ['checkingAnswers', 'hold.held'],
  },
  {
    name: 'elsewhere the payment was begun: it is awaited here too',
    input: inHall,
    steps: [done('openOccurrence', opening({ seated: true, booking: awaitingPayment(namedInHall) }))],
    ends: ['awaitingPayment', 'hold.held'],
  },
  {
    name: 'back from the provider, paid meanwhile',
    input: input({ occurrenceId: HALL, returned: { bookingId: 'booking', from: 'success' } }),
    steps: [done('openOccurrence', opening({ seated: true, booking: settled(namedInHall, 'paid') }))],
    ends: ['paid', 'hold.absent'],
  },
  {
    name: 'back from the provider, too late and refunded',
    input: input({ occurrenceId: HALL, returned: { bookingId: 'booking', from: 'success' } }),
    steps: [done('openOccurrence', opening({ seated: true, booking: settled(namedInHall, 'refunded') }))],
    ends: ['refunded', 'hold.absent'],
  },
  {
    name: 'back from the provider, over meanwhile',
    input: input({ occurrenceId: HALL, returned: { bookingId: 'booking', from: 'success' } }),
    steps: [knowing(done('openOccurrence', opening({ seated: true, booking: settled(namedInHall, 'over') })), unheld)],
    ends: ['expired', 'hold.absent'],
  },
  {
    name: 'back from the provider, cancelled by the union meanwhile',
    input: input({ occurrenceId: HALL, returned: { bookingId: 'booking', from: 'success' } }),
    steps: [
      knowing(done('openOccurrence', opening({ seated: true, booking: settled(namedInHall, 'withdrawn') })), unheld),
    ],
    ends: ['withdrawn', 'hold.absent'],
  },
];
