import type { Queryable } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import type { Schemas } from '../http/operation.ts';
import type { OccurrenceRow } from './occurrence.ts';

type OrderLine = Schemas['OrderLine'];

/** An order line whose ticket kind, seat and price were looked up. */
export type WantedPlace = {
  kindId: string;
  /** Euro cents. */
  amount: number;
  firstName: string;
  lastName: string;
  email: string | null;
  seat: { index: number; guid: string; category: string } | null;
};

const NOT_AVAILABLE = 'N/A';

/** Looks up what was ordered. Throws 422 for lines that make no sense here, 409 for tickets that are not on sale. */
export async function lookUpPlaces(
  db: Queryable,
  occurrence: OccurrenceRow,
  order: OrderLine[],
  now: Date,
): Promise<WantedPlace[]> {
  const kinds = await kindsOf(db, occurrence.id);
  const seats = await seatsOf(db, occurrence, order);
  return order.map((line, at) => {
    const kind = kinds.get(line.ticket_id);
    if (kind === undefined) throw fieldProblem(at, 'ticket_id', 'not_found');
    if (!isOnSale(kind, now)) throw new Problem(409, 'ticket_not_on_sale');
    const seat = seats[at] ?? null;
    const amount = seat === null ? kind.amount : kind.prices[seat.category];
    if (amount === undefined) throw fieldProblem(at, 'ticket_id', 'ticket_not_on_sale');
    const firstName = line.first_name?.trim() || NOT_AVAILABLE;
    const lastName = line.last_name?.trim() || NOT_AVAILABLE;
    return { kindId: kind.id, amount, firstName, lastName, email: line.email ?? null, seat };
  });
}

function fieldProblem(
  at: number,
  field: string,
  code: 'not_found' | 'seat_needed' | 'no_seats_here' | 'seat_twice' | 'ticket_not_on_sale',
) {
  return new Problem(422, code, { fields: { [`attendees.${at}.${field}`]: [code] } });
}

async function kindsOf(db: Queryable, occurrenceId: string) {
  const rows = await db
    .selectFrom('ticket_kinds')
    .select(['id', 'amount', 'prices', 'sale_starts_at', 'sale_ends_at'])
    .where('occurrence_id', '=', occurrenceId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function isOnSale(kind: { sale_starts_at: Date | null; sale_ends_at: Date | null }, now: Date): boolean {
  return (
    (kind.sale_starts_at === null || kind.sale_starts_at <= now) &&
    (kind.sale_ends_at === null || kind.sale_ends_at > now)
  );
}

async function seatsOf(
  db: Queryable,
  occurrence: OccurrenceRow,
  order: OrderLine[],
): Promise<(WantedPlace['seat'] | undefined)[]> {
  if (!occurrence.seated) {
    const seated = order.findIndex((line) => line.seat !== undefined);
    if (seated >= 0) throw fieldProblem(seated, 'seat', 'no_seats_here');
    return [];
  }
  const guids = order.map((line, at) => {
    if (line.seat === undefined) throw fieldProblem(at, 'seat', 'seat_needed');
    return line.seat.guid;
  });
  const twice = guids.findIndex((guid, at) => guids.indexOf(guid) !== at);
  if (twice >= 0) throw fieldProblem(twice, 'seat', 'seat_twice');
  const rows = await db
    .selectFrom('seats')
    .select(['index', 'guid', 'category'])
    .where('occurrence_id', '=', occurrence.id)
    .where('guid', 'in', guids)
    .execute();
  const found = new Map(rows.map((row) => [row.guid, row]));
  return guids.map((guid, at) => {
    const seat = found.get(guid);
    if (seat === undefined) throw fieldProblem(at, 'seat', 'not_found');
    return seat;
  });
}
