import type { Selectable } from 'kysely';
import { type AccountStep, dueStep, stepsOf } from '../../../machines/registration/steps.ts';
import type { AccountDeps } from '../auth/deps.ts';
import type { Queryable, Trx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { Problem } from '../http/problem.ts';
import { latestPurchases, type PaidPurchase } from './purchases.ts';
import { purchaseLife } from '../lifecycle/lives.ts';
import { products } from './products.ts';
import { dayOf, yearOnSale } from '../calendar/scholastic-year.ts';
import type { CodeRow } from '../auth/mailbox-codes.ts';

export type UserRow = Selectable<Schema['users']>;
export type StepState = 'done' | 'skipped' | 'due' | 'ahead';

/** Somebody's progress through the registration. */
export type Progress = {
  user: UserRow;
  steps: { step: AccountStep; state: StepState }[];
  due: AccountStep | null;
  code: CodeRow | undefined;
  /** The latest of each product; of this scholastic year, if it is bought yearly. */
  purchases: PaidPurchase[];
};

/**
 * Makes the person's other calls wait for this transaction: two devices take steps one after the other. Throws 401 if the account
 * has been deleted meanwhile.
 */
export async function lockAccount(trx: Trx, userId: string): Promise<void> {
  const account = trx.selectFrom('users').select('id').where('id', '=', userId).where('deleted_at', 'is', null);
  if ((await account.forNoKeyUpdate().executeTakeFirst()) === undefined) throw new Problem(401, 'sign_in');
}

/** Reads the progress of a registration. Throws 401 if the account has been deleted meanwhile. */
export async function readProgress({ clock, union }: AccountDeps, db: Queryable, userId: string): Promise<Progress> {
  const user = await db
    .selectFrom('users')
    .selectAll('users')
    .select((eb) => [
      eb
        .exists(eb.selectFrom('personal_details').select('user_id').whereRef('user_id', '=', 'users.id'))
        .as('personal'),
      eb.exists(eb.selectFrom('contact_details').select('user_id').whereRef('user_id', '=', 'users.id')).as('contact'),
      eb
        .exists(eb.selectFrom('academic_details').select('user_id').whereRef('user_id', '=', 'users.id'))
        .as('academic'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) throw new Problem(401, 'sign_in');
  const code = await db.selectFrom('mailbox_codes').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const skipped = await db.selectFrom('skipped_steps').select('step').where('user_id', '=', userId).execute();
  const year = yearOnSale(union, dayOf(clock.now(), union));
  const purchases = await latestPurchases(db, userId, year);

  const done = new Set<AccountStep>();
  if (user.verified_at !== null) done.add('VERIFICATION');
  if (user.personal) done.add('PERSONAL');
  if (user.contact) done.add('CONTACT');
  if (user.academic) done.add('COURSE');
  for (const { product, state } of purchases) if (purchaseLife.is(state, 'isBought')) done.add(products[product].step);
  const left = new Set<AccountStep>(skipped.map(({ step }) => step));
  return { user, code, purchases, ...standing(user, done, left) };
}

/** Accounts that came with the content are registered without having taken the steps. */
function standing(user: UserRow, done: Set<AccountStep>, left: Set<AccountStep>): Pick<Progress, 'steps' | 'due'> {
  const due = user.registered ? null : dueStep(user.user_type, new Set([...done, ...left]));
  const stateOf = (step: AccountStep): StepState => {
    if (done.has(step)) return 'done';
    if (left.has(step)) return 'skipped';
    if (user.registered) return 'done';
    return step === due ? 'due' : 'ahead';
  };
  return { due, steps: stepsOf(user.user_type).map((step) => ({ step, state: stateOf(step) })) };
}

/**
 * Throws unless a step can be taken now, or again to correct it: 409 `already_registered` once all are done, 403 for a step that this kind
 * of user does not have, 409 `step_not_due` for one that is not next yet.
 */
export function demandStep({ user, steps }: Progress, wanted: AccountStep): void {
  const found = steps.find(({ step }) => step === wanted);
  if (found === undefined) throw new Problem(403, 'forbidden');
  if (user.registered) throw new Problem(409, 'already_registered');
  if (found.state === 'ahead') throw new Problem(409, 'step_not_due');
}
