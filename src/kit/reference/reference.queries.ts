import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/client.ts';

/** Lists change about once a year, so one fetch is enough for a visit. */
const lasting = { staleTime: Infinity } as const;

/** Every country that a person can be a national of. */
export const nationalitiesQuery = queryOptions({
  queryKey: ['reference', 'nationalities'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/nationalities', { signal })),
  ...lasting,
});

/** The localities of Malta and Gozo. */
export const localitiesQuery = queryOptions({
  queryKey: ['reference', 'localities'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/localities', { signal })),
  ...lasting,
});

/** Faculties, institutes, centres and schools. */
export const entitiesQuery = queryOptions({
  queryKey: ['reference', 'entities'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/entities', { signal })),
  ...lasting,
});

/** The courses of an entity. */
export const coursesQuery = (entityId: string) =>
  queryOptions({
    queryKey: ['reference', 'courses', entityId],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/courses', { params: { query: { 'filter[entity_id]': entityId } }, signal })),
    enabled: entityId !== '',
    ...lasting,
  });

/** Kinds of enrolment. */
export const enrollmentTypesQuery = queryOptions({
  queryKey: ['reference', 'enrollment-types'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/enrollment-types', { signal })),
  ...lasting,
});
