import type { Line } from '../../../machines/checkout/lines.ts';
import type { BookingFacts, Opening, PaymentOutcome } from '../../../machines/checkout/checkout.types.ts';
import type { components } from '../../../openapi/portal.gen.ts';

export type Booking = components['schemas']['Booking'];
type Attendee = components['schemas']['Attendee'];
type BookingsState = components['schemas']['BookingsState'];

const standings: Record<Booking['state'], BookingFacts['standing']> = {
  held: 'held',
  awaiting_payment: 'awaitingPayment',
  paid: 'paid',
  expired: 'over',
  cancelled: 'released',
  refund_pending: 'refunded',
  refunded: 'refunded',
};

function lineOf({ id, ticket_id, seat, first_name, last_name, email, questions }: Attendee): Line {
  return {
    ticketId: ticket_id,
    seat: seat && { guid: seat.guid, zone: seat.zone, row: seat.row, number: seat.number },
    firstName: first_name ?? '',
    lastName: last_name ?? '',
    email: email ?? '',
    answers: Object.fromEntries(
      questions.flatMap(({ id: question, answer }) => (answer === null ? [] : [[question, answer]])),
    ),
    attendeeId: id,
  };
}

/** A payment can be continued while it is open; after a declined card another one can be tried in it. */
function paymentUrlOf({ payment }: Booking): string | null {
  return payment?.state === 'open' || payment?.state === 'declined' ? payment.url : null;
}

const standingOf = ({ state, outcome }: Booking): BookingFacts['standing'] =>
  state === 'cancelled' && outcome !== 'cancelled_by_buyer' ? 'over' : standings[state];

/** Reduces a booking to the facts that the checkout's chart needs. */
export function bookingFacts(booking: Booking): BookingFacts {
  return {
    id: booking.id,
    standing: standingOf(booking),
    lines: booking.attendees.map(lineOf),
    expiresAt: booking.expires_at,
    extensionsLeft: booking.extensions_left,
    totalCents: booking.total.amount,
    reseated: booking.outcome === 'reseated',
    paymentUrl: paymentUrlOf(booking),
  };
}

const isOpen = ({ standing }: BookingFacts) => standing === 'held' || standing === 'awaitingPayment';

/** True if an open booking's places, names or price differ from those known before. */
export function isChangedElsewhere(known: BookingFacts, now: BookingFacts): boolean {
  const wordsOf = ({ lines, totalCents }: BookingFacts) => JSON.stringify([totalCents, lines]);
  return known.id === now.id && isOpen(known) && isOpen(now) && wordsOf(known) !== wordsOf(now);
}

const availabilities: Record<BookingsState, Opening['availability']> = {
  open: 'open',
  not_open: 'notOpen',
  closed: 'closed',
  past: 'closed',
  fully_booked: 'fullyBooked',
  cancelled: 'cancelled',
};

/** Translates the state of a date's bookings into the chart's terms. */
export const availabilityOf = (state: BookingsState): Opening['availability'] => availabilities[state];

const kinds: Partial<Record<Booking['state'], PaymentOutcome['kind']>> = {
  paid: 'paid',
  refund_pending: 'refunded',
  refunded: 'refunded',
  expired: 'over',
  cancelled: 'over',
};

/** Returns the outcome of a booking's payment; undefined while the server does not know yet. */
export function paymentOutcome(booking: Booking): PaymentOutcome | undefined {
  const kind = kinds[booking.state] ?? (booking.payment?.state === 'declined' ? 'declined' : undefined);
  return kind && { kind, booking: bookingFacts(booking) };
}
