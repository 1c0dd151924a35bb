import type { CheckoutEvent, Sharing } from '../../../machines/checkout/checkout.types.ts';
import { held, line, maria, opening, seat } from './checkout.fixtures.ts';
import { done, fails, ignored, inHall, type Journey, knowing, pay, send, type Step } from './checkout.steps.ts';

const CHECK = 'checkingAnswers';
const twoPlaces = held([
  line({ seat: seat('1'), ...maria, attendeeId: 'mine' }),
  line({ seat: seat('2'), ...maria, attendeeId: 'hers' }),
]);
/** The booking that is left, held for longer. */
const onePlace = { ...held(twoPlaces.lines.slice(0, 1)), expiresAt: '2027-03-06T19:00:00Z', extensionsLeft: 0 };

const hers: Sharing = { attendeeId: 'hers', email: 'hers@mail.example' };
const share: CheckoutEvent = { type: 'places.share', shares: [hers] };
const toCheck: readonly Step[] = [
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
      ...toCheck,
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
      ...toCheck,
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
      ...toCheck,
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
      ...toCheck,
      asking,
      fails('payApart', 'holdEnded', 'opening'),
      done('openOccurrence', opening({ seated: true }), 'choosingTickets'),
    ],
    ends: 'choosingTickets',
  },
  {
    name: 'the session ends while friends are asked',
    input: inHall,
    steps: [...toCheck, asking, fails('payApart', 'signedOut', 'signedOut')],
    ends: ['signedOut', 'hold.held'],
  },
];
