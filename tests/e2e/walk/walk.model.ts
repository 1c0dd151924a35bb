import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type {
  BookingFacts,
  CheckoutContext,
  CheckoutInput,
  Failure,
  Opening,
} from '../../../machines/checkout/checkout.types.ts';
import { isNamed, type Line } from '../../../machines/checkout/choice.ts';
import type { Ending } from '../../../machines/hold/hold.machine.ts';
import {
  anotherTotal,
  awaitingPayment,
  booking,
  ending,
  FIELD,
  HALL,
  line,
  maria,
  opening,
  refused,
  seat as seatOf,
  settled,
} from '../../models/checkout/checkout.fixtures.ts';
import type { PaymentInput } from '../../../machines/payment/payment.machine.ts';
import type { ModelFor } from 'xstate-paths';

type At = { context: CheckoutContext };

/** A place at the seat of that number; the staged halls have one row, named A. */
const seat = (number: number) => ({ ...seatOf(String(number)), guid: `seat-${number - 1}` });
/** Seats to point at, and one that the page may pick by itself. */
const pointedAt = [seat(1), seat(2), seat(3)];
const picked = seat(10);

/** The bookings that another device made before the page is opened, and to which the payment provider returns. */
export const EARLIER = 'earlier';
export const RETURNED = 'returned';
/** The price of a place after another tab has changed it, in cents. */
export const DEARER = 1100;

const start = (over: Partial<CheckoutInput> = {}): CheckoutInput => ({
  eventSlug: 'kuncert',
  occurrenceId: FIELD,
  returned: null,
  ...over,
});

const isHall = ({ occurrenceId }: Pick<CheckoutInput, 'occurrenceId'>) => occurrenceId === HALL;
const isFresh = ({ signedIn, booking: held, returned, lines }: CheckoutContext) =>
  !signedIn && held === null && returned === null && lines.length === 0;
/** At the address of a step that no visitor comes to; only being asked to log in is walked there. */
const isBeyond = ({ isBeyondVisitors, signedIn }: CheckoutContext) => isBeyondVisitors === true && !signedIn;
const isNamedBooking = (held: BookingFacts | null) => held !== null && held.lines.every(isNamed);
const isFree = ({ lines }: Pick<CheckoutContext, 'lines'>) => lines.every(({ ticketId }) => ticketId === 'guest');
/** The page to which the provider returns is left for another at the next step: the events before it are walked, not those after. */
const isOurs = ({ booking: held }: CheckoutContext) => held?.id !== RETURNED;
/** The steps after the seats are the same in a hall, so they are walked with unreserved places. */
const onField = (over: (at: At) => boolean, code: Failure['code']) => (at: At) =>
  !isHall(at.context) && over(at) ? refused(code) : null;
/** True if a named booking is lost: its kind of ticket decides which of its calls are refused, so that the look-up after it agrees. */
export const isLost = ({ booking: named, lines }: CheckoutContext) => isNamedBooking(named) && !isFree({ lines });
const ours = ({ context }: At) => isOurs(context);

const earlier = (at: CheckoutInput, names: Partial<Line>): BookingFacts =>
  booking({
    id: EARLIER,
    lines: [line({ ticketId: 'student', attendeeId: 'place-0', seat: isHall(at) ? seat(1) : null, ...names })],
  });

const bookingOf = ({ context }: At): BookingFacts => context.booking ?? booking();

/** The server's answer to a choice of these places. */
const held = (lines: readonly Line[], before: BookingFacts | null): BookingFacts => ({
  ...(before ?? booking()),
  standing: 'held',
  lines: lines.map((each, at) => ({ ...each, attendeeId: `place-${at}` })),
});

const isHeldHere = (context: CheckoutContext): context is CheckoutContext & { booking: BookingFacts } =>
  context.booking?.standing === 'held' && isOurs(context);
/** The same places, for the other kind of ticket. */
const otherKind = (before: BookingFacts): BookingFacts =>
  held(
    before.lines.map((each) => ({ ...each, ticketId: each.ticketId === 'guest' ? 'student' : 'guest' })),
    before,
  );

const opened = (context: CheckoutContext, over: Partial<Opening>) => ({
  output: opening({ seated: isHall(context), availability: context.availability, ...over }),
});
const firstOnly = (over: (context: CheckoutContext) => Partial<Opening>) => (at: At) =>
  isFresh(at.context) && !isHall(at.context) && !isBeyond(at.context) ? opened(at.context, over(at.context)) : null;
