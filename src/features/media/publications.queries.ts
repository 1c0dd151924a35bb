import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import type { ListFilter } from '../../kit/paths.ts';

export type PublicationSummary = components['schemas']['ResourceSummary'];
export type Publication = components['schemas']['Resource'];
/** A kind of publication, such as opinion-pieces. */
export type PublicationKind = components['schemas']['ResourceCategory']['id'];

const limit = 12;

/** A page of the union's publications, latest first. */
export const publicationsQuery = ({ page = 1, category, year, search }: ListFilter) =>
  queryOptions({
    queryKey: ['publications', 'list', { page, category, year, search }],
    queryFn: async ({ signal }) => {
      const query = {
        page,
        limit,
        ...(category !== undefined && { 'filter[category]': category }),
        ...(year !== undefined && { 'filter[year]': year }),
        ...(search !== undefined && { 'filter[search]': search }),
      };
      const { data } = await api.GET('/resources', { params: { query }, signal });
      if (data === undefined) throw new ApiError(500, undefined);
      return { items: data.data, meta: data.meta };
    },
    placeholderData: keepPreviousData,
  });

/** Every kind of publication, with the number of each. */
export const publicationKindsQuery = queryOptions({
  queryKey: ['publications', 'kinds'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/resources/categories', { signal })),
  staleTime: Infinity,
});

/** The years with a publication of a kind, latest first; of any kind if none is given. */
export const publicationYearsQuery = (category: string | undefined) =>
  queryOptions({
    queryKey: ['publications', 'years', category],
    queryFn: async ({ signal }) => {
      const query = category === undefined ? {} : { 'filter[category]': category };
      return dataOf(await api.GET('/resources/years', { params: { query }, signal }));
    },
    staleTime: Infinity,
  });

/** One publication with its text. */
export const publicationQuery = (slug: string) =>
  queryOptions({
    queryKey: ['publications', 'one', slug],
    queryFn: async ({ signal }): Promise<Publication> =>
      dataOf(await api.GET('/resources/{slug}', { params: { path: { slug } }, signal })),
  });
