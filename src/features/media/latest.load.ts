import type { Load } from '../../kit/api/load.ts';
import { newsQuery } from './news.queries.ts';

/** The news for the home page. */
export const latestQuery = newsQuery({}, 5);

/** The latest news. */
export const loadLatest: Load = (queries) => queries.fetchQuery(latestQuery);
