import type { PurchaseDeps } from './deps.ts';

/** Sends a purchase's money back and says so. Run again after a crash, it sends nothing twice: the purchase is the idempotency key. */
export async function refundPaid(deps: PurchaseDeps, purchaseId: string): Promise<void> {
  const { db, payments, clock, jobs } = deps;
  const purchase = await db.selectFrom('purchases').selectAll().where('id', '=', purchaseId).executeTakeFirst();
  if (purchase === undefined || purchase.state !== 'refund_pending' || purchase.payment_intent === null) return;
  await payments.refund({
    paymentIntentId: purchase.payment_intent,
    amountCents: purchase.amount,
    idempotencyKey: `refund-${purchase.id}`,
  });
  await db.transaction().execute(async (trx) => {
    const refunded = await trx
      .updateTable('purchases')
      .set({ state: 'refunded', changed_at: clock.now() })
      .where('id', '=', purchaseId)
      .where('state', '=', 'refund_pending')
      .executeTakeFirst();
    if (refunded.numUpdatedRows > 0n) await jobs.send(trx, 'purchase-mail', { purchaseId, kind: 'refunded' });
  });
}
