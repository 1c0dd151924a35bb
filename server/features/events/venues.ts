import { localDate, resolveMoment } from '../../kernel/calendar/moments.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { VenueKind } from '../../kernel/db/schema.ts';
import type { VenueRow } from '../../kernel/events/occurrences.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

type VenueFilter = { date?: string; capacity?: number; kind?: VenueKind };

/**
 * The venues that fit, in the order of their slugs: of one kind, known to hold so many people, and free all day on a date (2027-02-20) of
 * the zone's calendar. A cancelled event takes no venue, a hidden one does.
 */
export async function findVenues(
  db: Queryable,
  { date, capacity, kind }: VenueFilter,
  timeZone: string,
): Promise<VenueRow[]> {
  let venues = db.selectFrom('venues').selectAll().orderBy('id');
  if (kind !== undefined) venues = venues.where('kind', '=', kind);
  if (capacity !== undefined) venues = venues.where('capacity', '>=', capacity);
  if (date === undefined) return await venues.execute();
  const start = resolveMoment(`${date}T00:00`, new Date(0), timeZone);
  const next = localDate(Date.parse(date) + DAY_MS, 'UTC');
  const end = resolveMoment(`${next}T00:00`, new Date(0), timeZone);
  const taken = db
    .selectFrom('occurrences')
    .innerJoin('events', 'events.id', 'event_id')
    .select('venue_id')
    .where('venue_id', 'is not', null)
    .where('starts_at', '<', end)
    .where('ends_at', '>', start)
    .where('occurrences.cancelled', '=', false)
    .where('events.cancelled', '=', false);
  const ids = (await taken.execute()).map(({ venue_id }) => venue_id);
  return (await venues.execute()).filter(({ id }) => !ids.includes(id));
}
