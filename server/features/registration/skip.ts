import type { OptionalStep } from '../../../machines/registration/steps.ts';
import { endOpenPayment } from '../../kernel/payments/end.ts';
import { productOf } from '../../kernel/products/products.ts';
import { findOpenPurchase } from '../../kernel/products/purchases.ts';
import type { RegistrationDeps } from './deps.ts';
import { demandStep, readProgress } from '../../kernel/person/progress.ts';
import type { Taken, TransactStep } from './take-step.ts';

/** Leaves an optional step out. Its open payment ends first; one that was paid meanwhile stays paid, and the step is done. */
export async function skipStep(
  deps: RegistrationDeps,
  userId: string,
  step: OptionalStep,
  transact: TransactStep,
): Promise<Taken> {
  demandStep(await readProgress(deps, deps.db, userId), step);
  const open = await findOpenPurchase(deps.db, userId, productOf(step));
  if (open !== undefined) await endOpenPayment(deps, { type: open.product, id: open.id });
  return transact(async (trx, before) => {
    demandStep(before, step);
    await trx
      .insertInto('skipped_steps')
      .values({ user_id: userId, step })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
