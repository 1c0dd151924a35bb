import type { OptionalStep } from '../../../machines/registration/steps.ts';
import type { AccountDeps } from '../../kernel/auth/deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { present } from '../../kernel/http/guards.ts';
import { MOST_TRIES, resendAt } from '../../kernel/auth/mailbox-codes.ts';
import type { Tokens } from '../../kernel/auth/tokens.ts';
import type { Call, Locale, Schemas } from '../../kernel/http/operation.ts';
import { demandPaymentOver } from '../../kernel/payments/ending.ts';
import type { PaymentDeps } from '../../kernel/payments/payable.ts';
import { type Progress, lockAccount, readProgress, demandStep } from '../../kernel/products/progress.ts';
import { presentPurchase } from '../../kernel/products/present.ts';
import { productOf } from '../../kernel/products/products.ts';
import { findOpenPurchase } from '../../kernel/products/purchases.ts';
import type { Lists } from '../../kernel/reference/lists.ts';

/** Steps that are paid for end their payments when they are skipped. */
export type RegistrationDeps = AccountDeps &
  PaymentDeps & {
    lists: Lists;
    /** The provider's key for browsers; null where it has none. */
    publishableKey: string | null;
  };

export type Status = Schemas['RegistrationStatus'];
/** A status without its token, which must not be stored. */
export type KeptStatus = Omit<Status, 'authToken'>;

/** The contract's `RegistrationStatus`, but for the token. */
export function presentStatus(
  { user, steps, due, code, purchases }: Progress,
  publishableKey: string | null,
  locale: Locale,
): KeptStatus {
  return {
    registered: user.registered,
    user_type: user.user_type,
    email: user.email,
    due,
    steps,
    code: user.verified_at === null && code !== undefined ? presentCode(code) : null,
    purchases: purchases.map((purchase) => presentPurchase(purchase, publishableKey, locale)),
  };
}

function presentCode(code: NonNullable<Progress['code']>): NonNullable<Status['code']> {
  return {
    sent_at: code.sent_at.toISOString(),
    expires_at: code.expires_at.toISOString(),
    resend_at: resendAt(code).toISOString(),
    tries_left: MOST_TRIES - code.tries,
  };
}

export type StepCall = Pick<Call<'sendCode'>, 'request' | 'user' | 'locale'> & { params: object; body: unknown };
export type Taken = { status: KeptStatus; completed: boolean };

/** Runs the writing part of a step in its one transaction, given how far the registration was before. */
export type TransactStep = (write: (trx: Trx, before: Progress) => Promise<void>) => Promise<Taken>;

/**
 * Takes a step of the registration of whoever calls, at most once per Idempotency-Key, and tells how far the registration is then. Once
 * nothing is due any more the account is registered, and the answer carries a token that says so.
 */
export async function takeStep(
  deps: RegistrationDeps,
  tokens: Tokens,
  call: StepCall,
  take: (transact: TransactStep) => Promise<Taken>,
): Promise<{ data: Status }> {
  const { id, sessionId } = present(call.user);
  const { status, completed } = await call.request.once<Taken>((transact) =>
    take((write) =>
      transact(async (trx) => {
        await lockAccount(trx, id);
        const before = await readProgress(deps, trx, id);
        await write(trx, before);
        return finish(deps, trx, before, call.locale);
      }),
    ),
  );
  // Signed after the fact, so that no token is ever kept with the answer.
  const authToken = completed ? await tokens.sign({ id, registered: true }, sessionId) : null;
  return { data: { ...status, authToken } };
}

/** Tells how far it is now, and makes the account registered if nothing is due. */
async function finish(deps: RegistrationDeps, trx: Trx, { user }: Progress, locale: Locale): Promise<Taken> {
  let now = await readProgress(deps, trx, user.id);
  if (now.due === null && !now.user.registered) {
    await markRegistered(deps, trx, user.id);
    now = await readProgress(deps, trx, user.id);
  }
  const completed = now.user.registered && !user.registered;
  return { status: presentStatus(now, deps.publishableKey, locale), completed };
}

/** Makes an account a registered one, and greets whose it is: every step of it is behind. */
export async function markRegistered({ clock, jobs }: AccountDeps, trx: Trx, userId: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ registered: true, registered_at: clock.now() })
    .where('id', '=', userId)
    .where('registered', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await jobs.send(trx, 'welcome-mail', { userId });
}

/** Leaves an optional step out. Throws what `endingPayment` waits for; one that was paid meanwhile stays paid, and the step is done. */
export async function skipStep(trx: Trx, before: Progress, step: OptionalStep): Promise<void> {
  demandStep(before, step);
  const { id: userId } = before.user;
  const open = await findOpenPurchase(trx, userId, productOf(step));
  if (open !== undefined) await demandPaymentOver(trx, { type: open.product, id: open.id });
  await trx
    .insertInto('skipped_steps')
    .values({ user_id: userId, step })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
