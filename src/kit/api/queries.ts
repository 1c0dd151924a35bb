import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MOST_RETRIES = 2;

/** What failed for good is told at once; what failed on its way is tried again. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isFinal && failures < MOST_RETRIES;
}

/** The cache of everything that was read. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 30_000, throwOnError: false },
      // What can't be saved is said at once, also without a network: it would wait for one unseen.
      mutations: { networkMode: 'always' },
    },
  });
}
