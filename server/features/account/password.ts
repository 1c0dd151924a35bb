import { tryPassword } from '../../kernel/auth/attempts.ts';
import type { Caller } from '../../kernel/auth/pace-refusals.ts';
import { isPasswordOf } from '../../kernel/auth/passwords.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { AccountAreaDeps } from './deps.ts';

type Given = { password: string; field: 'password' | 'current_password'; from: Caller };

/**
 * Makes sure that the signed-in person knows the account's password: a device left open is not enough to take an account away. Tries count
 * together with those at the login, so never call this in a transaction. Throws 422 for `field`, 429.
 */
export async function demandPassword(deps: AccountAreaDeps, user: SignedIn, { password, field, from }: Given) {
  const isRight = await tryPassword(deps, { email: user.email, from }, async () => {
    const owner = deps.db.selectFrom('users').select('password_hash').where('id', '=', user.id);
    return (await isPasswordOf(await owner.executeTakeFirst(), password)) || undefined;
  });
  if (!isRight) throw new Problem(422, 'password_wrong', { fields: { [field]: ['password_wrong'] } });
}
