import type { Load } from '../../kit/api/load.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { fundQuery, fundsQuery, themeQuery, themesQuery, wellbeingQuery } from './initiatives.queries.ts';
import { tedxEventsQuery } from './tedx-events.ts';

/** The funds, with the page that introduces them. */
export const loadFunds: Load = (queries) =>
  Promise.all([queries.fetchQuery(pageQuery('kokka-fondi')), queries.fetchQuery(fundsQuery)]);

/** One fund. */
export const loadFund: Load = (queries, { params: { slug = '' } }) => queries.fetchQuery(fundQuery(slug));

/** The union's own page on its green fund, and how the fund stands. */
export const loadGreenFund: Load = (queries) =>
  Promise.all([queries.fetchQuery(pageQuery('green-fund')), queries.fetchQuery(fundQuery('green-fund'))]);

/** How to be referred to free therapy. */
export const loadWellbeing: Load = (queries) =>
  Promise.all([queries.fetchQuery(pageQuery('mental-wellbeing')), queries.fetchQuery(wellbeingQuery)]);

/** The conferences: what they are, which are next, and the themes so far. */
export const loadTedx: Load = (queries) =>
  Promise.all([
    queries.fetchQuery(pageQuery('tedx-conferences')),
    queries.fetchQuery(themesQuery),
    queries.prefetchQuery(tedxEventsQuery),
  ]);

/** One theme. */
export const loadTheme: Load = (queries, { params: { slug = '' } }) => queries.fetchQuery(themeQuery(slug));
