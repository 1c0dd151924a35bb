import type { Load } from '../../kit/api/load.ts';
import { topBannerQuery } from './adverts.queries.ts';

/** The union's own banner. The home page does without what cannot be read, and does not wait for a second try. */
export const loadTopBanner: Load = (queries) => queries.prefetchQuery({ ...topBannerQuery, retry: false });
