import { sql } from 'kysely';
import type { Queryable, Trx } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { paymentLife } from '../lifecycle/lives.ts';
import { thePortal } from '../lifecycle/lifecycle.ts';
import type { PayPage } from './gateway.ts';
import { type Bill, type PayableKey, payableOf, type PaymentDeps, type PaymentRow } from './payable.ts';
import { SESSION_LIFE_MS } from './session-life.ts';
import { HOUR_MS } from '../../../machines/flow/durations.ts';

/** A buyer who is sent to pay must have enough time for it. */
const LEAST_LEFT_MS = HOUR_MS;

/** The payment of a payable that can still be paid, if any. */
export function findOpenPayment(db: Queryable, { type, id }: PayableKey): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('payable_type', '=', type)
    .where('payable_id', '=', id)
    .where('state', 'in', paymentLife.tagged('isPayable'))
    .executeTakeFirst();
}

/**
 * The order in which the payments of a payable tell how it stands: the one whose money it has, then one that can be paid, then those that
 * brought money, then the others; within each the latest. Late money may be that of an earlier one.
 */
export const byStanding = sql<number>`case
  when payments.state in (${sql.join(paymentLife.tagged('isKept'))}) then 0
  when payments.state in (${sql.join(paymentLife.tagged('isPayable'))}) then 1
  when payments.received is not null then 2 else 3 end, payments.sequence desc`;

/** The payment that tells how a payable stands, if there is any. */
export function standingPayment(db: Queryable, { type, id }: PayableKey): Promise<PaymentRow | undefined> {
  const payments = db.selectFrom('payments').selectAll().where('payable_type', '=', type).where('payable_id', '=', id);
  return payments.orderBy(byStanding).limit(1).executeTakeFirst();
}

/**
 * Opens the payment of a locked row, or returns the open one, so that a double click, a second tab or a lost answer
 * never opens a second. A free one (`amount`, in euro cents) is settled at once.
 */
export async function openPayment(
  { clock }: Pick<PaymentDeps, 'clock'>,
  trx: Trx,
  { type, id, userId, amount }: PayableKey & { userId: string; amount: number },
): Promise<PaymentRow> {
  const now = clock.now();
  const before = await findOpenPayment(trx, { type, id });
  if (before !== undefined) {
    const state = await paymentLife.demandMove(trx, before, { type: 'payment.open' }, { by: thePortal, at: now });
    return { ...before, state };
  }
  const begin = { type: amount === 0 ? 'payment.waive' : 'payment.open' } as const;
  return trx
    .insertInto('payments')
    .values({
      payable_type: type,
      payable_id: id,
      user_id: userId,
      amount,
      state: paymentLife.demandAfter(paymentLife.initial, begin),
      session_id: null,
      url: null,
      payment_intent: null,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** True if the provider's session of a payment is over soon, so that another has to be opened in its place. */
export const isNearItsEnd = ({ created_at }: PaymentRow, now: Date): boolean =>
  now.getTime() > created_at.getTime() + SESSION_LIFE_MS - LEAST_LEFT_MS;

type Session = { id: string; url: string };

/**
 * The provider's session of a payment, created now if there is none. The payment's id is the idempotency key, so that a session whose answer
 * was lost is found again. Throws PaymentsUnavailable.
 */
export async function ensureSession(deps: PaymentDeps, payment: PaymentRow): Promise<Session> {
  if (payment.session_id !== null && payment.url !== null) return { id: payment.session_id, url: payment.url };
  const bill = await payableOf(deps, payment.payable_type).bill(deps.db, payment);
  const wanted = { page: deps.payments.page, idempotencyKey: payment.id };
  const session = await createSession(deps, payment, bill, wanted);
  await deps.db
    .updateTable('payments')
    .set({ session_id: session.id, url: session.url })
    .where('id', '=', payment.id)
    .where('session_id', 'is', null)
    .execute();
  return session;
}

type Wanted = { page: PayPage; idempotencyKey: string };

/** Creates a provider's session for a payment, with the address to pay at: an embedded one is paid on a page of the portal. */
export async function createSession(
  deps: Pick<PaymentDeps, 'payments' | 'publicUrl'>,
  payment: PaymentRow,
  bill: Bill,
  wanted: Wanted,
): Promise<Session> {
  const total = bill.lines.reduce((sum, { amountCents, quantity }) => sum + amountCents * quantity, 0);
  // Never charge a sum other than the one that the payment was opened for.
  if (total !== payment.amount) throw new Problem(409, 'not_in_this_state');
  const { id, url } = await deps.payments.createSession({
    ...wanted,
    reference: payment.id,
    lines: bill.lines.filter(({ amountCents }) => amountCents > 0),
    customerEmail: bill.customerEmail,
    successUrl: returnPage(deps, 'success', bill),
    cancelUrl: returnPage(deps, 'cancel', bill),
    expiresAt: new Date(payment.created_at.getTime() + SESSION_LIFE_MS),
    locale: bill.locale,
  });
  return { id, url: url ?? `${deps.publicUrl}/payment/pay?payment=${payment.id}` };
}

/** The page to which the provider returns a buyer. */
export const returnPage = (
  { publicUrl }: Pick<PaymentDeps, 'publicUrl'>,
  way: 'success' | 'cancel',
  { returnQuery }: Bill,
): string => `${publicUrl}/payment/${way}?${returnQuery}`;
