import { itsSeat } from '../../kernel/bookings/its-seat.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { Trx } from '../../kernel/db/database.ts';

type OrderLine = Schemas['OrderLine'];
type Removal = Schemas['AttendeesRemoval']['attendees'][number];

/** The places that a booking holds, as the order that would make them. */
export async function currentOrder(
  trx: Trx,
  bookingId: string,
): Promise<(OrderLine & { id: string; row?: string; number?: string })[]> {
  const rows = await trx
    .selectFrom('attendees')
    .leftJoin('seats', (join) => join.on(itsSeat))
    .select([
      'attendees.id',
      'kind_id',
      'first_name',
      'last_name',
      'email',
      'answers',
      'seats.guid',
      'seats.row_name',
      'seats.number',
    ])
    .where('attendees.booking_id', '=', bookingId)
    .where('attendees.live', '=', true)
    .orderBy('attendees.position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ticket_id: row.kind_id,
    ...(row.first_name !== null && { first_name: row.first_name }),
    ...(row.last_name !== null && { last_name: row.last_name }),
    ...(row.email !== null && { email: row.email }),
    answers: row.answers,
    ...(row.guid !== null && { seat: { guid: row.guid }, row: row.row_name ?? '', number: row.number ?? '' }),
  }));
}

/** The order without the removed places. A removed seated ticket is matched by kind, row and number. Throws 422 for one that is not there. */
export function withoutPlaces<Line extends { id: string; ticket_id: string; row?: string; number?: string }>(
  order: Line[],
  removals: Removal[],
): Line[] {
  const left = [...order];
  removals.forEach((removal, at) => {
    const found = left.findIndex((line) => isMeant(line, removal));
    if (found < 0) throw new Problem(422, 'not_found', { fields: { [`attendees.${at}`]: ['not_found'] } });
    left.splice(found, 1);
  });
  return left;
}

function isMeant(line: { id: string; ticket_id: string; row?: string; number?: string }, removal: Removal): boolean {
  if (removal.id !== undefined) return line.id === removal.id;
  if (removal.ticket_id === undefined || line.ticket_id !== removal.ticket_id) return false;
  return line.row === removal.seat_row && line.number === removal.seat_number;
}
