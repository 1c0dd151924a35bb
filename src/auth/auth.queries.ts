import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { components } from '../../openapi/portal.gen.ts';
import { api, dataOf, keepPlace } from '../api/client.ts';
import { session, useSession } from '../session/session.ts';

type Profile = components['schemas']['Profile'];
type Login = components['schemas']['Login'];

const profileQuery = queryOptions({
  queryKey: ['me', 'profile'],
  queryFn: async ({ signal }): Promise<Profile> => dataOf(await api.GET('/auth/me', { signal })),
  staleTime: Infinity,
});

/** Who is signed in; undefined while nobody is, or while it is not known yet. */
export function useProfile(): Profile | undefined {
  const isSignedIn = useSession().state === 'signedIn';
  const { data } = useQuery({ ...profileQuery, enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}

/** Signs in with an e-mail address and a password. */
export const useLogin = () =>
  useMutation({
    mutationFn: async (login: Login) => dataOf(await api.POST('/auth/login', { body: login })).authToken,
    onSuccess: session.signIn,
  });

/** Ends the session on the server. Rejects when it could not be told. */
export async function logout(): Promise<void> {
  await api.POST('/auth/logout', keepPlace);
}
