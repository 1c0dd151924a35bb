import type { Selectable } from 'kysely';
import type { Cache } from '../../kernel/cache.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import { type OccurrenceFacts, readOccurrences } from '../../kernel/events/occurrences.ts';
import { takesCodes } from '../../kernel/events/takes-codes.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { cached } from '../../kernel/cached.ts';

export type SeatFacts = { index: number; guid: string; zone: string; row: string; number: string; category: string };
/** A date with its event. */
export type Occasion = {
  event: Selectable<Schema['events']>;
  occurrence: OccurrenceFacts;
  /** How many seats the hall has; 0 where seating is unreserved. */
  seatCount: number;
  /** Codes make its tickets cheaper. */
  takesCodes: boolean;
};
/** An occasion with its seats. */
export type Show = Occasion & {
  /** By guid; empty where seating is unreserved. */
  seats: { byGuid: ReadonlyMap<string, SeatFacts> };
};

/** The events in the content: the same for every buyer, so they are not read again for each. */
export type Catalogue = {
  /** Also of an event that was hidden after somebody booked. Throws 404 for an occurrence that is not there. */
  occasion(occurrenceId: string): Promise<Occasion>;
  /** The same with every seat of the hall, to choose from. */
  show(occurrenceId: string): Promise<Show>;
};

/** How long a change of content may go unnoticed here. Who gets a place is decided by the database alone. */
const FRESH_MS = 1000;
const SEATS_FRESH_MS = 60_000;

/** The memory that a seat's facts take, and an occasion's, in bytes. */
const SEAT_BYTES = 512;
const OCCASION_BYTES = 8 * 1024;

export function createCatalogue(db: Database, cache: Cache): Catalogue {
  const seats = { cache, name: 'seats', freshMs: SEATS_FRESH_MS };
  const bytesOf = ({ byGuid }: Show['seats']) => byGuid.size * SEAT_BYTES;
  const seatsOf = cached({ ...seats, bytesOf }, (occurrenceId) => readSeats(db, occurrenceId));
  const counts = { cache, name: 'seatCount', freshMs: SEATS_FRESH_MS, bytesOf: () => SEAT_BYTES };
  const seatCountOf = cached(counts, (occurrenceId) => countSeats(db, occurrenceId));
  const occasions = { cache, name: 'occasion', freshMs: FRESH_MS, bytesOf: () => OCCASION_BYTES };
  const occasion = cached(occasions, async (occurrenceId): Promise<Occasion> => {
    const [occurrence] = await readOccurrences(db, { ids: [occurrenceId], withHidden: true });
    if (occurrence === undefined) throw new Problem(404, 'not_found');
    const { takes_codes, ...row } = await db
      .selectFrom('events')
      .selectAll()
      .select((query) => takesCodes(query).as('takes_codes'))
      .where('id', '=', occurrence.event_id)
      .executeTakeFirstOrThrow();
    const seatCount = occurrence.plan_id === null ? 0 : (await seatCountOf(occurrenceId)).all;
    return { event: row, occurrence, seatCount, takesCodes: takes_codes === true };
  });
  const show = async (occurrenceId: string): Promise<Show> => ({
    ...(await occasion(occurrenceId)),
    seats: await seatsOf(occurrenceId),
  });
  return { occasion, show };
}

async function countSeats(db: Database, occurrenceId: string): Promise<{ all: number }> {
  const { all } = await db
    .selectFrom('seats')
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .where('occurrence_id', '=', occurrenceId)
    .executeTakeFirstOrThrow();
  return { all: Number(all) };
}

async function readSeats(db: Database, occurrenceId: string): Promise<Show['seats']> {
  const rows = await db
    .selectFrom('seats')
    .select(['index', 'guid', 'zone', 'row_name as row', 'number', 'category'])
    .where('occurrence_id', '=', occurrenceId)
    .execute();
  return { byGuid: new Map(rows.map((seat) => [seat.guid, seat])) };
}

/** Throws 404 for what visitors are not shown. */
export function demandVisible({ event }: Occasion): void {
  if (event.hidden) throw new Problem(404, 'not_found');
}

/** Throws 409 with the reason while nothing can be booked there, 404 for what visitors are not shown. */
export function demandOpen(occasion: Occasion, now: Date): void {
  demandVisible(occasion);
  const { occurrence } = occasion;
  if (occurrence.cancelled) throw new Problem(409, 'event_cancelled');
  if (occurrence.bookings_open_at !== null && now < occurrence.bookings_open_at)
    throw new Problem(409, 'bookings_not_open');
  if (now >= occurrence.bookings_close_at) throw new Problem(409, 'bookings_closed');
}
