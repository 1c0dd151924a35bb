import type { Trx } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { endOpenPayment } from './end.ts';
import { findOpenPayment } from './open.ts';
import type { PayableKey, PaymentDeps } from './payable.ts';

/** Refuses to change something under its open payment. */
export class PaymentIsOpen extends Problem {
  readonly payable: PayableKey;

  constructor(payable: PayableKey) {
    super(409, 'not_in_this_state');
    this.payable = payable;
  }
}

/** Throws what `endingPayment` waits for where a payment of a locked row is open. Call it once nothing else refuses the change. */
export async function demandPaymentOver(trx: Trx, payable: PayableKey): Promise<void> {
  if ((await findOpenPayment(trx, payable)) !== undefined) throw new PaymentIsOpen(payable);
}

/**
 * Runs a change; if an open payment stands in its way, ends that first, so that nobody pays for something that is gone. A change that is
 * refused for another reason, or whose Idempotency-Key was used before, ends no payment.
 */
export async function endingPayment<Outcome>(deps: PaymentDeps, change: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof PaymentIsOpen)) throw error;
    await endOpenPayment(deps, error.payable);
    return change();
  }
}
