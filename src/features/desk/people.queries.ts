import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { readingAgain } from '../../kit/api/reading-again.ts';
import { useCaseChange } from '../../kit/desk/use-case-change.ts';

export type PersonCase = components['schemas']['PersonCase'];
export type PersonChange = components['schemas']['PersonChange'];
export type StuckThing = components['schemas']['StuckThing'];

export const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: ['desk', 'people', search],
    queryFn: async ({ signal }) => dataOf(await api.GET('/desk/people', { params: { query: { search } }, signal })),
  });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'person', id],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/desk/people/{person}', { params: { path: { person: id } }, signal })),
  });

/** Changes an account. */
export const useChangePerson = (id: string) =>
  useCaseChange(personQuery(id).queryKey, async (change: PersonChange) =>
    dataOf(await api.POST('/desk/people/{person}', { params: { path: { person: id } }, body: { change } })),
  );

/** The tasks that keep failing, the oldest first. */
export const stuckQuery = queryOptions({
  queryKey: ['desk', 'stuck'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/desk/stuck', { signal })),
  staleTime: 0,
});

export function useRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ what, id }: StuckThing) => {
      await api.POST('/desk/stuck', { body: { what, id } });
    },
    ...readingAgain(() => queries.invalidateQueries({ queryKey: stuckQuery.queryKey })),
  });
}
