import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { Problem } from '../http/problem.ts';
import { waitingLife } from '../lifecycle/lives.ts';

export type VenueRow = Selectable<Schema['venues']>;
export type KindRow = Selectable<Schema['ticket_kinds']>;

/** An occurrence with all that tells whether and for how much it can be booked. */
export type OccurrenceFacts = Selectable<Schema['occurrences']> & {
  /** The occurrence's ticket kinds in their order. */
  kinds: KindRow[];
  venue: VenueRow | null;
  /** Null where seats are not chosen. */
  freeSeats: number | null;
  /** People wait for its places: what comes free is theirs first. */
  isWaitedFor: boolean;
};

const isWaitedFor = sql<boolean>`exists (
  select from waiting where occurrence_id = occurrences.id and ${waitingLife.stateIn('isWaiting')}
)`;

/** Occurrences of visible events, soonest first, of hidden ones too if that is asked for; a cancelled event cancels all of its occurrences. */
export async function readOccurrences(
  db: Queryable,
  wanted: { ids: readonly string[]; withHidden?: boolean } | { eventIds: readonly string[] },
): Promise<OccurrenceFacts[]> {
  const [column, ids] =
    'ids' in wanted ? (['occurrences.id', wanted.ids] as const) : (['event_id', wanted.eventIds] as const);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('occurrences')
    .innerJoin('events', 'events.id', 'event_id')
    .selectAll('occurrences')
    .select('events.cancelled as event_cancelled')
    .select(isWaitedFor.as('is_waited_for'))
    .$if(!('withHidden' in wanted), (query) => query.where('events.hidden', '=', false))
    .where(column, 'in', ids)
    .orderBy('starts_at')
    .orderBy('key')
    .execute();
  const found = rows.map((row) => row.id);
  const kinds = await readKinds(db, found);
  const seats = await countFreeSeats(db, found);
  const venues = await readVenues(db);
  return rows.map(({ event_cancelled, is_waited_for: isWaited, ...row }) => ({
    ...row,
    cancelled: row.cancelled || event_cancelled,
    kinds: kinds.filter((kind) => kind.occurrence_id === row.id),
    venue: venues.find((venue) => venue.id === row.venue_id) ?? null,
    freeSeats: row.plan_id === null ? null : (seats.get(row.id) ?? 0),
    isWaitedFor: isWaited,
  }));
}

async function readKinds(db: Queryable, occurrenceIds: readonly string[]): Promise<KindRow[]> {
  if (occurrenceIds.length === 0) return [];
  const kinds = db.selectFrom('ticket_kinds').selectAll().where('occurrence_id', 'in', occurrenceIds);
  return await kinds.orderBy('position').execute();
}

async function countFreeSeats(db: Queryable, occurrenceIds: readonly string[]): Promise<Map<string, number>> {
  if (occurrenceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('seats')
    .select(['occurrence_id', ({ fn }) => fn.countAll<string>().as('free')])
    .where('occurrence_id', 'in', occurrenceIds)
    .where('state', '=', 0)
    .groupBy('occurrence_id')
    .execute();
  return new Map(rows.map((row) => [row.occurrence_id, Number(row.free)]));
}

/** All venues, in the order of their slugs. */
async function readVenues(db: Queryable): Promise<VenueRow[]> {
  return await db.selectFrom('venues').selectAll().orderBy('id').execute();
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of an occurrence that belongs to this visible event. Throws 404. */
export async function findOccurrenceId(db: Queryable, slug: string, id: string): Promise<string> {
  // The contract's uuid format also lets `urn:uuid:` pass, and any text may hold a NUL: PostgreSQL takes neither.
  if (!uuid.test(id) || slug.includes('\0')) throw new Problem(404, 'not_found');
  const row = await db
    .selectFrom('occurrences')
    .innerJoin('events', 'events.id', 'event_id')
    .select('occurrences.id')
    .where('occurrences.id', '=', id)
    .where('events.slug', '=', slug)
    .where('events.hidden', '=', false)
    .executeTakeFirst();
  if (!row) throw new Problem(404, 'not_found');
  return row.id;
}

/** The occurrence, if it belongs to this visible event. Throws 404. */
export async function readOccurrenceOf(db: Queryable, slug: string, id: string): Promise<OccurrenceFacts> {
  const [occurrence] = await readOccurrences(db, { ids: [await findOccurrenceId(db, slug, id)] });
  if (!occurrence) throw new Problem(404, 'not_found');
  return occurrence;
}
