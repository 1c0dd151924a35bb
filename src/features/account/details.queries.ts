import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { type AccountDetails, detailsQuery } from '../../kit/details/details.queries.ts';
import { profileQuery } from '../../kit/session/profile.ts';

export type AccountChange = components['schemas']['AccountChange'];

/** Keeps the details that the server answered with, and reads the profile again: names and languages stand there too. */
function useKeepDetails(): (details: AccountDetails) => void {
  const queries = useQueryClient();
  return (details) => {
    queries.setQueryData(detailsQuery.queryKey, details);
    void queries.invalidateQueries({ queryKey: profileQuery.queryKey });
  };
}

/** Changes what is named, and nothing else. Another e-mail address counts once its code is confirmed. */
export function useChangeDetails() {
  const keep = useKeepDetails();
  return useMutation({
    mutationFn: async (change: AccountChange) => dataOf(await api.PUT('/auth/me', { body: change })),
    onSuccess: keep,
  });
}

/** Proves the new e-mail address with the code that was mailed there. */
export function useConfirmEmail() {
  const keep = useKeepDetails();
  return useMutation({
    mutationFn: async (code: string) => dataOf(await api.POST('/auth/me/email', { body: { code } })),
    onSuccess: keep,
  });
}
