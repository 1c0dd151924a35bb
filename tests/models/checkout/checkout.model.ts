import { isDeepStrictEqual } from 'node:util';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { BookingFacts, CheckoutContext, CheckoutInput } from '../../../machines/checkout/checkout.types.ts';
import type { Line } from '../../../machines/checkout/choice.ts';
import { eventually, type ModelFor, never, type Rule, type Sight } from 'xstate-paths';
import {
  anotherTotal,
  awaitingPayment,
  booking,
  cheaper,
  dearer,
  ending,
  FIELD,
  HALL,
  held,
  line,
  maria,
  opening,
  refused,
  seat,
  seats,
  settled,
} from './checkout.fixtures.ts';
import { attendeesJourneys, sharesJourneys } from './attendees.journeys.ts';
import { shown } from './checkout.shows.ts';
import type { Journey } from './checkout.steps.ts';
import { choosingJourneys } from './choosing.journeys.ts';
import { codesJourneys } from './codes.journeys.ts';
import { holdJourneys, returningJourneys } from './hold.journeys.ts';
import { payingJourneys } from './paying.journeys.ts';
import { seatsJourneys } from './seats.journeys.ts';

type At = { context: CheckoutContext };

const input = (over: Partial<CheckoutInput> = {}): CheckoutInput => ({
  eventSlug: 'kuncert',
  occurrenceId: null,
  returned: null,
  ...over,
});

const isHall = ({ occurrenceId }: Pick<CheckoutInput, 'occurrenceId'>) => occurrenceId === HALL;
const bookingOf = ({ context }: At): BookingFacts => context.booking ?? booking();

/** The places that the server would hold there for the person: one in the hall has its seat. */
const placesAt = (at: CheckoutInput, over: Partial<Line> = {}) => [
  line({ attendeeId: 'place-0', seat: isHall(at) ? seat('1') : null, ...over }),
];
/** The same and a place for a friend. */
const twoPlacesAt = (at: CheckoutInput) =>
  booking({
    lines: [...placesAt(at, maria), line({ ...maria, attendeeId: 'place-1', seat: isHall(at) ? seat('2') : null })],
  });
const bookedAt = (at: CheckoutInput) => booking({ lines: placesAt(at, maria) });

const freeSeat = ({ context }: At) => seats.find(({ guid }) => context.lines.every((each) => each.seat?.guid !== guid));
const chosenSeat = ({ context }: At) => context.lines.find((each) => each.seat !== null)?.seat ?? null;

