import { type MutationKey, type UseMutationResult, useQueryClient } from '@tanstack/react-query';

/**
 * The same mutation, whose `mutate` sends nothing while a write with this key, its own, is under way: a second press may be waiting already
 * while React hears of the first.
 */
export function useOneAtATime<Data, Given>(
  mutationKey: MutationKey,
  mutation: UseMutationResult<Data, Error, Given>,
): UseMutationResult<Data, Error, Given> {
  const queries = useQueryClient();
  const { mutate } = mutation;
  return {
    ...mutation,
    mutate: (...given) => {
      if (queries.isMutating({ mutationKey }) === 0) mutate(...given);
    },
  };
}
