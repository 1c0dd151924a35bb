import type { Describe } from '../api/load.ts';
import { paths } from '../app/paths.ts';
import { type Event, eventQuery, type Occurrence } from './events.queries.ts';

const dataOfDate = (event: Event, { start, end, state, venue }: Occurrence, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.title,
  description: event.summary,
  startDate: start,
  endDate: end,
  eventStatus: `https://schema.org/${state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
  ...(venue && { location: { '@type': 'Place', name: venue.name } }),
  url: origin + paths.event(event.slug),
});

/** The dates of an event, as schema.org has them. */
export const describeEvent: Describe = (queries, { params: { slug = '' } }, origin) => {
  const event = queries.getQueryData(eventQuery(slug).queryKey);
  return event?.occurrences.map((date) => dataOfDate(event, date, origin));
};
