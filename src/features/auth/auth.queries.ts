import { useMutation } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { useOneAtATime } from '../../kit/api/use-one-at-a-time.ts';
import { forgetOthersDrafts } from '../../kit/forms/draft.ts';
import { session } from '../../kit/session/session.ts';
import { personOf } from '../../kit/session/person-of.ts';

type Login = components['schemas']['Login'];

/** Begins a session. What somebody else was typing in this tab when theirs ended is not shown to this person. */
function enter(token: string): void {
  forgetOthersDrafts(sessionStorage, personOf(token));
  session.signIn(token);
}

/** Signs in with an e-mail address and a password. */
export const useLogin = () =>
  useMutation({
    mutationFn: async (login: Login) => dataOf(await api.POST('/auth/login', { body: login })).authToken,
    onSuccess: enter,
  });

/** Asks for a link to set a new password. Succeeds whether or not there is such an account. */
export const useRecovery = () =>
  useMutation({
    mutationFn: async (email: string) => {
      await api.POST('/auth/recovery', { body: { email } });
    },
  });

/** Sets a new password by a mailed link, and signs in. */
export const useReset = () =>
  useMutation({
    mutationFn: async (reset: components['schemas']['Reset']) =>
      dataOf(await api.POST('/auth/reset', { body: reset })).authToken,
    onSuccess: enter,
  });

const undoKey = ['undo-email'];

/** Undoes a change of e-mail address; returns the right to set a new password. A link sent twice would be refused the second time. */
export function useUndoEmail() {
  const undoing = useMutation({
    mutationKey: undoKey,
    mutationFn: async (token: string) => dataOf(await api.POST('/auth/email/undo', { body: { token } })),
  });
  return useOneAtATime(undoKey, undoing);
}

/** Ends the session on the server. Rejects if the server cannot be reached. */
export async function logout(): Promise<void> {
  await api.POST('/auth/logout', keepPlace);
}