/** The events that people, the server, the payment provider and the clock cause in a checkout. */
export const model = {
  inputs: [
    input(),
    input({ occurrenceId: HALL }),
    input({ occurrenceId: FIELD, isBeyondVisitors: true }),
    input({ occurrenceId: FIELD, returned: { bookingId: 'booking', from: 'success' } }),
    input({ occurrenceId: FIELD, returned: { bookingId: 'booking', from: 'cancel' } }),
  ],
  events: {
    'step.open': (['occurrence', 'tickets', 'seats', 'attendees', 'check'] as const).map((step) => ({ step })),
    'occurrence.choose': [{ occurrenceId: HALL }, { occurrenceId: FIELD }],
    'ticket.add': [{ ticketId: 'adult' }],
    'ticket.remove': [{ ticketId: 'adult' }],
    'ticket.swap': [(at) => chosenSeat(at) && { guid: chosenSeat(at)?.guid ?? '', ticketId: 'adult' }],
    'seat.select': [(at) => ({ seat: freeSeat(at) ?? seat('9'), ticketId: 'adult' })],
    'seat.release': [(at) => chosenSeat(at)],
    'seats.suggest': [
      { seats: seats.slice(0, 2), ticketId: 'adult' },
      { seats: [...seats], ticketId: 'adult' },
    ],
    'attendees.confirm': [({ context }) => ({ attendees: context.lines.map(() => maria) })],
    'code.use': [{ code: 'Ħelu' }, { code: ' ' }],
    'places.share': [
      ({ context }) => ({ shares: context.lines.map(() => ({ attendeeId: 'place', email: maria.email })) }),
      ({ context }) => ({ shares: context.lines.slice(1).map(() => ({ attendeeId: 'place', email: maria.email })) }),
    ],
    'payment.start': [({ context }) => ({ totalCents: context.booking?.totalCents ?? 0 })],
    'booking.changed': [
      (at) => at.context.booking && { booking: at.context.booking },
      (at) => at.context.booking && { booking: dearer(at.context.booking) },
      (at) =>
        at.context.booking && { booking: { ...dearer(at.context.booking), lines: [line({ attendeeId: 'other' })] } },
      (at) => at.context.booking && { booking: settled(at.context.booking, 'paid') },
    ],
    'hold.expired': [{ ending: 'over' }, { ending: 'released' }, { ending: 'withdrawn' }],
    'hold.started': [],
    'hold.ended': [],
  },
  actors: {
    openOccurrence: [
      (at) => ({ output: opening({ seated: isHall(at.input) }) }),
      (at) => ({ output: opening({ seated: isHall(at.input), signedIn: false }) }),
      { output: opening({ availability: 'cancelled' }) },
      { output: opening({ availability: 'closed' }) },
      { output: opening({ availability: 'notOpen' }) },
      { output: opening({ availability: 'fullyBooked' }) },
      (at) => ({ output: opening({ seated: isHall(at.input), booking: booking({ lines: placesAt(at.input) }) }) }),
      (at) => ({
        output: opening({ seated: isHall(at.input), booking: booking({ lines: placesAt(at.input), mostPlaces: 1 }) }),
      }),
      (at) => ({ output: opening({ seated: isHall(at.input), booking: bookedAt(at.input) }) }),
      (at) => ({ output: opening({ seated: isHall(at.input), booking: twoPlacesAt(at.input) }) }),
      (at) => ({ output: opening({ seated: isHall(at.input), booking: awaitingPayment(bookedAt(at.input)) }) }),
      (at) => ({ output: opening({ booking: { ...awaitingPayment(bookedAt(at.input)), paymentUrl: null } }) }),
      (at) => ({ output: opening({ booking: settled(bookedAt(at.input), 'paid') }) }),
      (at) => ({ output: opening({ booking: settled(bookedAt(at.input), 'refunded') }) }),
      (at) => ({ output: opening({ booking: settled(bookedAt(at.input), 'over') }) }),
      (at) => ({ output: opening({ booking: settled(bookedAt(at.input), 'released') }) }),
      (at) => ({ output: opening({ booking: settled(bookedAt(at.input), 'withdrawn') }) }),
      refused('signedOut'),
      refused('away'),
    ],
    holdPlaces: [
      (at) => {
        const kept = at.input.lines.filter((each) => !at.input.seated || each.seat !== null);
        return { output: kept.length === 0 ? null : held(kept, at.input.booking) };
      },
      (at) => {
        const wanted = chosenSeat(at);
        return wanted && refused('seatsTaken', wanted.guid);
      },
      refused('soldOut'),
      refused('overLimit'),
      refused('holdEnded'),
      refused('signedOut'),
      refused('away'),
    ],
    holdWithCode: [
      (at) => ({
        output:
          at.input.code === null
            ? held(at.input.lines, at.input.booking)
            : cheaper(held(at.input.lines, at.input.booking)),
      }),
      (at) => ({ error: { code: 'codeUnknown', taken: [], booking: held(at.input.lines, at.input.booking) } }),
      refused('codeUsedUp'),
      refused('soldOut'),
      refused('holdEnded'),
      refused('signedOut'),
      refused('away'),
    ],
    updateAttendees: [
      (at) => ({ output: held(at.input.lines, at.context.booking) }),
      refused('namesRefused'),
      refused('holdEnded'),
      refused('signedOut'),
      refused('away'),
    ],
    waitForNetwork: [{ output: undefined }, refused('away')],
    changeCode: [
      (at) => ({ output: cheaper(bookingOf(at)) }),
      refused('codeUnknown'),
      refused('codeUsedUp'),
      refused('holdEnded'),
      refused('signedOut'),
      refused('away'),
    ],
    payApart: [
      (at) => ({ output: { ...bookingOf(at), lines: bookingOf(at).lines.slice(0, 1) } }),
      refused('holdEnded'),
      refused('signedOut'),
      refused('away'),
    ],
    payBooking: [
      (at) => ({ output: awaitingPayment(bookingOf(at)) }),
      (at) => ({ output: { ...awaitingPayment(bookingOf(at)), paymentUrl: null } }),
      (at) => ({ output: settled(bookingOf(at), 'paid') }),
      (at) => anotherTotal(dearer(bookingOf(at))),
      refused('holdEnded'),
      refused('signedOut'),
      refused('away'),
    ],
    payment: [
      { output: { end: 'paid' } },
      { output: { end: 'late' } },
      { output: { end: 'declined' } },
      { output: { end: 'over' } },
      { output: { end: 'signedOut' } },
    ],
    releaseBooking: [{ output: undefined }, refused('holdEnded'), refused('signedOut'), refused('away')],
    hold: [
      { output: ending('extended') },
      { output: ending('refused') },
      { output: ending('over') },
      { output: ending('released') },
      { output: ending('withdrawn') },
    ],
  },
  watches: ['watchSession', 'watchBooking'],
  project: ({
    isBeyondVisitors = false,
    occurrenceId,
    returned,
    availability,
    signedIn,
    seated,
    lines,
    booking: held,
    problem,
    movedOn,
    ordered,
  }) => [
    [isBeyondVisitors, occurrenceId, returned?.from, availability, signedIn, seated, problem, movedOn, ordered],
    lines.map(({ seat: chosen, firstName }) => [chosen?.guid, firstName !== '']),
    held && [
      held.standing,
      held.expiresAt !== null,
      held.extensionsLeft,
      held.paymentUrl !== null,
      held.lines.map((each) => each.seat?.guid),
    ],
  ],
  until: 'covered',
} satisfies ModelFor<typeof checkoutMachine>;

