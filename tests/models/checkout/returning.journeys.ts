import { awaitingPayment, HALL, opening, settled } from './checkout.fixtures.ts';
import {
  done,
  inHall,
  input,
  type Journey,
  knowing,
  namedInHall,
  onField,
  unheld,
  unnamedInHall,
  unnamedOnField,
} from './checkout.steps.ts';

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
];
