import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { ApiError } from '../../kit/api/api-error.ts';

export type EventSummary = components['schemas']['EventSummary'];
export type Event = components['schemas']['Event'];
export type Occurrence = components['schemas']['Occurrence'];
export type Ticket = components['schemas']['Ticket'];

/** The filter of a list of events. */
export interface EventsWanted {
  /** Counts from 1. */
  page?: number;
  limit?: number;
  /** Slug of a kind of event. */
  type?: string | undefined;
  search?: string | undefined;
  /** True for past events instead. */
  past?: boolean;
}

/** A page of events: those with a date to come, soonest first, or those that are over, latest first. */
export const eventsQuery = ({ page = 1, limit = 12, type, search, past = false }: EventsWanted) =>
  queryOptions({
    queryKey: ['events', 'list', { page, limit, type, search, past }],
    queryFn: async ({ signal }) => {
      const query = {
        page,
        limit,
        ...(type !== undefined && { 'filter[type]': type }),
        ...(search !== undefined && { 'filter[search]': search }),
        ...(past && { 'filter[past]': 'true' as const }),
      };
      const { data } = await api.GET('/events', { params: { query }, signal });
      if (data === undefined) throw new ApiError(500, undefined);
      return { events: data.data, meta: data.meta };
    },
    placeholderData: keepPreviousData,
  });

/** The next events of all, more than the home page shows: some of them can't be booked. */
export const upcomingQuery = eventsQuery({ limit: 9 });

/** Every kind of event. */
export const eventTypesQuery = queryOptions({
  queryKey: ['events', 'types'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/event-types', { signal })),
  staleTime: Infinity,
});

/** One event with all its dates. */
export const eventQuery = (slug: string) =>
  queryOptions({
    queryKey: ['events', 'event', slug],
    queryFn: async ({ signal }): Promise<Event> =>
      dataOf(await api.GET('/events/slug/{slug}', { params: { path: { slug } }, signal })),
  });

/** The kinds of tickets for a date. */
export const ticketsQuery = (event: string, occurrence: string) =>
  queryOptions({
    queryKey: ['events', 'tickets', event, occurrence],
    queryFn: async ({ signal }): Promise<Ticket[]> =>
      dataOf(
        await api.GET('/events/{event}/occurrences/{occurrence}/tickets', {
          params: { path: { event, occurrence } },
          signal,
        }),
      ),
  });
