import type { Queryable } from '../db/database.ts';
import { Problem } from '../http/problem.ts';

/** What booking needs to know of an occurrence. */
export type OccurrenceRow = {
  id: string;
  seated: boolean;
  cancelled: boolean;
  bookingsOpenAt: Date | null;
  bookingsCloseAt: Date;
  perPersonLimit: number;
};

/** The occurrence, its event not hidden. Throws 404. */
export async function readOccurrence(db: Queryable, id: string): Promise<OccurrenceRow> {
  const row = await db
    .selectFrom('occurrences')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .select([
      'occurrences.id',
      'occurrences.plan_id',
      'occurrences.cancelled',
      'events.cancelled as event_cancelled',
      'occurrences.bookings_open_at',
      'occurrences.bookings_close_at',
      'occurrences.per_person_limit',
    ])
    .where('occurrences.id', '=', id)
    .where('events.hidden', '=', false)
    .executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  return {
    id: row.id,
    seated: row.plan_id !== null,
    cancelled: row.cancelled || row.event_cancelled,
    bookingsOpenAt: row.bookings_open_at,
    bookingsCloseAt: row.bookings_close_at,
    perPersonLimit: row.per_person_limit,
  };
}

/** Throws 409 with the reason while nothing can be booked there. */
export function demandOpen(occurrence: OccurrenceRow, now: Date): void {
  if (occurrence.cancelled) throw new Problem(409, 'event_cancelled');
  if (occurrence.bookingsOpenAt !== null && now < occurrence.bookingsOpenAt)
    throw new Problem(409, 'bookings_not_open');
  if (now >= occurrence.bookingsCloseAt) throw new Problem(409, 'bookings_closed');
}
