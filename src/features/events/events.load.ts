import type { Load } from '../../kit/api/load.ts';
import { eventQuery, eventsQuery, eventTypesQuery, ticketsQuery, upcomingQuery } from './events.queries.ts';
import { filterOf } from './list-filter.ts';
import { pricedDate } from './priced-date.ts';

/** Reads the next events. */
export const loadUpcoming: Load = (queries) => queries.fetchQuery(upcomingQuery);

/** Reads a page of the list of events, and its filters. */
export const loadEvents: Load = (queries, { search }) => {
  const { page, type, search: words, past } = filterOf(search);
  return Promise.all([
    queries.fetchQuery(eventsQuery({ page: page ?? 1, type, search: words, past: past === 'true' })),
    queries.fetchQuery(eventTypesQuery),
  ]);
};

/** Reads one event, and its ticket prices. */
export const loadEvent: Load = async (queries, { params: { slug = '' } }) => {
  const event = await queries.fetchQuery(eventQuery(slug));
  const date = pricedDate(event);
  if (date) await queries.prefetchQuery(ticketsQuery(event.slug, date.id));
};
