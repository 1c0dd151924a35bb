import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import { readingAgain } from '../../kit/api/reading-again.ts';
import { profileQuery } from '../../kit/person/profile.ts';

export type DeviceSession = components['schemas']['Session'];

/** The person's sessions, latest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['me', 'sessions'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/auth/sessions', { signal })),
});

/** Signs out another device; returns its name. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, name }: { id: string; name: string }) => {
      await api.DELETE('/auth/sessions/{session}', { params: { path: { session: id } } });
      return name;
    },
    ...readingAgain(() => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })),
  });
}

/** Changes the password; all other devices are signed out. */
export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: components['schemas']['PasswordChange']) => {
      await api.PUT('/auth/password', { body });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Fetches everything that the portal holds about the person, as a file. */
export async function fetchExport(): Promise<Blob> {
  const everything = dataOf(await api.GET('/auth/export'));
  return new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
}

/** Asks for the account's deletion after the days of grace. All its sessions end at once. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: async (password: string) => dataOf(await api.DELETE('/auth/delete', { body: { password } })),
  });

/** Cancels the deletion. */
export function useKeepAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => dataOf(await api.POST('/auth/keep')),
    onSuccess: (profile) => putAnswer(queries, profileQuery.queryKey, profile),
  });
}
