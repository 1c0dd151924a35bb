import { ApiError } from './api-error.ts';

const AGAIN_MS = 8_000;

/** True of a call that didn't reach the server, whatever the browser says of its network. */
export const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** For a query: asks a portal that couldn't be reached again every eight seconds, since a page may never hear that the network is back. */
export const untilReached = {
  refetchInterval: ({ state: { error } }: { state: { error: Error | null } }) =>
    isUnreached(error) ? AGAIN_MS : false,
};
