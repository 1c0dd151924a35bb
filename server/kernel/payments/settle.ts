import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { thePortal } from '../lifecycle/lifecycle.ts';
import { paymentLife } from '../lifecycle/lives.ts';
import { type AfterCommit, lockPayment, payableOf, type PaymentDeps } from './payable.ts';
import { openRefund } from './refunds.ts';

/** Money received, as the provider reported it. */
export type Receipt = {
  paymentId: string;
  sessionId: string;
  paymentIntentId: string;
  /** In the smallest unit of the currency. */
  amount: number;
  /** Three lower-case letters. */
  currency: string;
};

/** The currency of all prices. */
const CURRENCY = 'eur';

/** True if this is the sum that was charged, in euro cents. */
export const isWhatWasAsked = ({ amount, currency }: Receipt, cents: number): boolean =>
  currency === CURRENCY && amount === cents;

/**
 * Settles a payment whose money the provider has received: delivers or refunds, exactly one of them, however often and in whatever order it
 * is reported. Paid twice, after the end, or another sum: the money is refunded. Returns the work left after the commit.
 */
export async function settlePayment(deps: PaymentDeps, trx: Trx, receipt: Receipt): Promise<AfterCommit | undefined> {
  const payment = await lockPayment(deps, trx, receipt.paymentId);
  if (payment === undefined || payment.payment_intent !== null) return undefined;
  const { sessionId, paymentIntentId, amount, currency } = receipt;
  const at = deps.clock.now();
  await trx
    .updateTable('payments')
    .set({ payment_intent: paymentIntentId, received: amount, session_id: sql`coalesce(session_id, ${sessionId})` })
    .where('id', '=', payment.id)
    .execute();
  const payable = payableOf(deps, payment.payable_type);
  const isGiven = isWhatWasAsked(receipt, payment.amount) && (await payable.give(trx, payment));
  await paymentLife.move(trx, payment, { type: 'payment.receive', isGiven }, { by: thePortal, at });
  if (isGiven) return undefined;
  if (amount > 0) await openRefund(deps, trx, { paymentId: payment.id, paymentIntentId, amount, currency });
  return payable.release(trx, payment.payable_id);
}

/** A card was refused: another can be tried. */
export async function declinePayment(deps: PaymentDeps, trx: Trx, paymentId: string): Promise<void> {
  const payment = await lockPayment(deps, trx, paymentId);
  if (payment === undefined) return;
  const at = deps.clock.now();
  const after = await paymentLife.move(trx, payment, { type: 'payment.decline' }, { by: thePortal, at });
  if (after !== undefined) await payableOf(deps, payment.payable_type).noteDeclined?.(trx, payment.payable_id);
}
