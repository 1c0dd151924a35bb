import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { readingAgain } from '../../kit/api/reading-again.ts';
import { useReadAgain } from './bookings.queries.ts';

export type WaitingPlace = components['schemas']['WaitingPlace'];
export type WaitedFor = components['schemas']['OccurrenceWithTickets'];

/** The interval for looking whether places have come free, or an offer has ended, in milliseconds. */
const lookMs = 30_000;

/** The person's places on waiting lists, the latest first: of all dates to come, or of one. */
export const waitingQuery = (occurrence?: string) =>
  queryOptions({
    queryKey: ['me', 'bookings', 'waiting', occurrence],
    queryFn: async ({ signal }) => {
      const query = occurrence === undefined ? {} : { 'filter[occurrence]': occurrence };
      return dataOf(await api.GET('/waiting', { params: { query }, signal }));
    },
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'queued' || state === 'offered') ? lookMs : false,
  });

const waitedFor = ['events', 'waited-for'] as const;

/** A date that is waited for, with its tickets and its event's title. */
export const waitedForQuery = (slug: string, occurrence: string) =>
  queryOptions({
    queryKey: [...waitedFor, slug, occurrence],
    queryFn: async ({ signal }) => {
      const [date, event] = await Promise.all([
        api.GET('/events/{event}/occurrences/{occurrence}', { params: { path: { event: slug, occurrence } }, signal }),
        api.GET('/events/slug/{slug}', { params: { path: { slug } }, signal }),
      ]);
      return { date: dataOf(date), title: dataOf(event).title };
    },
  });

/** Reads again who waits, and for what: a refusal says as well that the page is out of date. */
function useReadListAgain() {
  const queries = useQueryClient();
  const readAgain = useReadAgain();
  return () => Promise.all([readAgain(), queries.invalidateQueries({ queryKey: waitedFor })]);
}

/** Joins the list of a date. */
export function useJoinWaiting(occurrence: string) {
  const readAgain = useReadListAgain();
  return useMutation({
    mutationFn: async (wish: { ticket_id: string; party: number }) =>
      dataOf(await api.POST('/waiting', { body: { occurrence_id: occurrence, ...wish } })),
    ...readingAgain(readAgain),
  });
}

/** Leaves a list, or declines its offer. */
export function useLeaveWaiting() {
  const readAgain = useReadListAgain();
  return useMutation({
    mutationFn: async (waiting: string) => {
      await api.DELETE('/waiting/{waiting}', { params: { path: { waiting } } });
    },
    ...readingAgain(readAgain),
  });
}
