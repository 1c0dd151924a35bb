import type { CheckoutEvent } from '../../../machines/checkout/checkout.types.ts';
import type { Names } from '../../../machines/checkout/lines.ts';
import { maria, opening } from './checkout.fixtures.ts';
import {
  done,
  fails,
  ignored,
  inHall,
  type Journey,
  nameAttendees,
  namedInHall,
  onField,
  send,
  toCheck,
  unnamedInHall,
  knowing,
  choosing,
  type Step,
} from './checkout.steps.ts';

const CHECK = 'checkingAnswers';

const signIn: CheckoutEvent = { type: 'session.restored' };

const toNames = [
  done('openOccurrence', opening({ seated: true, booking: unnamedInHall })),
  send({ type: 'seats.confirm' }, 'namingAttendees.editing'),
];

const karla: Names = { ...maria, firstName: 'Karla' };
const named = (step: Step, names: Names = maria) => choosing(step, ['1', { ...names, attendeeId: 'place-0' }]);
/** The server's answer to the names: the price has changed meanwhile. */
const dearerNow = { ...namedInHall, totalCents: 1600 };

/** Naming the attendees, and the ways back from there and from the check. */
export const attendeesJourneys: readonly Journey[] = [
  {
    name: 'names are sent at the third try, and changed once more',
    input: inHall,
    steps: [
      ...toNames,
      named(send(nameAttendees, 'namingAttendees.saving')),
      fails('updateAttendees', 'away', 'namingAttendees.failed'),
      named(send({ type: 'attendees.confirm', attendees: [karla] }, 'namingAttendees.saving'), karla),
      fails('updateAttendees', 'away', 'namingAttendees.failed'),
      send({ type: 'attendees.change' }, 'namingAttendees.editing'),
      send(nameAttendees),
      knowing(done('updateAttendees', dearerNow, CHECK), { booking: dearerNow }),
      ignored({ type: 'attendees.change' }),
      send({ type: 'step.open', step: 'attendees' }, 'namingAttendees.editing'),
      send({ type: 'step.open', step: 'check' }, 'namingAttendees.saving'),
    ],
    ends: ['namingAttendees.saving', 'hold.held'],
  },
  {
    name: 'names that could not be sent go by themselves once the network is back',
    input: inHall,
    steps: [
      ...toNames,
      send(nameAttendees, 'namingAttendees.saving'),
      fails('updateAttendees', 'away', 'namingAttendees.failed'),
      done('waitForNetwork', undefined, 'namingAttendees.saving'),
      fails('updateAttendees', 'away', 'namingAttendees.failed'),
      fails('waitForNetwork', 'away', 'namingAttendees.editing'),
    ],
    ends: 'namingAttendees.editing',
  },
  {
    name: 'names that the server refuses are changed',
    input: inHall,
    steps: [
      ...toNames,
      send(nameAttendees, 'namingAttendees.saving'),
      knowing(fails('updateAttendees', 'namesRefused', 'namingAttendees.editing'), { problem: 'namesRefused' }),
      send(nameAttendees, 'namingAttendees.saving'),
    ],
    ends: 'namingAttendees.saving',
  },
  {
    name: 'signed out while names are sent: they are sent again',
    input: inHall,
    steps: [
      ...toNames,
      send(nameAttendees),
      fails('updateAttendees', 'signedOut', 'signedOut'),
      send(signIn, 'namingAttendees.saving'),
    ],
    ends: 'namingAttendees.saving',
  },
  {
    name: 'the hold has ended when names are sent',
    input: inHall,
    steps: [...toNames, send(nameAttendees), fails('updateAttendees', 'holdEnded')],
    ends: 'opening',
  },
  {
    name: 'from the names back to seats and on, and back to the tickets; missing names are never passed over',
    input: inHall,
    steps: [
      ...toNames,
      ignored({ type: 'step.open', step: 'check' }),
      send({ type: 'step.open', step: 'seats' }, 'choosingSeats.settled'),
      send({ type: 'step.open', step: 'attendees' }, 'namingAttendees.editing'),
      send({ type: 'step.open', step: 'tickets' }, 'choosingTickets'),
    ],
    ends: ['choosingTickets', 'hold.held'],
  },
  {
    name: 'let go from the names',
    input: inHall,
    steps: [...toNames, send({ type: 'booking.release' })],
    ends: 'releasing',
  },
  {
    name: 'where people sit freely there are no seats to go back to',
    input: onField,
    steps: [
      done('openOccurrence', opening({ booking: namedInHall }), CHECK),
      ignored({ type: 'step.open', step: 'seats' }),
      send({ type: 'step.open', step: 'attendees' }, 'namingAttendees.editing'),
      ignored({ type: 'step.open', step: 'seats' }),
      send({ type: 'step.open', step: 'tickets' }, 'choosingTickets'),
    ],
    ends: 'choosingTickets',
  },
  {
    name: 'from the check back to the tickets',
    input: inHall,
    steps: [...toCheck, send({ type: 'step.open', step: 'tickets' })],
    ends: ['choosingTickets', 'hold.held'],
  },
];
