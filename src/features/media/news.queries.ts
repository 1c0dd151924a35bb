import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import type { ListFilter } from '../../kit/paths.ts';

export type NewsSummary = components['schemas']['NewsSummary'];
export type News = components['schemas']['News'];

const perPage = 12;

/** A page of the news, latest first. */
export const newsQuery = ({ page = 1, category, search }: ListFilter, limit = perPage) =>
  queryOptions({
    queryKey: ['news', 'list', { page, category, search, limit }],
    queryFn: async ({ signal }) => {
      const query = {
        page,
        limit,
        ...(category !== undefined && { 'filter[category]': category }),
        ...(search !== undefined && { 'filter[search]': search }),
      };
      const { data } = await api.GET('/news', { params: { query }, signal });
      if (data === undefined) throw new ApiError(500, undefined);
      return { items: data.data, meta: data.meta };
    },
    placeholderData: keepPreviousData,
  });

/** Every kind of news. */
export const newsCategoriesQuery = queryOptions({
  queryKey: ['news', 'categories'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/news/categories', { signal })),
  staleTime: Infinity,
});

/** One piece of news with its text. */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['news', 'article', slug],
    queryFn: async ({ signal }): Promise<News> =>
      dataOf(await api.GET('/news/slug/{slug}', { params: { path: { slug } }, signal })),
  });
