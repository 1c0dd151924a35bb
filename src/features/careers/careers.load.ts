import type { Load } from '../../kit/api/load.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { areasQuery, companiesQuery, companyQuery, expoQuery } from './careers.queries.ts';
import { companyFilterOf } from './company-filter.ts';

/** The text about careers, the next expo, and in what areas there is work. */
export const loadCareers: Load = (queries) =>
  Promise.all([
    queries.fetchQuery(pageQuery('careers')),
    queries.fetchQuery(expoQuery),
    queries.fetchQuery(areasQuery),
  ]);

/** The text about the expo, and the next one. */
export const loadExpo: Load = (queries) =>
  Promise.all([queries.fetchQuery(pageQuery('careers-expo')), queries.fetchQuery(expoQuery)]);

/** A page of the companies, and what they can be filtered by. */
export const loadCompanies: Load = (queries, { search }) =>
  Promise.all([queries.fetchQuery(companiesQuery(companyFilterOf(search))), queries.fetchQuery(areasQuery)]);

/** One company, and how long its interviews take. */
export const loadCompany: Load = (queries, { params: { slug = '' } }) =>
  Promise.all([queries.fetchQuery(companyQuery(slug)), queries.fetchQuery(expoQuery)]);
