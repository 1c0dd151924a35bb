import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { ApiError } from '../api/api-error.ts';
import { api, dataOf } from '../api/client.ts';

export type DeskSession = components['schemas']['DeskSession'];

/** What this person may do at the desk, and whether the second factor is given. */
export const deskSessionQuery = queryOptions({
  queryKey: ['desk', 'session'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/desk/session', { signal })),
});

/** Draws a secret for an app. */
export const useBeginSecondFactor = () =>
  useMutation({ mutationFn: async () => dataOf(await api.POST('/desk/second-factor')) });

/** Gives a code; answers with recovery codes the first time. */
export const useGiveSecondFactor = () =>
  useMutation({
    mutationFn: async (code: string) => dataOf(await api.POST('/desk/session', { body: { code } })).recovery_codes,
  });

/** Lets the person in: reads again what the session may do. */
export function useEnterDesk(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['desk'] });
}

/** The content of a file that was asked for. Throws ApiError where there is none. */
export function blobOf({ data }: { data?: unknown }): Blob {
  if (!(data instanceof Blob)) throw new ApiError(500, undefined);
  return data;
}
