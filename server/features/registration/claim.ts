import { rememberAddress } from '../../kernel/auth/attempts.ts';
import type { AccountDeps } from '../../kernel/auth/deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { demandMailLeft, uncountMail } from '../../kernel/auth/mail-quotas.ts';
import { issueCode, checkCode, forgetCode } from '../../kernel/auth/mailbox-codes.ts';
import { openOnce } from '../../kernel/auth/open-once.ts';
import { pacingRefusals } from '../../kernel/auth/pace-refusals.ts';
import { demandGoodPassword, hashPassword } from '../../kernel/auth/passwords.ts';
import { mailboxOf } from '../../kernel/auth/person-mailbox.ts';
import { type Opened, openSession } from '../../kernel/auth/sessions.ts';
import type { Call } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { Progress } from '../../kernel/products/progress.ts';

/**
 * Opens an account that claims a mailbox, and mails the code. The same happens for every mailbox, whether it has an account or not: that is
 * told only to whoever proves to read it.
 */
export async function claimMailbox(deps: AccountDeps, call: Call<'register'>): Promise<Opened> {
  const { body, request, locale } = call;
  const email = mailboxOf(deps.union, body.user_type, body.email);
  if (!body.consent) throw new Problem(422, 'consent_needed', { fields: { consent: ['consent_needed'] } });
  demandGoodPassword(body.password, email);
  const prepare = async () => {
    await demandMailLeft(deps, { kind: 'code', email, address: request.ip });
    const password_hash = await hashPassword(body.password);
    return async (trx: Trx) => {
      const now = deps.clock.now();
      const user = await trx
        .insertInto('users')
        .values({
          email,
          password_hash,
          user_type: body.user_type,
          first_name: '',
          last_name: '',
          locale,
          created_at: now,
          consented_at: now,
        })
        .returning(['id', 'registered'])
        .executeTakeFirstOrThrow();
      await issueCode(deps, trx, { userId: user.id, email, purpose: 'registration', address: request.ip });
      return openSession(deps, trx, user, request.headers['user-agent']);
    };
  };
  return pacingRefusals(request, () => openOnce(deps, 'register', call, prepare));
}

/** Mails the code again, or to another address of the same kind. Throws 409 once a mailbox is proved. */
export async function sendCodeAgain(
  deps: AccountDeps,
  trx: Trx,
  { user }: Progress,
  { body, request, locale }: Call<'sendCode'>,
): Promise<void> {
  if (user.verified_at !== null) throw new Problem(409, 'step_not_due');
  const email = mailboxOf(deps.union, user.user_type, body.email);
  await trx.updateTable('users').set({ email, locale }).where('id', '=', user.id).execute();
  await issueCode(deps, trx, { userId: user.id, email, purpose: 'registration', address: request.ip });
}

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

/** Waits for work that gives a mailbox to an account. If another account has the mailbox, ends the claim and throws 409 `account_exists`. */
export async function orAccountExists<T>(deps: AccountDeps, userId: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'one_account_per_mailbox') throw error;
    await deps.db.deleteFrom('users').where('id', '=', userId).where('verified_at', 'is', null).execute();
    throw new Problem(409, 'account_exists', { fields: { email: ['account_exists'] } });
  }
}
