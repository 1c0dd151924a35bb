import { rememberAddress } from '../../kernel/auth/attempts.ts';
import type { AccountDeps, Trx } from '../../kernel/auth/deps.ts';
import { uncountMail } from '../../kernel/auth/mail-quotas.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { checkCode, forgetCode } from '../../kernel/auth/mailbox-codes.ts';
import type { Progress } from '../../kernel/person/progress.ts';

/** Evaluates the code for a claimed mailbox; see `checkCode` for what it throws, and why this is never called in a transaction. */
export const checkClaim = (deps: AccountDeps, userId: string, code: string): Promise<string> =>
  checkCode(deps, userId, 'registration', code);

/** Gives a proved mailbox to its account. Throws 409 once the account has one; the database refuses a mailbox that another account has. */
export async function keepMailbox(
  deps: AccountDeps,
  trx: Trx,
  { user }: Progress,
  mailbox: string,
  address: string,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ verified_at: deps.clock.now() })
    .where('id', '=', user.id)
    .where('email', '=', mailbox)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem(409, 'step_not_due');
  await forgetCode(trx, user.id);
  await rememberAddress(deps, trx, user.id, address);
  await uncountMail(deps, trx, 'code', address);
}

/** Runs what gives a mailbox to an account; where another has it, the claim ends, and that is said (409 `account_exists`). */
export async function orAccountExists<T>(deps: AccountDeps, userId: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'one_account_per_mailbox') throw error;
    await deps.db.deleteFrom('users').where('id', '=', userId).where('verified_at', 'is', null).execute();
    throw new Problem(409, 'account_exists', { fields: { email: ['account_exists'] } });
  }
}
