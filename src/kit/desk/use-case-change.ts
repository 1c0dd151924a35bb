import { type DataTag, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { putAnswer } from '../api/put-answer.ts';

/**
 * A change to a case by a call that answers with the case as it is then; the queue of this name is read again. What was refused is read again
 * too: somebody else may have been quicker.
 */
export function useCaseChange<Given, Case, Key extends QueryKey>(
  queryKey: DataTag<Key, Case>,
  call: (given: Given) => Promise<Case>,
  queue?: string,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async (changed) => {
      await putAnswer(queries, queryKey, changed);
      if (queue !== undefined) void queries.invalidateQueries({ queryKey: ['desk', queue] });
    },
    onError: () => void queries.invalidateQueries({ queryKey, exact: true }),
  });
}
