import type { Product } from '../db/account-tables.ts';
import { endSession, readSession } from '../payments/session-life.ts';
import type { PurchaseDeps, PurchaseRow } from './deps.ts';
import { findOpenPurchase, lockPurchase } from './locks.ts';
import { dropApplication } from './permits.ts';
import { ensureSession, isNearItsEnd } from './sessions.ts';
import { settlePurchase } from './settle.ts';

/**
 * Makes sure that a person has no purchase of this product that could still be paid: ends the provider's session first, our own record
 * after. `paid` when the person was quicker: then it is settled. Throws PaymentsUnavailable, and nothing has changed.
 */
export async function endOpenPurchase(
  deps: PurchaseDeps,
  userId: string,
  product: Product,
): Promise<'none' | 'ended' | 'paid'> {
  const purchase = await findOpenPurchase(deps.db, userId, product);
  if (purchase === undefined) return 'none';
  const session = await ensureSession(deps, purchase);
  const opened = { ...purchase, session_id: session.id };
  if ((await endSession(deps, opened)) === 'complete') {
    await settleFromProvider(deps, opened);
    return 'paid';
  }
  await markEnded(deps, purchase.id);
  return 'ended';
}

/** The provider says that nobody can pay this any more: an application for a permit goes with its licence, since nobody will look at it. */
export async function markEnded(deps: PurchaseDeps, purchaseId: string): Promise<void> {
  const files = await deps.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, purchaseId);
    if (purchase === undefined || !['open', 'declined'].includes(purchase.state)) return [];
    const ended = { state: 'ended', changed_at: deps.clock.now() } as const;
    await trx.updateTable('purchases').set(ended).where('id', '=', purchaseId).execute();
    return dropApplication(trx, purchaseId);
  });
  await deps.files.remove(files);
}

/**
 * Asks the provider how a session stands and settles it if it was paid; for when no webhook comes. A purchase whose session never came about
 * ends when that would.
 */
export async function settleFromProvider(deps: PurchaseDeps, purchase: PurchaseRow): Promise<void> {
  const { session_id, created_at } = purchase;
  if (session_id === null) {
    if (isNearItsEnd(purchase, deps.clock.now())) await markEnded(deps, purchase.id);
    return;
  }
  const session = await readSession(deps, { session_id, created_at });
  const { paymentIntentId } = session;
  if (session.isPaid && paymentIntentId !== null) {
    const { id: sessionId, amountTotal: amount, currency } = session;
    const receipt = { paymentId: purchase.id, sessionId, paymentIntentId, amount, currency };
    await deps.db.transaction().execute((trx) => settlePurchase(deps, trx, receipt));
  } else if (session.status === 'expired') await markEnded(deps, purchase.id);
}
