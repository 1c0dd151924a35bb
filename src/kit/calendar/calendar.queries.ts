import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { api, dataOf } from '../api/client.ts';

/** A date of an event: the event's slug and the occurrence's id. */
export interface DateOfEvent {
  event: string;
  occurrence: string;
}

/** Addresses that put a date into a web calendar. */
export const calendarLinksQuery = ({ event, occurrence }: DateOfEvent) =>
  queryOptions({
    queryKey: ['calendar', event, occurrence],
    queryFn: async ({ signal }) =>
      dataOf(
        await api.GET('/events/{event}/occurrences/{occurrence}/links', {
          params: { path: { event, occurrence } },
          signal,
        }),
      ),
    staleTime: Infinity,
  });

/** A date as a calendar file. */
export async function fetchIcal({ event, occurrence }: DateOfEvent): Promise<Blob> {
  const { data } = await api.POST('/events/ical', {
    body: { event, occurrence },
    headers: { accept: 'text/calendar' },
    parseAs: 'blob',
  });
  if (data === undefined) throw new ApiError(500, undefined);
  return data;
}
