import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import type { CompanyFilter } from '../../kit/paths.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';
import type { Load } from '../../kit/api/load.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';

export type Expo = components['schemas']['CareersStatus'];
export type CompanySummary = components['schemas']['HiringCompanySummary'];
export type Company = components['schemas']['HiringCompany'];

/** The next careers expo, null if none is published; the menu uses the same query. */
export const expoQuery = queryOptions({
  queryKey: ['careers', 'status'],
  queryFn: async ({ signal }): Promise<Expo | null> => dataOf(await api.GET('/careers/status', { signal })),
});

/** Business areas. */
export const areasQuery = queryOptions({
  queryKey: ['careers', 'areas'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/careers/business-areas', { signal })),
  staleTime: Infinity,
});

/** A page of the companies that are hiring, by name. */
export const companiesQuery = ({ page = 1, area, search }: CompanyFilter) =>
  queryOptions({
    queryKey: ['careers', 'companies', { page, area, search }],
    queryFn: async ({ signal }) => {
      const query = {
        page,
        limit: 12,
        ...(area !== undefined && { 'filter[business_area]': area }),
        ...(search !== undefined && { 'filter[search]': search }),
      };
      const { data } = await api.GET('/careers/hiring-companies', { params: { query }, signal });
      if (data === undefined) throw new ApiError(500, undefined);
      return { items: data.data, meta: data.meta };
    },
    placeholderData: keepPreviousData,
  });

/** One company that is hiring. */
export const companyQuery = (slug: string) =>
  queryOptions({
    queryKey: ['careers', 'company', slug],
    queryFn: async ({ signal }): Promise<Company> =>
      dataOf(await api.GET('/careers/hiring-companies/{slug}', { params: { path: { slug } }, signal })),
  });

/** Reads the filter from the query string of the list of companies. */
export function companyFilterOf(search: string): CompanyFilter {
  const query = new URLSearchParams(search);
  return { page: pageIn(query), area: wordsIn(query, 'area'), search: wordsIn(query, 'search') };
}

/** Reads the text about careers, the next expo, and the business areas. */
export const loadCareers: Load = (queries) =>
  Promise.all([
    queries.fetchQuery(pageQuery('careers')),
    queries.fetchQuery(expoQuery),
    queries.fetchQuery(areasQuery),
  ]);

/** Reads the text about the expo, and the next expo. */
export const loadExpo: Load = (queries) =>
  Promise.all([queries.fetchQuery(pageQuery('careers-expo')), queries.fetchQuery(expoQuery)]);

/** Reads a page of the companies, and the filters. */
export const loadCompanies: Load = (queries, { search }) =>
  Promise.all([queries.fetchQuery(companiesQuery(companyFilterOf(search))), queries.fetchQuery(areasQuery)]);

/** Reads one company, and the length of its interviews. */
export const loadCompany: Load = (queries, { params: { slug = '' } }) =>
  Promise.all([queries.fetchQuery(companyQuery(slug)), queries.fetchQuery(expoQuery)]);
