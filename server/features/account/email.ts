import type { Trx } from '../../kernel/db/database.ts';
import { uncountMail } from '../../kernel/auth/mail-quotas.ts';
import { checkCode, forgetCode, issueCode } from '../../kernel/auth/mailbox-codes.ts';
import type { Caller } from '../../kernel/auth/pace-refusals.ts';
import { mailboxOf } from '../../kernel/auth/person-mailbox.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { lockAccount } from '../../kernel/products/progress.ts';
import type { AccountAreaDeps } from './deps.ts';
import { pendingEmail } from './details.ts';
import { demandPassword } from './password.ts';
import { offerUndo } from './undo-email.ts';

/**
 * Makes sure that the person who asks for another address knows the password; for one that waits for its code, they have shown it. Never call it in
 * a transaction. Throws 422 for `current_password`, 429, 503.
 */
export async function demandPasswordForEmail(
  deps: AccountAreaDeps,
  user: SignedIn,
  { email, password, from }: { email: string; password: string | undefined; from: Caller },
): Promise<void> {
  if (email.toLowerCase() === (await pendingEmail(deps.db, user, deps.clock.now()))) return;
  const field = 'current_password';
  if (password === undefined) throw new Problem(422, 'missing_field', { fields: { [field]: ['missing_field'] } });
  await demandPassword(deps, user, { password, field, from });
}

/**
 * Asks for another e-mail address: a code goes there, and until it comes back the old one counts. The account's own address takes an
 * earlier wish back. Whether the address has an account already is revealed only to a person who proves that they read it. Throws 422 for an address that
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

/** Gives a proved address to its account, and tells the former one how to undo that. The database refuses one that another account has. */
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
  const undoId = await offerUndo(deps, trx, userId, formerEmail);
  await deps.jobs.send(trx, 'account-mail', { kind: 'email_changed', userId, formerEmail, changedAt, undoId });
}

/** Runs what gives an address to an account; where another has it, the wish ends, and that is said (409 `account_exists`). */
export async function orEmailTaken<T>({ db }: AccountAreaDeps, userId: string, work: Promise<T>): Promise<T> {
  try {
    return await orAddressTaken(work, 'code');
  } catch (error) {
    if (error instanceof Problem && error.code === 'account_exists')
      await db.deleteFrom('mailbox_codes').where('user_id', '=', userId).execute();
    throw error;
  }
}

/** Says that an address has another account (409 `account_exists`) where the database refuses it. */
export async function orAddressTaken<T>(work: Promise<T>, field: 'code' | 'token'): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'one_account_per_mailbox') throw error;
    throw new Problem(409, 'account_exists', { fields: { [field]: ['account_exists'] } });
  }
}
