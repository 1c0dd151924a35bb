import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../api/client.ts';
import { useSession } from '../session/session.ts';

/** The signed-in person, as the server knows them. */
export type Profile = components['schemas']['Profile'];

/** The profile of the signed-in person. Changes to the account write the server's response into the cache under this key. */
export const profileQuery = queryOptions({
  queryKey: ['me', 'profile'],
  queryFn: async ({ signal }): Promise<Profile> => dataOf(await api.GET('/auth/me', { signal })),
  staleTime: Infinity,
});

/** The signed-in person; undefined if nobody is, or while it is not known yet. `error` says why it cannot be known. */
export function useProfileState(): { profile: Profile | undefined; error: Error | null } {
  const isSignedIn = useSession().state === 'signedIn';
  const { data, error } = useQuery({ ...profileQuery, enabled: isSignedIn });
  return isSignedIn ? { profile: data, error } : { profile: undefined, error: null };
}

/** The signed-in person; undefined if nobody is, or while it is not known yet. */
export const useProfile = (): Profile | undefined => useProfileState().profile;
