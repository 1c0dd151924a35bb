import type { CheckoutEvent, Sharing } from '../../../machines/checkout/checkout.types.ts';
import type { Names } from '../../../machines/checkout/choice.ts';
import { held, line, maria, opening, seat } from './checkout.fixtures.ts';
import {
  choosing,
  done,
  fails,
  ignored,
  inHall,
  type Journey,
  knowing,
  nameAttendees,
  namedInHall,
  onField,
  pay,
  send,
  type Step,
  toCheck,
  unnamedInHall,
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

const twoPlaces = held([
  line({ seat: seat('1'), ...maria, attendeeId: 'mine' }),
  line({ seat: seat('2'), ...maria, attendeeId: 'hers' }),
]);
/** The booking that is left, held for longer. */
const onePlace = { ...held(twoPlaces.lines.slice(0, 1)), expiresAt: '2027-03-06T19:00:00Z', extensionsLeft: 0 };

const hers: Sharing = { attendeeId: 'hers', email: 'hers@mail.example' };
const share: CheckoutEvent = { type: 'places.share', shares: [hers] };
const twoToCheck: readonly Step[] = [
  done('openOccurrence', opening({ seated: true, booking: twoPlaces }), CHECK, 'hold.held'),
];
const asking: Step = {
  ...send(share, 'sharingPlaces', 'hold.held'),
  asks: { payApart: { bookingId: 'booking', shares: [hers] } },
};
const refusals = ['shareTooLate', 'shareAlready', 'shareTooMany', 'shareNotOffered', 'shareToSelf'] as const;

/** Bookings that everyone pays for themselves. */
export const sharesJourneys: readonly Journey[] = [
  {
    name: 'a friend is asked to pay for a place: it leaves the booking, which is held for longer',
    input: inHall,
    steps: [
      ...twoToCheck,
      asking,
      {
        ...done('payApart', onePlace, CHECK, 'hold.held'),
        enters: [CHECK, 'hold.held'],
        context: { booking: onePlace, lines: onePlace.lines, problem: null },
      },
      ignored(share),
      send(pay, 'paying.starting'),
    ],
    ends: ['paying.starting', 'hold.held'],
  },
  {
    name: 'a place stays with whoever asks, and while friends are asked nothing else is done',
    input: inHall,
    steps: [
      ...twoToCheck,
      ignored({ type: 'places.share', shares: [] }),
      ignored({ type: 'places.share', shares: [hers, { ...hers, attendeeId: 'mine' }] }),
      asking,
      ignored(share),
      ignored(pay),
      ignored({ type: 'booking.release' }),
    ],
    ends: ['sharingPlaces', 'hold.held'],
  },
  {
    name: 'friends can’t be asked, for each reason in its own words, and the places stay',
    input: inHall,
    steps: [
      ...twoToCheck,
      ...refusals.flatMap((code) => [
        asking,
        knowing(fails('payApart', code, CHECK, 'hold.held'), { booking: twoPlaces, problem: code }),
      ]),
      asking,
      knowing(fails('payApart', 'away', CHECK, 'hold.held'), { booking: twoPlaces, problem: 'shareFailed' }),
      { ...send(pay, 'paying.starting'), context: { problem: null } },
    ],
    ends: ['paying.starting', 'hold.held'],
  },
  {
    name: 'the hold is over when friends are asked',
    input: inHall,
    steps: [
      ...twoToCheck,
      asking,
      fails('payApart', 'holdEnded', 'opening'),
      done('openOccurrence', opening({ seated: true }), 'choosingTickets'),
    ],
    ends: 'choosingTickets',
  },
  {
    name: 'the session ends while friends are asked',
    input: inHall,
    steps: [...twoToCheck, asking, fails('payApart', 'signedOut', 'signedOut')],
    ends: ['signedOut', 'hold.held'],
  },
];
