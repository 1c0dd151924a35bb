import type { Line } from '../../../machines/checkout/choice.ts';
import type { BookingFacts, Opening } from '../../../machines/checkout/checkout.types.ts';
import { type Ending, endings, type HoldFacts } from '../../../machines/hold/hold.machine.ts';
import type { components } from '../../../openapi/portal.gen.ts';
import type { PaymentStanding } from '../../kit/payment/payment.actors.ts';

export type Booking = components['schemas']['Booking'];
type Attendee = components['schemas']['Attendee'];
type BookingsState = components['schemas']['BookingsState'];

const standings: Record<Booking['state'], BookingFacts['standing']> = {
  held: 'held',
  set_aside: 'over',
  awaiting_payment: 'awaitingPayment',
  paid: 'paid',
  exchanged: 'over',
  expired: 'over',
  cancelled: 'withdrawn',
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
  state === 'cancelled' && outcome === 'cancelled_by_buyer' ? 'released' : standings[state];

/** Reduces a booking to the facts that the checkout's chart needs. */
export function bookingFacts(booking: Booking): BookingFacts {
  return {
    id: booking.id,
    standing: standingOf(booking),
    lines: booking.attendees.map(lineOf),
    expiresAt: booking.expires_at,
    extensionsLeft: booking.extensions_left,
    totalCents: booking.total.amount,
    mostPlaces: booking.most_places,
    paymentUrl: paymentUrlOf(booking),
  };
}

/** Returns what ended a booking that was never paid; null while it is open, and once it is paid. */
export function endingOf({ standing }: BookingFacts): Ending | null {
  return endings.find((ending) => ending === standing) ?? null;
}

/** Reduces a booking to the facts that the chart of its hold needs. */
export const holdFacts = (booking: Booking): HoldFacts => ({
  expiresAt: booking.expires_at,
  extensionsLeft: booking.extensions_left,
  ending: endingOf(bookingFacts(booking)) ?? 'over',
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

export type Ticket = components['schemas']['Ticket'];

/** Places of one kind and price. */
interface TotalLine {
  kind: string;
  count: number;
  cents: number;
}

export interface ChoiceTotals {
  lines: TotalLine[];
  cents: number;
  /** True if seats decide the price and are not all chosen: it may rise. */
  isLeast: boolean;
}

/** Returns the lowest price of a place of this kind, in cents: with prices by seat, that of the cheapest. */
export const leastPrice = ({ amount, prices }: Ticket): number =>
  prices.length === 0 ? amount.amount : Math.min(...prices.map((price) => price.amount.amount));

/** Returns the price of a place of this kind in a category of seats, in cents. */
export const seatPrice = (ticket: Ticket, category: string): number =>
  ticket.prices.find((price) => price.category === category)?.amount.amount ?? ticket.amount.amount;

function add(lines: TotalLine[], kind: string, each: number): TotalLine[] {
  const same = lines.find((line) => line.kind === kind && line.cents === each * line.count);
  if (!same) return [...lines, { kind, count: 1, cents: each }];
  return lines.map((line) => (line === same ? { ...line, count: line.count + 1, cents: line.cents + each } : line));
}

/** Returns the server's price of a booking, kind by kind. */
export function bookingTotals({ attendees, total }: Booking): ChoiceTotals {
  const lines = attendees.reduce<TotalLine[]>(
    (sum, { ticket_name, amount }) => add(sum, ticket_name, amount.amount),
    [],
  );
  return { lines, cents: total.amount, isLeast: false };
}

/** Returns the expected price of a choice that is not held yet. Kinds missing from the price list are left out. */
export function expectedTotals(choice: Line[], tickets: Ticket[]): ChoiceTotals {
  const wanted = choice.flatMap(({ ticketId }) => tickets.filter(({ id }) => id === ticketId));
  const lines = wanted.reduce<TotalLine[]>((sum, ticket) => add(sum, ticket.name, leastPrice(ticket)), []);
  return {
    lines,
    cents: lines.reduce((sum, line) => sum + line.cents, 0),
    isLeast: wanted.some((ticket) => new Set(ticket.prices.map(({ amount }) => amount.amount)).size > 1),
  };
}

const kindsOf = (lines: { ticketId: string }[]) =>
  lines
    .map(({ ticketId }) => ticketId)
    .sort()
    .join(' ');

/** True if the server holds exactly as many places of each kind as are wanted now. */
export const isHeldAsWanted = (held: Line[], wanted: Line[]): boolean => kindsOf(held) === kindsOf(wanted);
