import { sql } from 'kysely';
import type { Logger } from 'pino';
import { thePortal } from '../lifecycle/lifecycle.ts';
import { paymentLife } from '../lifecycle/lives.ts';
import { eachOnItsOwn, hasRested } from '../stuck/stuck.ts';
import { ensureSession, findOpenPayment, isNearItsEnd } from './open.ts';
import { isOwnSession, lockPayment, type PayableKey, payableOf, type PaymentDeps, type PaymentRow } from './payable.ts';
import { endSession, readSession } from './session-life.ts';
import { settlePayment } from './settle.ts';

const BATCH = 100;
const RECONCILE_AFTER_MS = 60_000;

/**
 * Ends the open payment of a payable, if any: the provider's session first, then our own record. `paid` if the buyer
 * was quicker: then it is settled. Throws PaymentsUnavailable, and nothing has changed.
 */
export async function endOpenPayment(deps: PaymentDeps, payable: PayableKey): Promise<'none' | 'ended' | 'paid'> {
  const payment = await findOpenPayment(deps.db, payable);
  if (payment === undefined) return 'none';
  const session = await ensureSession(deps, payment);
  const opened = { ...payment, session_id: session.id };
  if ((await endSession(deps, opened)) === 'complete') {
    await settleFromProvider(deps, opened);
    return 'paid';
  }
  await markEnded(deps, payment.id);
  return 'ended';
}

/** Records that the provider takes no more money for this: for the whole payment, or for this session, which another may have replaced. */
export async function markEnded(deps: PaymentDeps, paymentId: string, sessionId?: string): Promise<void> {
  const afterCommit = await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(deps, trx, paymentId);
    if (payment === undefined) return undefined;
    if (sessionId !== undefined && !isOwnSession(payment, sessionId)) return undefined;
    const at = deps.clock.now();
    const after = await paymentLife.move(trx, payment, { type: 'payment.end' }, { by: thePortal, at });
    return after && payableOf(deps, payment.payable_type).release(trx, payment.payable_id);
  });
  await afterCommit?.();
}

/**
 * Asks the provider for a session's status and settles it if it was paid; for when no webhook comes. A payment whose session was never made
 * ends when the session would have ended.
 */
async function settleFromProvider(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const { session_id, created_at } = payment;
  if (session_id === null) {
    if (isNearItsEnd(payment, deps.clock.now())) await markEnded(deps, payment.id);
    return;
  }
  const session = await readSession(deps, { session_id, created_at });
  const { paymentIntentId } = session;
  if (session.isPaid && paymentIntentId !== null) {
    const { id: sessionId, amountTotal: amount, currency } = session;
    const receipt = { paymentId: payment.id, sessionId, paymentIntentId, amount, currency };
    const afterCommit = await deps.db.transaction().execute((trx) => settlePayment(deps, trx, receipt));
    await afterCommit?.();
  } else if (session.status === 'expired') await markEnded(deps, payment.id, session_id);
}

/** Asks the provider about payments that have been open for a minute: their webhook may never come. Returns how many there were. */
export async function reconcilePayments(deps: PaymentDeps, log: Logger): Promise<number> {
  const now = deps.clock.now();
  const waiting = await deps.db
    .updateTable('payments')
    .set({ changed_at: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('payments')
        .select('id')
        .where('state', 'in', paymentLife.tagged('isPayable'))
        .where('changed_at', '<=', new Date(now.getTime() - RECONCILE_AFTER_MS))
        .where(hasRested('payment', 'payments.id', now))
        .orderBy('changed_at')
        .limit(BATCH)
        .modifyEnd(sql`for update skip locked`),
    )
    .returningAll()
    .execute();
  const payments = new Map(waiting.map((payment) => [payment.id, payment]));
  await eachOnItsOwn(deps, log, 'payment', payments, (payment) => settleFromProvider(deps, payment));
  return waiting.length;
}