const returned = (from: 'success' | 'cancel', over: (held: BookingFacts) => BookingFacts) => (at: At) =>
  at.context.returned?.from === from && at.context.lines.length === 0
    ? opened(at.context, { booking: { ...over(earlier(at.context, maria)), id: RETURNED } })
    : null;

/** The payment was over: the booking is looked up again. */
const afterPayment =
  (standing: 'over' | 'released') =>
  ({ context }: At) =>
    context.returned !== null && context.lines.length > 0
      ? opened(context, { booking: settled(earlier(context, maria), standing) })
      : null;

/** The places are let go on another device, or by the union. */
const endedByHand =
  (ending: Exclude<Ending, 'over'>) =>
  ({ context }: At) =>
    isHeldHere(context) && !isLost(context) ? { ending } : null;

/** Seats chosen on the page that the server does not hold yet. */
const hasNewSeat = ({ lines, booking: before }: CheckoutContext) =>
  lines.some(({ seat: chosen }) => chosen && !before?.lines.some((each) => each.seat?.guid === chosen.guid));
/** Another choice for an unnamed active booking, which is refused once bookings are closed; releasing everything is not. */
const isChange = ({ booking: before, lines, seated }: CheckoutContext) =>
  before !== null && !isNamedBooking(before) && lines.some(({ seat: chosen }) => !seated || chosen !== null);
const freeSeat = ({ lines, booking: before }: CheckoutContext) =>
  pointedAt.find(({ guid }) => [...lines, ...(before?.lines ?? [])].every((each) => each.seat?.guid !== guid));
const chosenSeat = ({ lines }: CheckoutContext) => lines.find((each) => each.seat !== null)?.seat ?? null;

/**
 * The real course of a checkout in a browser: narrower than the model of the chart's own tests, because here every answer has to be
 * one that the server gives in that situation.
 */