type Seen = Sight<CheckoutContext>;

const isOver = ({ hasTag }: Seen) => hasTag('over');

/** A choice as the server is asked about it; the time of its hold, and what is said of it, go on meanwhile. */
const askedOf = ({ booking: kept, ...choice }: CheckoutContext) => ({ ...choice, booking: kept?.id, problem: null });

const asksOfChoice = (actor: 'openOccurrence' | 'holdPlaces'): Rule<CheckoutContext> =>
  never(
    `${actor} is asked about another choice than the person's`,
    ({ inputsOf, context }) =>
      !context.movedOn &&
      inputsOf(actor).some((asked) => !isDeepStrictEqual(askedOf(asked as CheckoutContext), askedOf(context))),
  );

/** The promises of the checkout, whatever people, the server and the clock do. */
export const rules: Rule<CheckoutContext>[] = [
  ...shown,
  asksOfChoice('openOccurrence'),
  asksOfChoice('holdPlaces'),
  never('paid without places', ({ isIn, context }) => isIn('flow.paid') && context.booking?.standing !== 'paid'),
  never(
    'refunded while places are kept',
    ({ isIn, context }) => isIn('flow.refunded') && context.booking?.standing !== 'refunded',
  ),
  never('paying for what is not held', ({ isIn, context }) => isIn('paying.starting') && context.booking === null),
  never('an exchange without places to exchange', ({ context }) => context.isExchange && context.booking === null),
  never('a hold that runs without places', ({ isIn, context }) => isIn('hold.held') && context.booking === null),
  eventually('the checkout can always come to an end', { later: isOver }),
  eventually('after an end, one can begin again', {
    once: isOver,
    later: ({ isIn }) => isIn('choosingTickets'),
  }),
];

/** A buyer's booking according to the specification and the issue; each ends where they say, whatever the chart does. */
export const journeys: readonly Journey[] = [
  ...choosingJourneys,
  ...returningJourneys,
  ...seatsJourneys,
  ...attendeesJourneys,
  ...payingJourneys,
  ...codesJourneys,
  ...sharesJourneys,
  ...holdJourneys,
];
