import type { Load } from '../../kit/api/load.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { fundQuery, fundsQuery, themeQuery, themesQuery, wellbeingQuery } from './initiatives.queries.ts';
import { tedxEventsQuery } from './TedxEvents.tsx';

/** Reads the funds, with the page that introduces them. */
export const loadFunds: Load = (queries) =>
  Promise.all([queries.fetchQuery(pageQuery('kokka-fondi')), queries.fetchQuery(fundsQuery)]);

/** Reads one fund. */
export const loadFund: Load = (queries, { params: { slug = '' } }) => queries.fetchQuery(fundQuery(slug));

/** Reads the union's own page on its green fund, and the fund's state. */
export const loadGreenFund: Load = (queries) =>
  Promise.all([queries.fetchQuery(pageQuery('green-fund')), queries.fetchQuery(fundQuery('green-fund'))]);

/** Reads how to be referred to free therapy. */
export const loadWellbeing: Load = (queries) =>
  Promise.all([queries.fetchQuery(pageQuery('mental-wellbeing')), queries.fetchQuery(wellbeingQuery)]);

/** Reads the conferences: the text, the next dates, and the themes so far. */
export const loadTedx: Load = (queries) =>
  Promise.all([
    queries.fetchQuery(pageQuery('tedx-conferences')),
    queries.fetchQuery(themesQuery),
    queries.prefetchQuery(tedxEventsQuery),
  ]);

/** Reads one theme. */
export const loadTheme: Load = (queries, { params: { slug = '' } }) => queries.fetchQuery(themeQuery(slug));
