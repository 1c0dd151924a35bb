import type { Load } from '../../kit/api/load.ts';
import { topBannerQuery } from './adverts.queries.ts';

/** Reads the union's own banner. The home page does without it on failure, and does not wait for a retry. */
export const loadTopBanner: Load = (queries) => queries.prefetchQuery({ ...topBannerQuery, retry: false });
