import type { Payee } from '../payments/payee.ts';
import type { PurchaseDeps } from './deps.ts';
import { markEnded } from './end.ts';
import { settlePurchase } from './settle.ts';

/** What the provider tells about the payments of products. */
export function purchasePayee(deps: PurchaseDeps): Payee {
  return {
    settle: (trx, receipt) => settlePurchase(deps, trx, receipt),
    noteDeclined: async (trx, paymentId) => {
      await trx
        .updateTable('purchases')
        .set({ state: 'declined', changed_at: deps.clock.now() })
        .where('id', '=', paymentId)
        .where('state', '=', 'open')
        .execute();
    },
    markEnded: (paymentId) => markEnded(deps, paymentId),
  };
}
