import type { Handlers } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import { rememberAddress, tryPassword } from './attempts.ts';
import type { AccountDeps } from './deps.ts';
import { present } from '../http/guards.ts';
import { openOnce } from './open-once.ts';
import { isPasswordOf } from './passwords.ts';
import { recoveryHandlers } from './recovery.ts';
import { openSession } from './sessions.ts';
import { presentProfile } from './signed-in.ts';
import type { Tokens } from './tokens.ts';

type Operations = 'login' | 'logout' | 'getMe' | 'recoverPassword' | 'resetPassword';

/** Sign-in, sign-out, the signed-in person's profile, and a new password by mail. */
export function authHandlers(deps: AccountDeps, tokens: Tokens): Pick<Handlers, Operations> {
  return {
    login: async (call) => {
      const { body, request } = call;
      const opened = await openOnce(deps, 'login', call, async () => {
        const user = await tryPassword(deps, { email: body.email, from: request }, async () => {
          const owner = await readOwner(deps, body.email);
          return (await isPasswordOf(owner, body.password)) ? owner : undefined;
        });
        if (user === undefined) throw new Problem(422, 'wrong_login');
        return async (trx) => {
          await rememberAddress(deps, trx, user.id, request.ip);
          return openSession(deps, trx, user, request.headers['user-agent']);
        };
      });
      return { data: { authToken: await tokens.sign({ id: opened.userId, ...opened }, opened.sessionId) } };
    },
    logout: async ({ user }) => {
      const { sessionId } = present(user);
      await deps.db.updateTable('sessions').set({ revoked_at: deps.clock.now() }).where('id', '=', sessionId).execute();
      return undefined;
    },
    getMe: async ({ user }) => ({ data: presentProfile(present(user)) }),
    ...recoveryHandlers(deps, tokens),
  };
}

/** The account that proved it owns this mailbox; an unproved claim opens nothing. */
function readOwner({ db }: AccountDeps, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'registered'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('verified_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}
