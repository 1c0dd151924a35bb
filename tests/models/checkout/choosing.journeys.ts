import type { CheckoutEvent } from '../../../machines/checkout/checkout.types.ts';
import { awaitingPayment, FIELD, HALL, opening, settled } from './checkout.fixtures.ts';
import {
  addTicket,
  done,
  fails,
  ignored,
  inHall,
  input,
  type Journey,
  nameAttendees,
  namedInHall,
  namedOnField,
  onField,
  removeTicket,
  send,
  toTickets,
  unnamedInHall,
  unnamedOnField,
} from './checkout.steps.ts';

const changeDate: CheckoutEvent = { type: 'occurrence.change' };
const confirm: CheckoutEvent = { type: 'tickets.confirm' };
const retry: CheckoutEvent = { type: 'retry' };

/** The way to the counted tickets, and every reason why there is none. */
export const choosingJourneys: readonly Journey[] = [
  {
    name: 'where people sit freely: date, tickets, names, check',
    input: input(),
    steps: [
      send({ type: 'occurrence.choose', occurrenceId: FIELD }, 'opening'),
      ...toTickets,
      send(addTicket, 'choosingTickets'),
      send(addTicket, 'choosingTickets'),
      ignored(addTicket),
      send(removeTicket, 'choosingTickets'),
      send(confirm, 'holdingPlaces'),
      done('holdPlaces', unnamedOnField, 'namingAttendees.editing', 'hold.running'),
      send(nameAttendees, 'namingAttendees.saving'),
      done('updateAttendees', namedOnField, 'checkingAnswers', 'hold.running'),
    ],
    ends: ['checkingAnswers', 'hold.running'],
  },
  {
    name: 'another date: nothing is counted there',
    input: onField,
    steps: [
      ...toTickets,
      send(addTicket),
      send(changeDate, 'choosingOccurrence'),
      { ...send({ type: 'occurrence.choose', occurrenceId: HALL }, 'opening'), context: { lines: [], booking: null } },
      done('openOccurrence', opening({ seated: true }), 'choosingTickets'),
      ignored(removeTicket),
      ignored(confirm),
      ignored({ type: 'booking.release' }),
    ],
    ends: ['choosingTickets', 'hold.absent'],
  },
  {
    name: 'cancelled, so another date',
    input: onField,
    steps: [
      done('openOccurrence', opening({ availability: 'cancelled' }), 'unavailable.cancelled'),
      send(changeDate, 'choosingOccurrence'),
    ],
    ends: 'choosingOccurrence',
  },
  {
    name: 'fully booked, until somebody lets go',
    input: onField,
    steps: [
      done('openOccurrence', opening({ availability: 'fullyBooked' }), 'unavailable.fullyBooked'),
      send(retry, 'opening'),
      done('openOccurrence', opening(), 'choosingTickets'),
    ],
    ends: 'choosingTickets',
  },
  {
    name: 'bookings are over',
    input: onField,
    steps: [done('openOccurrence', opening({ availability: 'closed' })), ignored(addTicket)],
    ends: 'unavailable.bookingsClosed',
  },
  {
    name: 'bookings have not begun',
    input: onField,
    steps: [done('openOccurrence', opening({ availability: 'notOpen' })), ignored(addTicket)],
    ends: 'unavailable.bookingsNotOpen',
  },
  {
    name: 'login to book, then the tickets',
    input: onField,
    steps: [
      done('openOccurrence', opening({ signedIn: false }), 'loginRequired'),
      ignored(addTicket),
      send({ type: 'session.restored' }, 'opening'),
      done('openOccurrence', opening(), 'choosingTickets'),
    ],
    ends: 'choosingTickets',
  },
  {
    name: 'login to book, or rather another date',
    input: onField,
    steps: [fails('openOccurrence', 'signedOut', 'loginRequired'), send(changeDate)],
    ends: 'choosingOccurrence',
  },
  {
    name: 'the server is away, then answers',
    input: onField,
    steps: [
      fails('openOccurrence', 'away', 'openFailed'),
      send(retry, 'opening'),
      fails('openOccurrence', 'away', 'openFailed'),
      send(changeDate, 'choosingOccurrence'),
    ],
    ends: 'choosingOccurrence',
  },
  {
    name: 'sold out while asking: back to the tickets',
    input: onField,
    steps: [
      ...toTickets,
      send(addTicket),
      send(confirm),
      { ...fails('holdPlaces', 'soldOut'), context: { problem: 'soldOut' } },
    ],
    ends: ['choosingTickets', 'hold.absent'],
  },
  {
    name: 'over the limit while asking: back to the tickets',
    input: onField,
    steps: [
      ...toTickets,
      send(addTicket),
      send(confirm),
      { ...fails('holdPlaces', 'overLimit'), context: { problem: 'overLimit' } },
    ],
    ends: ['choosingTickets', 'hold.absent'],
  },
  {
    name: 'the server is away while asking, twice',
    input: onField,
    steps: [
      ...toTickets,
      send(addTicket),
      send(confirm),
      fails('holdPlaces', 'away', 'holdFailed'),
      send(retry, 'holdingPlaces'),
      fails('holdPlaces', 'away', 'holdFailed'),
      send({ type: 'tickets.change' }, 'choosingTickets'),
    ],
    ends: 'choosingTickets',
  },
  {
    name: 'bookings close while asking',
    input: onField,
    steps: [
      ...toTickets,
      send(addTicket),
      send(confirm),
      fails('holdPlaces', 'holdEnded', 'opening'),
      done('openOccurrence', opening({ availability: 'closed' })),
    ],
    ends: 'unavailable.bookingsClosed',
  },
  {
    name: 'signed out while asking: the same places are asked for again',
    input: onField,
    steps: [
      ...toTickets,
      send(addTicket),
      send(confirm),
      fails('holdPlaces', 'signedOut', 'signedOut'),
      send({ type: 'session.restored' }, 'holdingPlaces'),
      done('holdPlaces', unnamedOnField, 'namingAttendees.editing'),
    ],
    ends: ['namingAttendees.editing', 'hold.running'],
  },
  {
    name: 'elsewhere seats were chosen: back to them',
    input: inHall,
    steps: [done('openOccurrence', opening({ seated: true, booking: unnamedInHall }))],
    ends: ['choosingSeats.settled', 'hold.running'],
  },
  {
    name: 'elsewhere places were held: back to the names',
    input: onField,
    steps: [done('openOccurrence', opening({ booking: unnamedOnField }))],
    ends: ['namingAttendees.editing', 'hold.running'],
  },
  {
    name: 'elsewhere everything was named: back to the check',
    input: inHall,
    steps: [done('openOccurrence', opening({ seated: true, booking: namedInHall }))],
    ends: ['checkingAnswers', 'hold.running'],
  },
  {
    name: 'elsewhere the payment was begun: it is awaited here too',
    input: inHall,
    steps: [done('openOccurrence', opening({ seated: true, booking: awaitingPayment(namedInHall) }))],
    ends: ['awaitingPayment.watching', 'hold.running'],
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
    steps: [done('openOccurrence', opening({ seated: true, booking: settled(namedInHall, 'over') }))],
    ends: ['expired', 'hold.absent'],
  },
];
