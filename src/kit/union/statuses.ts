import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, dataOf } from '../api/client.ts';
import type { Load } from '../api/load.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

const staleTime = 5 * MINUTE_MS;

const togaStatusQuery = queryOptions({
  queryKey: ['toga', 'status'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/toga/status', { signal })),
  staleTime,
});

/** The next careers expo; null when none is published. */
const careersStatusQuery = queryOptions({
  queryKey: ['careers', 'status'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/careers/status', { signal })),
  staleTime,
});

/** Reads the facts that the menu and the footer show. A failed read is ignored: no page waits for a retry. */
export const loadStatuses: Load = (queries) =>
  Promise.all([
    queries.prefetchQuery({ ...togaStatusQuery, retry: false }),
    queries.prefetchQuery({ ...careersStatusQuery, retry: false }),
  ]);

/** Facts of the moment that decide what the menu shows. */
export interface Statuses {
  /** True if togas can be rented. */
  togaRental: boolean;
  /** True if there is a careers expo to show. */
  careersExpo: boolean;
}

/** The present facts; all false until the server has answered. */
export function useStatuses(): Statuses {
  const { data: toga } = useQuery(togaStatusQuery);
  const { data: expo } = useQuery(careersStatusQuery);
  return { togaRental: toga?.enabled === true, careersExpo: expo?.published === true };
}
