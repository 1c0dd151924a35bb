import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { eventsQuery, type EventSummary } from './events.queries.ts';

/** More than are shown, because some may be cancelled. */
const read = 9;
const shown = 3;

/** The next events of all. */
export const upcomingQuery = eventsQuery({ limit: read });

/** Returns the date by which an event is next: its first one not cancelled. */
const nextDate = ({ occurrences }: EventSummary) => occurrences.find(({ state }) => state !== 'cancelled');

/** Returns the next events, soonest first; undefined while they load, none if they cannot be loaded. */
export function useUpcomingEvents() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(upcomingQuery);
  if (isError) return [];
  const coming = data?.events.flatMap((event) => {
    const date = nextDate(event);
    if (event.state === 'cancelled' || date === undefined) return [];
    return {
      slug: event.slug,
      title: event.title,
      startsAt: date.start,
      venue: date.venue?.name ?? t('toBeAnnounced'),
      priceFrom: event.price_from ?? undefined,
    };
  });
  return coming?.slice(0, shown);
}
