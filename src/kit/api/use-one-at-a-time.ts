import { type MutationKey, useQueryClient } from '@tanstack/react-query';

/**
 * Returns a function that sends a write, unless one with this key is under way: a second press may be waiting already while React hears of
 * the first.
 */
export function useOneAtATime(mutationKey: MutationKey): (send: () => void) => void {
  const queries = useQueryClient();
  return (send) => {
    if (queries.isMutating({ mutationKey }) === 0) send();
  };
}
