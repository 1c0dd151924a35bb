import { type CalendarEntry, renderIcal } from '../calendar/ical.ts';
import type { Deps } from '../deps.ts';
import type { Locale } from '../http/operation.ts';
import type { OccurrenceFacts, VenueRow } from './occurrences.ts';
import type { EventRow } from './present-event.ts';

/** One line that finds the place on a map; spec: N/A when there is no venue. */
export function locationOf(venue: VenueRow | null, locale: Locale): string {
  return venue ? [venue.name, venue.address, venue.locality].map((part) => part[locale]).join(', ') : 'N/A';
}

/** The address of a map that shows a venue. */
export const mapOf = (venue: VenueRow, locale: Locale): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(locationOf(venue, locale))}`;

/** An occurrence as a calendar entry, in the caller's language. */
export function calendarEntry(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  event: EventRow,
  occurrence: OccurrenceFacts,
  locale: Locale,
): CalendarEntry {
  const note = occurrence.note?.[locale];
  return {
    title: event.title[locale],
    description: [event.summary[locale], note].filter(Boolean).join('\n\n'),
    location: locationOf(occurrence.venue, locale),
    start: occurrence.starts_at,
    end: occurrence.ends_at,
    url: `${publicUrl}/media/events/${event.slug}`,
  };
}

/** The calendar file of an occurrence. Each of them, from a page or a mail, updates the one before it. */
export function occurrenceIcal(
  deps: Pick<Deps, 'publicUrl' | 'clock'>,
  event: EventRow,
  occurrence: OccurrenceFacts,
  locale: Locale,
): { filename: string; content: string } {
  const uid = `${occurrence.id}@${new URL(deps.publicUrl).hostname}`;
  const { cancelled } = occurrence;
  const entry = { ...calendarEntry(deps, event, occurrence, locale), uid, now: deps.clock.now(), cancelled };
  return { filename: `${event.slug}.ics`, content: renderIcal(entry) };
}
