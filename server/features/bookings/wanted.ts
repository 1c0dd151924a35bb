import type { KindRow } from '../../kernel/events/occurrences.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { ProblemCode } from '../../kernel/http/problem-texts.ts';
import type { SeatFacts, Show } from './catalogue.ts';
import { PlaceProblems, readWhoComes, type WhoComes } from './who-comes.ts';

type OrderLine = Schemas['OrderLine'];

/** An order line whose ticket kind, seat and price were looked up. */
export type WantedPlace = {
  kind: KindRow;
  /** Euro cents. */
  amount: number;
  whoComes: WhoComes;
  email: string | null;
  seat: SeatFacts | null;
};

/** Looks up what was ordered. Throws 422 for lines that make no sense here, 409 for tickets that are not on sale. */
export function lookUpPlaces(show: Show, order: OrderLine[], now: Date): WantedPlace[] {
  refuseSeatTwice(order);
  const problems = new PlaceProblems();
  const places = order.map((line, at) => {
    const kind = show.occurrence.kinds.find(({ id }) => id === line.ticket_id);
    if (kind === undefined) throw wrongLine(at, 'ticket_id', 'not_found');
    if (!isOnSale(kind, now)) throw new Problem(409, 'ticket_not_on_sale');
    const seat = seatOf(show, line, at);
    const amount = seat === null ? kind.amount : kind.prices[seat.category];
    if (amount === undefined) throw wrongLine(at, 'ticket_id', 'ticket_not_on_sale');
    const whoComes = readWhoComes(line, kind, at, problems);
    return { kind, amount, whoComes, email: line.email ?? null, seat };
  });
  problems.throwIfAny();
  return places;
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
