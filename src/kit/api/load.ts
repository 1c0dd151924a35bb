import type { QueryClient } from '@tanstack/react-query';

/** Where a page is shown: what the route's pattern found in the path, and the query without its question mark. */
export interface Address {
  params: Readonly<Record<string, string | undefined>>;
  search: string;
}

/** Reads what a page shows into the cache, before the page is shown. Throws an ApiError where the page cannot be without it. */
export type Load = (queries: QueryClient, address: Address) => Promise<unknown>;
