import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type EventSummary, upcomingQuery } from './events.queries.ts';

const shown = 3;
/** An event with fewer places left is nearly full. */
const nearlyFull = 40;

/** Returns the date by which an event is next: the first that can be booked, else the first not cancelled. */
const nextDate = ({ occurrences }: EventSummary) =>
  occurrences.find(({ state }) => state === 'open') ?? occurrences.find(({ state }) => state !== 'cancelled');

/** Returns 0 for an event whose tickets are bought, 1 if its free places are nearly gone, 2 if there are enough, 3 if bookings are not open yet. */
function rankOf({ state, price_from, occurrences }: EventSummary): number {
  if (state !== 'open') return 3;
  if (price_from !== null && price_from.amount > 0) return 0;
  return occurrences.some(({ places_left: left }) => typeof left === 'number' && left <= nearlyFull) ? 1 : 2;
}

const isToCome = ({ state }: EventSummary) => state === 'open' || state === 'not_open';

/** Returns the events to lead with, the most wanted of those that can be booked, soonest first; undefined while they load, none if they cannot be loaded. */
export function useUpcomingEvents() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(upcomingQuery);
  if (isError) return [];
  const coming = data?.events
    .filter(isToCome)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, shown)
    .flatMap((event) => {
      const date = nextDate(event);
      if (date === undefined) return [];
      return {
        slug: event.slug,
        title: event.title,
        startsAt: date.start,
        venue: date.venue?.name ?? t('toBeAnnounced'),
        priceFrom: event.price_from ?? undefined,
      };
    });
  return coming?.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}
