import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import { type AccountDetails, detailsQuery } from '../../kit/details/details.queries.ts';
import { profileQuery } from '../../kit/person/profile.ts';

export type AccountChange = components['schemas']['AccountChange'];

/** Caches the details in the server's answer, and fetches the profile again: it has names and languages too. */
function useKeepDetails(): (details: AccountDetails) => Promise<void> {
  const queries = useQueryClient();
  return async (details) => {
    await putAnswer(queries, detailsQuery.queryKey, details);
    void queries.invalidateQueries({ queryKey: profileQuery.queryKey });
  };
}

/** Changes only the details given. Another e-mail address takes effect once its code is confirmed. */
export function useChangeDetails() {
  const keep = useKeepDetails();
  return useMutation({
    mutationFn: async (change: AccountChange) => dataOf(await api.PUT('/auth/me', { body: change })),
    onSuccess: keep,
  });
}

/** Confirms the new e-mail address with the code that was mailed to it, unless another tab has done so. */
export function useConfirmEmail(address: string) {
  const keep = useKeepDetails();
  return useMutation({
    mutationFn: async (code: string) => {
      try {
        return dataOf(await api.POST('/auth/me/email', { body: { code } }));
      } catch (error) {
        const details = await api.GET('/auth/me/details').then(dataOf, () => undefined);
        if (details?.email !== address) throw error;
        return details;
      }
    },
    onSuccess: keep,
  });
}
