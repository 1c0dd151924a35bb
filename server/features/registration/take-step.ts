import { type AccountDeps, type Trx } from '../../kernel/auth/deps.ts';
import { present } from '../../kernel/auth/guards.ts';
import type { Tokens } from '../../kernel/auth/tokens.ts';
import type { Call, Locale } from '../../kernel/http/operation.ts';
import type { RegistrationDeps } from './deps.ts';
import { type KeptStatus, presentStatus, type Status } from './present.ts';
import { lockAccount, type Progress, readProgress } from '../../kernel/person/progress.ts';

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
