import { dayOf, posterFrom, writtenYear, yearOf } from '../../kernel/calendar/scholastic-year.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';

/** The dates to which somebody came with a ticket of this person's, each once and in their order. A ticket that was given away is its receiver's. */
export const attendedDates = (db: Queryable, userId: string) =>
  db
    .selectFrom('bookings')
    .innerJoin('attendees', 'attendees.booking_id', 'bookings.id')
    .innerJoin('attendances', 'attendances.attendee_id', 'attendees.id')
    .innerJoin('occurrences', 'occurrences.id', 'bookings.occurrence_id')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .select(['occurrences.id', 'occurrences.starts_at', 'events.slug', 'events.title'])
    .distinct()
    .where('bookings.user_id', '=', userId)
    .orderBy('occurrences.starts_at')
    .orderBy('occurrences.id')
    .execute();

/** The person's tiles by scholastic year, the latest first; this year also without any. */
export async function readFloor(
  { db, clock, union }: Deps,
  userId: string,
  locale: Locale,
): Promise<Schemas['FloorYear'][]> {
  const today = dayOf(clock.now(), union);
  const current = yearOf(union, today);
  const byYear = Map.groupBy(await attendedDates(db, userId), ({ starts_at }) =>
    yearOf(union, dayOf(starts_at, union)),
  );
  return [...new Set([current, ...byYear.keys()])]
    .toSorted((one, other) => other - one)
    .map((year) => {
      const dates = byYear.get(year) ?? [];
      const from = posterFrom(union, year);
      return {
        year,
        name: writtenYear(year),
        is_current: year === current,
        has_poster: dates.length > 0 && today >= from,
        poster_from: from,
        tiles: dates.map(({ id, starts_at, slug, title }) => ({
          occurrence_id: id,
          event: { slug, title: title[locale] },
          start: starts_at.toISOString(),
        })),
      };
    });
}

/** Deletes that this person came to anything; their bookings may stay in the books. */
export async function forgetAttendance(trx: Trx, userId: string): Promise<void> {
  await trx
    .deleteFrom('attendances')
    .where('attendee_id', 'in', (query) =>
      query
        .selectFrom('attendees')
        .innerJoin('bookings', 'bookings.id', 'attendees.booking_id')
        .select('attendees.id')
        .where('bookings.user_id', '=', userId),
    )
    .execute();
}
