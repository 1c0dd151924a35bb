import type { Event, Occurrence } from './events.queries.ts';

/** The dates that are still to come. */
export const comingDates = ({ occurrences }: Event): Occurrence[] =>
  occurrences.filter(({ state }) => state !== 'cancelled' && state !== 'past');

/** The date whose prices the event's page shows: the first that can be booked, else the next. */
export const pricedDate = (event: Event): Occurrence | undefined =>
  event.occurrences.find(({ state }) => state === 'open') ?? comingDates(event)[0];
