import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { type OccurrenceFacts, readOccurrences } from '../events/occurrences.ts';
import { Problem } from '../http/problem.ts';
import { remember } from '../remember.ts';

export type SeatFacts = { index: number; guid: string; zone: string; row: string; number: string; category: string };
export type Show = {
  event: Selectable<Schema['events']>;
  occurrence: OccurrenceFacts;
  /** By guid and by index; empty where people sit freely. */
  seats: { byGuid: ReadonlyMap<string, SeatFacts>; byIndex: ReadonlyMap<number, SeatFacts> };
};

/** What is on, as the content says it: the same for every buyer, so it is not read anew for each. */
export type Programme = {
  /** Throws 404 for an occurrence that is not there or hidden. */
  show(occurrenceId: string): Promise<Show>;
};

/** How long a change of content may go unnoticed here. Who gets a place is decided by the database alone. */
const FRESH_MS = 1000;
const SEATS_FRESH_MS = 60_000;

export function createProgramme(db: Database): Programme {
  const seatsOf = remember(SEATS_FRESH_MS, (occurrenceId) => readSeats(db, occurrenceId));
  const show = remember(FRESH_MS, async (occurrenceId): Promise<Show> => {
    const [occurrence] = await readOccurrences(db, { ids: [occurrenceId] });
    if (occurrence === undefined) throw new Problem(404, 'not_found');
    const event = await db
      .selectFrom('events')
      .selectAll()
      .where('id', '=', occurrence.event_id)
      .executeTakeFirstOrThrow();
    return { event, occurrence, seats: await seatsOf(occurrenceId) };
  });
  return { show };
}

async function readSeats(db: Database, occurrenceId: string): Promise<Show['seats']> {
  const rows = await db
    .selectFrom('seats')
    .select(['index', 'guid', 'zone', 'row_name as row', 'number', 'category'])
    .where('occurrence_id', '=', occurrenceId)
    .execute();
  return {
    byGuid: new Map(rows.map((seat) => [seat.guid, seat])),
    byIndex: new Map(rows.map((seat) => [seat.index, seat])),
  };
}

/** Throws 409 with the reason while nothing can be booked there. */
export function demandOpen({ occurrence }: Show, now: Date): void {
  if (occurrence.cancelled) throw new Problem(409, 'event_cancelled');
  if (occurrence.bookings_open_at !== null && now < occurrence.bookings_open_at)
    throw new Problem(409, 'bookings_not_open');
  if (now >= occurrence.bookings_close_at) throw new Problem(409, 'bookings_closed');
}
