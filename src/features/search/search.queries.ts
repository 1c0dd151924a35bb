import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import type { SiteSearch } from '../../kit/paths.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { kindNamed } from './kinds.ts';

export type Found = components['schemas']['Found'];

/** A page of search results, best first. */
export const foundQuery = ({ q = '', kind, page = 1 }: SiteSearch) =>
  queryOptions({
    queryKey: ['search', { q, kind, page }],
    queryFn: async ({ signal }) => {
      const only = kindNamed(kind);
      const query = { q, page, limit: 20, ...(only !== undefined && { 'filter[kind]': only }) };
      const { data } = await api.GET('/search', { params: { query }, signal });
      if (data === undefined) throw new ApiError(500, undefined);
      return { items: data.data, meta: data.meta };
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });

/** The ids of the council's members, who are shown on another page than other representatives. */
export const councilIdsQuery = queryOptions({
  queryKey: ['search', 'council'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/council/members', { signal })).map(({ id }) => id),
  staleTime: Infinity,
});
