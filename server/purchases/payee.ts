import type { Payee } from '../payments/payee.ts';
import type { PurchaseDeps } from './deps.ts';
import { markEnded } from './end.ts';
import { noteRefunded, settlePurchase } from './settle.ts';

/** What the provider tells about the payments of products. */
export function purchasePayee(deps: PurchaseDeps): Payee {
  return {
    findOpened: (db, paymentId) =>
      db
        .selectFrom('purchases')
        .select(['session_id as sessionId', 'amount'])
        .where('id', '=', paymentId)
        .executeTakeFirst(),
    settle: (trx, receipt) => settlePurchase(deps, trx, receipt),
    noteDeclined: async (trx, paymentId) => {
      await trx
        .updateTable('purchases')
        .set({ state: 'declined', changed_at: deps.clock.now() })
        .where('id', '=', paymentId)
        .where('state', '=', 'open')
        .execute();
    },
    noteRefunded: (trx, refund) => noteRefunded(deps, trx, refund),
    markEnded: (paymentId) => markEnded(deps, paymentId),
  };
}
