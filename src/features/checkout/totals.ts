import type { Line } from '../../../machines/checkout/lines.ts';
import type { components } from '../../../openapi/portal.gen.ts';
import type { Booking } from './booking-facts.ts';

export type Ticket = components['schemas']['Ticket'];

/** Places of one kind and price. */
export interface TotalLine {
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
