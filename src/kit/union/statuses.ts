import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, dataOf } from '../api/client.ts';
import type { Load } from '../api/load.ts';

const staleTime = 5 * 60_000;

/** How the rental of togas stands. */
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

/** What the menu and the footer need to know. They do without what cannot be read: no page waits for a second try. */
export const loadStatuses: Load = (queries) =>
  Promise.all([
    queries.prefetchQuery({ ...togaStatusQuery, retry: false }),
    queries.prefetchQuery({ ...careersStatusQuery, retry: false }),
  ]);

/** What is so at the moment and decides what the menu shows. */
export interface Statuses {
  /** Togas can be rented. */
  togaRental: boolean;
  /** There is a careers expo to show. */
  careersExpo: boolean;
}

/** What is so at the moment; nothing is until the server has told. */
export function useStatuses(): Statuses {
  const { data: toga } = useQuery(togaStatusQuery);
  const { data: expo } = useQuery(careersStatusQuery);
  return { togaRental: toga?.enabled === true, careersExpo: expo?.published === true };
}
