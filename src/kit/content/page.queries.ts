import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../api/client.ts';
import type { Load } from '../api/load.ts';

export type Page = components['schemas']['Page'];

/** A page of text by its name, such as `privacy-policy`. */
export const pageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['pages', slug],
    queryFn: async ({ signal }): Promise<Page> =>
      dataOf(await api.GET('/pages/{slug}', { params: { path: { slug } }, signal })),
  });

/** The page of text that has been read, whatever its name; undefined if there is none. */
export function pageReadInto(queries: QueryClient): Page | undefined {
  const [[, page] = []] = queries.getQueriesData<Page>({ queryKey: ['pages'] });
  return page;
}

/** Reads a page of text before it is shown. */
export const loadPage =
  (slug: string): Load =>
  (queries) =>
    queries.fetchQuery(pageQuery(slug));
