import type { Load } from '../../kit/api/load.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { areasQuery, companiesQuery, companyQuery, expoQuery } from './careers.queries.ts';
import { companyFilterOf } from './company-filter.ts';

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
