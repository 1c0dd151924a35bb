import type { Trx } from '../auth/deps.ts';
import { uncountMail } from '../auth/mail-quotas.ts';
import type { SignedIn } from '../auth/signed-in.ts';
import { Problem } from '../http/problem.ts';
import { checkCode, forgetCode, issueCode } from '../registration/codes.ts';
import { mailboxOf } from '../registration/mailboxes.ts';
import { lockAccount } from '../registration/progress.ts';
import type { AccountAreaDeps } from './deps.ts';

/**
 * Asks for another e-mail address: a code goes there, and until it comes back the old one counts. The account's own address takes an
 * earlier wish back. Whether the address has an account already is told only to whoever proves to read it. Throws 422 for an address that
 * is not of this kind of user, 429.
 */
export async function askForEmail(
  deps: AccountAreaDeps,
  trx: Trx,
  user: SignedIn,
  wish: { email: string; address: string },
): Promise<void> {
  const email = mailboxOf(deps.union, user.userType, wish.email);
  if (email === user.email.toLowerCase()) return forgetCode(trx, user.id);
  await issueCode(deps, trx, { userId: user.id, email, purpose: 'email_change', address: wish.address });
}

/** Evaluates the code for a new address and returns that; see `checkCode` for what it throws, and why never to call it in a transaction. */
export const checkNewEmail = (deps: AccountAreaDeps, userId: string, code: string): Promise<string> =>
  checkCode(deps, userId, 'email_change', code);

/** Gives a proved address to its account and tells the former one. The database refuses one that another account has. */
export async function keepNewEmail(
  deps: AccountAreaDeps,
  trx: Trx,
  userId: string,
  proved: { email: string; address: string },
): Promise<void> {
  await lockAccount(trx, userId);
  const { email: formerEmail } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await trx.updateTable('users').set({ email: proved.email }).where('id', '=', userId).execute();
  await forgetCode(trx, userId);
  await uncountMail(deps, trx, 'code', proved.address);
  const changedAt = deps.clock.now().toISOString();
  await deps.jobs.send(trx, 'account-mail', { kind: 'email_changed', userId, formerEmail, changedAt });
}

/** Runs what gives an address to an account; where another has it, the wish ends, and that is said (409 `account_exists`). */
export async function orEmailTaken<T>({ db }: AccountAreaDeps, userId: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'one_account_per_mailbox') throw error;
    await db.deleteFrom('mailbox_codes').where('user_id', '=', userId).execute();
    throw new Problem(409, 'account_exists', { fields: { code: ['account_exists'] } });
  }
}
