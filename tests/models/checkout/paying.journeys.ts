import type { CheckoutEvent } from '../../../machines/checkout/checkout.types.ts';
import { anotherTotal, awaitingPayment, dearer, HALL, opening, settled } from './checkout.fixtures.ts';
import {
  done,
  fails,
  ignored,
  inHall,
  input,
  type Journey,
  namedInHall,
  pay,
  paymentEnds,
  send,
  toCheck,
  toPayment,
  unnamedInHall,
  knowing,
  unheld,
} from './checkout.steps.ts';

const CHECK = 'checkingAnswers';
const WAITING = 'awaitingPayment';

const check: CheckoutEvent = { type: 'step.open', step: 'check' };
const retry: CheckoutEvent = { type: 'retry' };
const startAgain: CheckoutEvent = { type: 'start.again' };
const signIn: CheckoutEvent = { type: 'session.restored' };
const paymentOpen = awaitingPayment(namedInHall);
const paid = settled(namedInHall, 'paid');
const declined = {
  ...paymentEnds('declined', CHECK, 'hold.held'),
  context: { problem: 'cardDeclined' },
} as const;

/** From the checked answers to the money, and every way in which that ends. */
export const payingJourneys: readonly Journey[] = [
  {
    name: 'paid, and another one',
    input: inHall,
    steps: [
      ...toPayment,
      paymentEnds('paid', 'paid', 'hold.absent'),
      ignored(pay),
      ignored({ type: 'booking.release' }),
      knowing(send(startAgain, 'opening'), { lines: [], booking: null }),
      done('openOccurrence', opening({ seated: true }), 'choosingTickets'),
    ],
    ends: ['choosingTickets', 'hold.absent'],
  },
  {
    name: 'a free booking is paid at once',
    input: inHall,
    steps: [...toCheck, send(pay), { ...done('payBooking', paid), context: { booking: paid } }],
    ends: ['paid', 'hold.absent'],
  },
  {
    name: 'declined, paid again, paid',
    input: inHall,
    steps: [
      ...toPayment,
      declined,
      send(pay, 'paying.starting'),
      { ...done('payBooking', paymentOpen, WAITING, 'hold.held'), context: { ordered: true } },
      { ...paymentEnds('paid'), context: { booking: paid } },
    ],
    ends: ['paid', 'hold.absent'],
  },
  {
    name: 'payment cancelled at the provider: back to the check, where it can be tried again',
    input: input({ occurrenceId: HALL, returned: { bookingId: 'booking', from: 'cancel' } }),
    steps: [
      {
        ...done('openOccurrence', opening({ seated: true, booking: paymentOpen }), CHECK, 'hold.held'),
        context: { problem: 'paymentCancelled', returned: null },
      },
      { ...send(pay, 'paying.starting'), context: { problem: null } },
    ],
    ends: ['paying.starting', 'hold.held'],
  },
  {
    name: 'paid too late, and refunded',
    input: inHall,
    steps: [
      ...toPayment,
      { ...paymentEnds('late', 'refunded', 'hold.absent'), context: { booking: settled(namedInHall, 'refunded') } },
      ignored(pay),
      knowing(send(startAgain, 'opening'), { lines: [], booking: null }),
    ],
    ends: 'opening',
  },
  {
    name: 'the payment ends with the hold',
    input: inHall,
    steps: [
      ...toPayment,
      {
        ...paymentEnds('over', 'opening'),
        context: { ...unheld, returned: { bookingId: 'booking', from: 'success' } },
      },
      done(
        'openOccurrence',
        opening({ seated: true, booking: settled(namedInHall, 'over') }),
        'expired',
        'hold.absent',
      ),
      ignored(pay),
      knowing(send(startAgain, 'opening'), { returned: null }),
    ],
    ends: 'opening',
  },
  {
    name: 'a look at the answers while the payment is open',
    input: inHall,
    steps: [
      ...toPayment,
      ignored({ type: 'step.open', step: 'attendees' }),
      { ...send(check, CHECK), context: { ordered: false } },
    ],
    ends: [CHECK, 'hold.held'],
  },
  {
    name: 'the provider is settling the payment: it is only waited for',
    input: inHall,
    steps: [
      ...toCheck,
      send(pay),
      { ...done('payBooking', { ...paymentOpen, paymentUrl: null }, WAITING), context: { ordered: false } },
    ],
    ends: [WAITING, 'hold.held'],
  },
  {
    name: 'the server is away when paying, then answers',
    input: inHall,
    steps: [
      ...toCheck,
      send(pay),
      fails('payBooking', 'away', 'paying.failed'),
      send(retry, 'paying.starting'),
      fails('payBooking', 'away', 'paying.failed'),
      ignored({ type: 'step.open', step: 'attendees' }),
      send(check, CHECK),
    ],
    ends: [CHECK, 'hold.held'],
  },
  {
    name: 'signed out when paying: signing in pays on, with the same key',
    input: inHall,
    steps: [...toCheck, send(pay), fails('payBooking', 'signedOut', 'signedOut'), send(signIn, 'paying.starting')],
    ends: 'paying.starting',
  },
  {
    name: 'paid in another tab meanwhile',
    input: inHall,
    steps: [
      ...toCheck,
      send(pay),
      fails('payBooking', 'holdEnded', 'opening'),
      done('openOccurrence', opening({ seated: true, booking: paid })),
    ],
    ends: 'paid',
  },
  {
    name: 'signed out while the payment is awaited: awaited again',
    input: inHall,
    steps: [...toPayment, paymentEnds('signedOut', 'signedOut'), send(signIn, WAITING)],
    ends: [WAITING, 'hold.held'],
  },
  {
    name: 'let go while the payment is awaited',
    input: inHall,
    steps: [
      ...toPayment,
      send({ type: 'booking.release' }, 'releasing'),
      { ...done('releaseBooking', undefined), context: unheld },
    ],
    ends: ['released', 'hold.absent'],
  },
  {
    name: 'letting go takes three tries',
    input: inHall,
    steps: [
      ...toCheck,
      send({ type: 'booking.release' }, 'releasing'),
      fails('releaseBooking', 'away', 'releaseFailed'),
      send(retry, 'releasing'),
      fails('releaseBooking', 'signedOut', 'signedOut'),
      send(signIn, 'releasing'),
      done('releaseBooking', undefined),
    ],
    ends: ['released', 'hold.absent'],
  },
  {
    name: 'letting go fails, so what stands is asked anew',
    input: inHall,
    steps: [
      ...toCheck,
      send({ type: 'booking.release' }),
      fails('releaseBooking', 'away', 'releaseFailed'),
      send(startAgain, 'opening'),
    ],
    ends: 'opening',
  },
  {
    name: 'there is nothing left to let go',
    input: inHall,
    steps: [...toCheck, send({ type: 'booking.release' }), fails('releaseBooking', 'holdEnded')],
    ends: 'opening',
  },
  {
    name: 'another tab chose dearer places: the new total is shown before anything is paid',
    input: inHall,
    steps: [
      ...toCheck,
      { ...send(pay, 'paying.starting'), context: { agreedCents: 1500 } },
      {
        actor: 'payBooking',
        ...anotherTotal(dearer(namedInHall)),
        now: [CHECK, 'hold.held'],
        enters: ['sorting', CHECK, 'hold.held'],
        context: { booking: dearer(namedInHall), problem: 'changedElsewhere' },
      },
      { ...send({ type: 'payment.start', totalCents: 2000 }, 'paying.starting'), context: { agreedCents: 2000 } },
    ],
    ends: ['paying.starting', 'hold.held'],
  },
  {
    name: 'changed in another tab while it is checked: shown at once',
    input: inHall,
    steps: [
      ...toCheck,
      ignored({ type: 'booking.changed', booking: namedInHall }),
      {
        ...send({ type: 'booking.changed', booking: dearer(namedInHall) }, CHECK),
        enters: ['sorting', CHECK, 'hold.held'],
        context: { booking: dearer(namedInHall), problem: 'changedElsewhere' },
      },
    ],
    ends: [CHECK, 'hold.held'],
  },
  {
    name: 'another seat was chosen in another tab while names are typed: back to the seats',
    input: inHall,
    steps: [
      done('openOccurrence', opening({ seated: true, booking: unnamedInHall }), 'choosingSeats.settled'),
      ignored({ type: 'booking.changed', booking: unnamedInHall }),
      send({ type: 'seats.confirm' }, 'namingAttendees.editing'),
      ignored({ type: 'booking.changed', booking: unnamedInHall }),
      {
        ...send({ type: 'booking.changed', booking: dearer(unnamedInHall) }, 'choosingSeats.settled'),
        enters: ['sorting', 'choosingSeats.settled', 'hold.held'],
      },
      {
        ...send({ type: 'booking.changed', booking: unnamedInHall }),
        context: { booking: unnamedInHall },
        enters: ['sorting', 'choosingSeats.settled', 'hold.held'],
      },
    ],
    ends: ['choosingSeats.settled', 'hold.held'],
  },
  {
    name: 'paid in another tab: the tickets are shown here too',
    input: inHall,
    steps: [
      ...toCheck,
      {
        ...send({ type: 'booking.changed', booking: settled(namedInHall, 'paid') }, 'paid'),
        enters: ['sorting', 'paid', 'hold.absent'],
        context: { booking: settled(namedInHall, 'paid') },
      },
    ],
    ends: ['paid', 'hold.absent'],
  },
  {
    name: 'released in another tab while the payment is awaited',
    input: inHall,
    steps: [
      ...toPayment,
      paymentEnds('over', 'opening'),
      done('openOccurrence', opening({ seated: true, booking: settled(namedInHall, 'released') }), 'released'),
    ],
    ends: ['released', 'hold.absent'],
  },
  {
    name: 'the provider leads back to a booking that was released meanwhile',
    input: input({ occurrenceId: HALL, returned: { bookingId: 'booking', from: 'cancel' } }),
    steps: [
      knowing(
        done('openOccurrence', opening({ seated: true, booking: settled(namedInHall, 'released') }), 'released'),
        unheld,
      ),
    ],
    ends: ['released', 'hold.absent'],
  },
];
