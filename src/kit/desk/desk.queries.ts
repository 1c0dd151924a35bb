import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../api/client.ts';

export type DeskSession = components['schemas']['DeskSession'];

/** The person's roles at the desk, and the state of the second factor. */
export const deskSessionQuery = queryOptions({
  queryKey: ['desk', 'session'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/desk/session', { signal })),
});

/** Creates a secret for an authenticator app. */
export const useBeginSecondFactor = () =>
  useMutation({ mutationFn: async () => dataOf(await api.POST('/desk/second-factor')) });

/** Sends a code; the first response carries the recovery codes. */
export const useGiveSecondFactor = () =>
  useMutation({
    mutationFn: async (code: string) => dataOf(await api.POST('/desk/session', { body: { code } })).recovery_codes,
  });

/** Returns a function that reads the desk session again and so lets the person in. */
export function useEnterDesk(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['desk'] });
}
