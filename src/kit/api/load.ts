import type { QueryClient } from '@tanstack/react-query';

/** The address of the shown page: the parameters that the route's pattern found in the path, and the query without its question mark. */
export interface Address {
  params: Readonly<Record<string, string | undefined>>;
  search: string;
}

/** Reads a page's data into the cache before the page is shown. Throws an ApiError if the page cannot do without it. */
export type Load = (queries: QueryClient, address: Address) => Promise<unknown>;
