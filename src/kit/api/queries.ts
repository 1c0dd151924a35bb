import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MOST_RETRIES = 2;

/** True for network and server errors, at most twice; an error of the request itself (4xx) is final. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isFinal && failures < MOST_RETRIES;
}

/** The cache of all reads. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 30_000, throwOnError: false },
      // A write that fails for want of a network fails at once: otherwise it would wait for one unseen.
      mutations: { networkMode: 'always' },
    },
  });
}
