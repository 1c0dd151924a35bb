import type { OptionalStep } from '../../machines/registration/steps.ts';
import { endOpenPurchase } from '../purchases/end.ts';
import { productOf } from '../purchases/products.ts';
import type { RegistrationDeps } from './deps.ts';
import { demandStep, readProgress } from './progress.ts';
import type { Taken, TransactStep } from './take-step.ts';

/** Leaves an optional step out. Its open payment ends first; one that was paid meanwhile stays paid, and the step is done. */
export async function skipStep(
  deps: RegistrationDeps,
  userId: string,
  step: OptionalStep,
  transact: TransactStep,
): Promise<Taken> {
  demandStep(await readProgress(deps, deps.db, userId), step);
  await endOpenPurchase(deps, userId, productOf(step));
  return transact(async (trx, before) => {
    demandStep(before, step);
    await trx
      .insertInto('skipped_steps')
      .values({ user_id: userId, step })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
