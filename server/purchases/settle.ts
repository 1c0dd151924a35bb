import { sql } from 'kysely';
import type { Trx } from '../auth/deps.ts';
import { isWhatWasAsked, type Receipt } from '../payments/payee.ts';
import { openRefund } from '../payments/refunds.ts';
import { issueCard } from './cards.ts';
import type { PurchaseDeps, PurchaseRow } from './deps.ts';
import { isBought, lockPurchase } from './locks.ts';
import { putUnderReview } from './permits.ts';

/**
 * Settles a purchase that the provider received the money of: exactly one of what was bought or a refund, however often and in whatever order
 * it is told. Paid twice, after the end, or another sum: the money goes back.
 */
export async function settlePurchase(deps: PurchaseDeps, trx: Trx, receipt: Receipt): Promise<void> {
  const purchase = await lockPurchase(trx, receipt.paymentId);
  if (purchase === undefined || purchase.payment_intent !== null) return;
  const { id } = purchase;
  const { sessionId, paymentIntentId, amount } = receipt;
  const now = deps.clock.now();
  await trx
    .updateTable('purchases')
    .set({
      payment_intent: paymentIntentId,
      received: amount,
      session_id: sql`coalesce(session_id, ${sessionId})`,
      changed_at: now,
    })
    .where('id', '=', id)
    .execute();
  const isDue = isWhatWasAsked(receipt, purchase.amount) && ['open', 'declined'].includes(purchase.state);
  if (!isDue || !(await give(deps, trx, purchase))) return refundPurchase(deps, trx, receipt);
  await trx
    .updateTable('purchases')
    .set({ state: 'paid', paid_at: now, changed_at: now })
    .where('id', '=', id)
    .execute();
  await deps.jobs.send(trx, 'purchase-mail', { purchaseId: id, kind: 'receipt' });
}

/** Gives what was paid for. False when there is nothing to give, or nobody to give it to. */
async function give(deps: PurchaseDeps, trx: Trx, { id, user_id, product, year }: PurchaseRow): Promise<boolean> {
  if (user_id === null || (await isBought(trx, user_id, product, year))) return false;
  if (product === 'parking_permit') return putUnderReview(trx, id);
  if (product === 'student_card') return issueCard(deps, trx, { userId: user_id, purchaseId: id });
  // A donation is given by its giver.
  return true;
}

/** Sends all of the money back that came in. */
async function refundPurchase(deps: PurchaseDeps, trx: Trx, receipt: Receipt): Promise<void> {
  await trx
    .updateTable('purchases')
    .set({ state: 'refund_pending', changed_at: deps.clock.now() })
    .where('id', '=', receipt.paymentId)
    .execute();
  if (receipt.amount > 0) await openRefund(deps, trx, receipt);
}

/** A purchase's money is back at the buyer's: says so, once. */
export async function noteRefunded(
  { clock, jobs }: PurchaseDeps,
  trx: Trx,
  { paymentId, paymentIntentId }: { paymentId: string; paymentIntentId: string },
): Promise<void> {
  const refunded = await trx
    .updateTable('purchases')
    .set({ state: 'refunded', changed_at: clock.now() })
    .where('id', '=', paymentId)
    .where('payment_intent', '=', paymentIntentId)
    .where('state', '=', 'refund_pending')
    .executeTakeFirst();
  if (refunded.numUpdatedRows > 0n) await jobs.send(trx, 'purchase-mail', { purchaseId: paymentId, kind: 'refunded' });
}
