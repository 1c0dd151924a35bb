import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import type { TogaFilter } from '../../kit/desk/desk-paths.ts';
import { queueQuery } from '../../kit/desk/queue-query.ts';
import { useCaseChange } from '../../kit/desk/use-case-change.ts';

type Schemas = components['schemas'];
export type TogaCase = Schemas['TogaCase'];
export type TogaChange = Schemas['TogaChange'];
export type TogaDay = Schemas['TogaDay'];
export type FittingPlanDay = Schemas['FittingPlanDay'];

/** One page of the rentals. */
export const togaCasesQuery = (filter: TogaFilter) =>
  queueQuery('togas', filter, (query, signal) => api.GET('/desk/togas', { params: { query }, signal }));

export const togaCaseQuery = (rental: string) =>
  queryOptions({
    queryKey: ['desk', 'toga', rental],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/desk/togas/{rental}', { params: { path: { rental } }, signal })),
  });

/** Records a step at the desk. */
export const useChangeToga = (rental: string) =>
  useCaseChange(
    togaCaseQuery(rental).queryKey,
    async (body: TogaChange) => dataOf(await api.POST('/desk/togas/{rental}', { params: { path: { rental } }, body })),
    'togas',
  );

/** Fetches the picking list for a graduation, as a table. */
export const fetchPicking = async (day: string): Promise<Blob> =>
  blobOf(
    await api.GET('/desk/togas/picking', {
      params: { query: { graduation_day: day } },
      headers: { accept: 'text/csv' },
      parseAs: 'blob',
    }),
  );

/** The slots of the coming fittings. */
export const fittingPlanQuery = queryOptions({
  queryKey: ['desk', 'fittings'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/desk/toga-fittings', { signal })),
  staleTime: 0,
});

/** Sets the slots of a day. */
export function usePlanDay() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ day, ...body }: Schemas['FittingHours'] & { day: string }) =>
      dataOf(await api.PUT('/desk/toga-fittings/{day}', { params: { path: { day } }, body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: fittingPlanQuery.queryKey }),
  });
}

/** The graduations to come, and those of which something is still out. */
export const graduationsQuery = queryOptions({
  queryKey: ['desk', 'graduations'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/desk/toga-days', { signal })),
  staleTime: 0,
});

/** Stock and picking list of a graduation. */
export const togaDayQuery = (day: string) =>
  queryOptions({
    queryKey: ['desk', 'toga-day', day],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/desk/toga-days/{day}', { params: { path: { day } }, signal })),
    staleTime: 0,
  });

/**
 * Says how many there are of the sizes whose number changes; of the others a colleague may have counted more meanwhile. What was refused is
 * read again: somebody else may have been quicker.
 */
export function useCountStock(day: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (stock: Schemas['TogaStock']['stock']) => {
      const params = { path: { day } };
      if (stock.length === 0) return dataOf(await api.GET('/desk/toga-days/{day}', { params }));
      return dataOf(await api.PUT('/desk/toga-days/{day}', { params, body: { stock } }));
    },
    onSuccess: (changed) => putAnswer(queries, togaDayQuery(day).queryKey, changed),
    onError: () => void queries.invalidateQueries({ queryKey: togaDayQuery(day).queryKey }),
  });
}
