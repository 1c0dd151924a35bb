import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import type { Load } from '../../kit/api/load.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';

export type RarDates = components['schemas']['RarDates'];

/** The dates for sending the next report, and of its results. */
export const rarDatesQuery = queryOptions({
  queryKey: ['rar-dates'],
  queryFn: async ({ signal }): Promise<RarDates> => dataOf(await api.GET('/rar-dates', { signal })),
});

/** Reads a page about the report together with the report's dates. */
export const loadWithDates =
  (slug: string): Load =>
  (queries) =>
    Promise.all([queries.fetchQuery(pageQuery(slug)), queries.fetchQuery(rarDatesQuery)]);
