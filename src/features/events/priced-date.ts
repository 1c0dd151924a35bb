import type { Event, Occurrence } from './events.queries.ts';

/** Returns the dates that are still to come. */
export const comingDates = ({ occurrences }: Event): Occurrence[] =>
  occurrences.filter(({ state }) => state !== 'cancelled' && state !== 'past');

/** Returns the date whose prices the event's page shows: the first that can be booked, else the next. */
export const pricedDate = (event: Event): Occurrence | undefined =>
  event.occurrences.find(({ state }) => state === 'open') ?? comingDates(event)[0];
