import type { KindRow } from '../events/occurrences.ts';
import type { Schemas } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import type { ProblemCode } from '../http/problem-texts.ts';
import type { SeatFacts, Show } from './programme.ts';

type OrderLine = Schemas['OrderLine'];

/** An order line whose ticket kind, seat and price were looked up. */
export type WantedPlace = {
  kind: KindRow;
  /** Euro cents. */
  amount: number;
  firstName: string;
  lastName: string;
  email: string | null;
  seat: SeatFacts | null;
};

const NOT_AVAILABLE = 'N/A';

/** Looks up what was ordered. Throws 422 for lines that make no sense here, 409 for tickets that are not on sale. */
export function lookUpPlaces(show: Show, order: OrderLine[], now: Date): WantedPlace[] {
  refuseSeatTwice(order);
  return order.map((line, at) => {
    const kind = show.occurrence.kinds.find(({ id }) => id === line.ticket_id);
    if (kind === undefined) throw wrongLine(at, 'ticket_id', 'not_found');
    if (!isOnSale(kind, now)) throw new Problem(409, 'ticket_not_on_sale');
    const seat = seatOf(show, line, at);
    const amount = seat === null ? kind.amount : kind.prices[seat.category];
    if (amount === undefined) throw wrongLine(at, 'ticket_id', 'ticket_not_on_sale');
    const firstName = line.first_name?.trim() || NOT_AVAILABLE;
    const lastName = line.last_name?.trim() || NOT_AVAILABLE;
    return { kind, amount, firstName, lastName, email: line.email ?? null, seat };
  });
}

function wrongLine(at: number, field: string, code: ProblemCode): Problem {
  return new Problem(422, code, { fields: { [`attendees.${at}.${field}`]: [code] } });
}

function isOnSale({ sale_starts_at: from, sale_ends_at: until }: KindRow, now: Date): boolean {
  return (from === null || from <= now) && (until === null || until > now);
}

function refuseSeatTwice(order: OrderLine[]): void {
  const guids = order.map(({ seat }) => seat?.guid);
  const twice = guids.findIndex((guid, at) => guid !== undefined && guids.indexOf(guid) !== at);
  if (twice >= 0) throw wrongLine(twice, 'seat', 'seat_twice');
}

function seatOf({ occurrence, seats }: Show, line: OrderLine, at: number): SeatFacts | null {
  if (occurrence.plan_id === null) {
    if (line.seat !== undefined) throw wrongLine(at, 'seat', 'no_seats_here');
    return null;
  }
  if (line.seat === undefined) throw wrongLine(at, 'seat', 'seat_needed');
  const seat = seats.byGuid.get(line.seat.guid);
  if (seat === undefined) throw wrongLine(at, 'seat', 'not_found');
  return seat;
}
