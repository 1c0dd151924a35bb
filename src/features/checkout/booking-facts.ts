import type { Line } from '../../../machines/checkout/lines.ts';
import type { BookingFacts, Opening } from '../../../machines/checkout/checkout.types.ts';
import type { HoldFacts } from '../../../machines/hold/hold.machine.ts';
import type { components } from '../../../openapi/portal.gen.ts';
import type { PaymentStanding } from '../../kit/payment/payment.actors.ts';

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
    paymentUrl: paymentUrlOf(booking),
  };
}

/** Reduces a booking to the facts that the chart of its hold needs. */
export const holdFacts = (booking: Booking): HoldFacts => ({
  expiresAt: booking.expires_at,
  extensionsLeft: booking.extensions_left,
  isReleased: standingOf(booking) === 'released',
});

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

const payments: Partial<Record<Booking['state'], PaymentStanding>> = {
  paid: 'paid',
  refund_pending: 'late',
  refunded: 'late',
  expired: 'over',
  cancelled: 'over',
};

/** Returns the state of a booking's payment: `open` while the server doesn't know how it ended. */
export const paymentStanding = (booking: Booking): PaymentStanding =>
  payments[booking.state] ?? (booking.payment?.state === 'declined' ? 'declined' : 'open');