export const walkModel = {
  inputs: [
    start(),
    start({ occurrenceId: HALL }),
    start({ isBeyondVisitors: true }),
    start({ returned: { bookingId: RETURNED, from: 'success' } }),
    start({ returned: { bookingId: RETURNED, from: 'cancel' } }),
  ],
  events: {
    'step.open': (['occurrence', 'tickets', 'seats', 'attendees', 'check'] as const).map((step) => ({ step })),
    'occurrence.choose': [({ context }) => ({ occurrenceId: context.occurrenceId ?? FIELD })],
    'ticket.add': [
      ({ context }) => (context.lines.length === 0 ? { ticketId: 'student' } : null),
      ({ context }) => (context.lines.length === 0 && !isHall(context) ? { ticketId: 'guest' } : null),
    ],
    'ticket.remove': [({ context: { lines } }) => (lines[0] ? { ticketId: lines[0].ticketId } : null)],
    'ticket.swap': [
      ({ context }) => {
        const chosen = chosenSeat(context);
        return chosen && context.lines[0]?.ticketId === 'student' && chosen === context.lines[0].seat
          ? { guid: chosen.guid, ticketId: 'guest' }
          : null;
      },
    ],
    'seat.select': [
      ({ context }) => {
        const free = freeSeat(context);
        return free ? { seat: free, ticketId: 'student' } : null;
      },
    ],
    // Without a booking there is nothing to call the server for once no seat is left.
    'seat.release': [({ context }) => (context.booking === null ? null : chosenSeat(context))],
    'seats.suggest': [({ context }) => (context.lines.length === 1 ? { seats: [picked], ticketId: 'student' } : null)],
    'attendees.confirm': [({ context }) => ({ attendees: context.lines.map(() => maria) })],
    // Walked by hand, in tests/e2e/promo-code.full.test.ts.
    'code.use': [],
    'code.drop': [],
    // Asked by hand, in tests/e2e/paying-apart.full.test.ts.
    'places.share': [],
    'payment.start': [({ context }) => ({ totalCents: context.booking?.totalCents ?? 0 })],
    'booking.changed': [({ context }) => (isHeldHere(context) ? { booking: otherKind(context.booking) } : null)],
    'hold.expired': [{ ending: 'over' }, endedByHand('released'), endedByHand('withdrawn')],
    'hold.started': [],
    'hold.ended': [],
  },
  actors: {
    openOccurrence: [
      ({ context }) => {
        if (context.returned !== null) return null;
        if (context.booking === null) return context.availability === 'open' ? opened(context, {}) : null;
        return opened(context, { booking: isLost(context) ? null : context.booking });
      },
      ({ context }) => (isFresh(context) ? opened(context, { signedIn: false }) : null),
      firstOnly(() => ({ availability: 'cancelled' })),
      firstOnly(() => ({ availability: 'closed' })),
      firstOnly(() => ({ availability: 'notOpen' })),
      firstOnly(() => ({ availability: 'fullyBooked' })),
      ({ context }) =>
        isFresh(context) && !isBeyond(context) ? opened(context, { booking: earlier(context, {}) }) : null,
      firstOnly((context) => ({ booking: earlier(context, maria) })),
      firstOnly((context) => ({ booking: awaitingPayment(earlier(context, maria)) })),
      returned('success', (paid) => settled(paid, 'paid')),
      returned('success', (cancelled) => settled(cancelled, 'refunded')),
      returned('success', (over) => settled(over, 'over')),
      returned('success', (released) => settled(released, 'released')),
      returned('success', (withdrawn) => settled(withdrawn, 'withdrawn')),
      returned('cancel', awaitingPayment),
      afterPayment('over'),
      afterPayment('released'),
      ({ context }) =>
        context.signedIn && context.lines.length > 0 && context.booking === null && context.returned === null
          ? refused('signedOut')
          : null,
      ({ context }) =>
        context.signedIn && context.booking === null && context.returned === null ? refused('away') : null,
    ],
    holdPlaces: [
      ({ input }) => {
        const kept = input.lines.filter((each) => !input.seated || each.seat !== null);
        return { output: kept.length === 0 ? null : held(kept, input.booking) };
      },
      ({ context }) => (context.seated && hasNewSeat(context) ? refused('seatsTaken', newSeat(context)) : null),
      ({ context }) => (!context.seated && context.booking === null ? refused('soldOut') : null),
      ({ context }) => (isChange(context) ? refused('holdEnded') : null),
      ({ context }) => (isOurs(context) ? refused('signedOut') : null),
      ({ context }) => (isOurs(context) ? refused('away') : null),
    ],
    updateAttendees: [
      ({ input, context }) => ({ output: held(input.lines, context.booking) }),
      onField(({ context }) => !isNamedBooking(context.booking), 'holdEnded'),
      onField(ours, 'signedOut'),
      onField(ours, 'away'),
    ],
    waitForNetwork: [{ output: undefined }],
    changeCode: [],
    payApart: [],
    holdWithCode: [],
    payBooking: [
      (at) => ({ output: isFree(at.context) ? settled(bookingOf(at), 'paid') : awaitingPayment(bookingOf(at)) }),
      (at) =>
        !isHall(at.context) && isHeldHere(at.context) && !isFree(at.context)
          ? anotherTotal({ ...bookingOf(at), totalCents: DEARER })
          : null,
      onField(({ context }) => context.booking?.standing === 'held' && isLost(context), 'holdEnded'),
      onField(ours, 'signedOut'),
      onField(ours, 'away'),
    ],
    // A person who has just been sent to the provider's page is there: nothing more is walked then.
    payment: (['paid', 'late', 'declined', 'over', 'signedOut'] as const).map(
      (end) =>
        ({ input: { begins } }: { input: PaymentInput }) =>
          begins === 'waiting' ? { output: { end } } : null,
    ),
    releaseBooking: [
      { output: undefined },
      onField(({ context }) => isLost(context), 'holdEnded'),
      onField(ours, 'signedOut'),
      onField((at) => ours(at) && !isLost(at.context), 'away'),
    ],
    hold: [{ output: ending('extended') }, { output: ending('refused') }, { output: ending('over') }],
  },
  watches: ['watchSession', 'watchBooking'],
  project: ({
    isBeyondVisitors,
    occurrenceId,
    returned: back,
    availability,
    signedIn,
    lines,
    booking: standing,
    movedOn,
    ordered,
  }) => [
    [isBeyondVisitors === true && !signedIn, occurrenceId, back?.from, availability, signedIn, movedOn, ordered],
    lines.map(({ ticketId, seat: chosen, firstName }) => [ticketId, chosen?.guid, firstName !== '']),
    standing && [
      standing.id,
      standing.standing,
      standing.lines.map((each) => [each.seat?.guid, each.firstName !== '']),
    ],
  ],
} satisfies ModelFor<typeof checkoutMachine>;

function newSeat({ lines, booking: before }: CheckoutContext): string {
  const found = lines.findLast(
    ({ seat: chosen }) => chosen && !before?.lines.some((each) => each.seat?.guid === chosen.guid),
  );
  return found?.seat?.guid ?? '';
}
