import { randomUUID } from 'node:crypto';
import type { Handlers } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import { keyIn } from '../http/once.ts';
import { rememberAddress } from './attempts.ts';
import type { AccountDeps } from './deps.ts';
import type { Trx } from '../db/database.ts';
import { countMail } from './mail-quotas.ts';
import { openOnce } from './open-once.ts';
import { demandGoodPassword } from './passwords.ts';
import { hashOfSecret, idFrom } from '../hashes.ts';
import { openSession } from './sessions.ts';
import { setPassword } from './set-password.ts';
import type { Tokens } from './tokens.ts';
import { HOUR_MS } from '../../../machines/flow/durations.ts';

const LIFE_MS = HOUR_MS;

/** Sets a new password through a mailed link. */
export function recoveryHandlers(
  deps: AccountDeps,
  tokens: Tokens,
): Pick<Handlers, 'recoverPassword' | 'resetPassword'> {
  return {
    // The answer must not reveal if there is such an account: the job that mails the link finds out.
    recoverPassword: async ({ body, request }) => {
      const email = body.email.toLowerCase();
      const key = keyIn(request);
      const linkId = key === undefined ? randomUUID() : idFrom(deps.fingerprint('recovery-key', `${email}\n${key}`));
      const expiresAt = new Date(deps.clock.now().getTime() + LIFE_MS).toISOString();
      await deps.db.transaction().execute(async (trx) => {
        await countMail(deps, trx, { kind: 'recovery', email, address: request.ip });
        await deps.jobs.send(trx, 'recovery-mail', { email, linkId, expiresAt }, linkId);
      });
      return undefined;
    },
    resetPassword: async (call) => {
      const { body, request } = call;
      demandGoodPassword(body.password, body.email);
      const opened = await openOnce(deps, 'resetPassword', call, async () => async (trx) => {
        const user = await useLink(deps, trx, body);
        await setPassword(deps, trx, user.id, body.password);
        await rememberAddress(deps, trx, user.id, request.ip);
        return openSession(deps, trx, user, request.headers['user-agent']);
      });
      return { data: { authToken: await tokens.sign({ id: opened.userId, ...opened }, opened.sessionId) } };
    },
  };
}

/** Uses up a link. Throws 422 unless it is the account's, unused and not expired. */
async function useLink({ clock }: AccountDeps, trx: Trx, link: { token: string; email: string }) {
  const now = clock.now();
  const used = await trx
    .updateTable('recovery_links')
    .set({ used_at: now })
    .from('users')
    .whereRef('users.id', '=', 'recovery_links.user_id')
    .where((eb) => eb(eb.fn('lower', ['users.email']), '=', link.email.toLowerCase()))
    .where('users.verified_at', 'is not', null)
    .where('users.disabled_at', 'is', null)
    .where('token_hash', '=', hashOfSecret(link.token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['users.id', 'users.registered'])
    .executeTakeFirst();
  if (used === undefined) throw new Problem(422, 'link_invalid', { fields: { token: ['link_invalid'] } });
  return used;
}
