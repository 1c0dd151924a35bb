import { type Selectable, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Queryable, Trx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type Actor, thePortal } from '../lifecycle/lifecycle.ts';
import { paymentLife } from '../lifecycle/lives.ts';
import { byId, eachOnItsOwn, forgetFailures, forgetGivenUp, hasRested, noteFailure } from '../stuck/stuck.ts';
import { PaymentRefused } from '../payment-errors.ts';
import { lockPayment, payableOf, type PaymentDeps, type PaymentRow } from './payable.ts';
import type { ProviderRefund } from './provider-refund.ts';
import { DAY_MS, MINUTE_MS } from '../../../machines/flow/durations.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    refund: { refundId: string };
  }
}

type Refund = Selectable<Schema['refunds']>;
type Opening = Pick<Deps, 'clock'> & { jobs: Jobs };

const BATCH = 100;
/** The interval at which the provider is asked about a pending refund, in case its webhook never comes. */
const LOOK_EVERY_MS = 10 * MINUTE_MS;
/** Banks take days; after longer than this, the staff must look. */
const LONGEST_PENDING_MS = 10 * DAY_MS;

const doneAlready = new Set(['charge_already_refunded', 'StripeIdempotencyError']);

/** The provider could not refund the money: it is asked again. */
class RefundFailed extends Error {
  override readonly name = 'RefundFailed';
}

/** Refunds money in the currency in which it was received, by a job that begins after the commit and a sweep that retries it. */
export async function openRefund(
  { clock, jobs }: Opening,
  trx: Trx,
  money: { paymentId: string; paymentIntentId: string; amount: number; currency: string },
  atEnd = true,
): Promise<void> {
  const now = clock.now();
  const { id } = await trx
    .insertInto('refunds')
    .values({
      payment_id: money.paymentId,
      payment_intent: money.paymentIntentId,
      payable_id: sql`(select coalesce(holder_id, payable_id) from payments where id = ${money.paymentId})`,
      at_end: atEnd,
      amount: money.amount,
      currency: money.currency,
      state: 'due',
      provider_id: null,
      look_at: now,
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await jobs.send(trx, 'refund', { refundId: id });
}

type Money = Pick<PaymentRow, 'payment_intent' | 'received'>;

/** The part of a payment that was not refunded, or is not being refunded; in the smallest unit of its currency. */
export async function leftOf(db: Queryable, { payment_intent, received }: Money): Promise<number> {
  const { before } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('before'))
    .where('payment_intent', '=', payment_intent)
    .executeTakeFirstOrThrow();
  return (received ?? 0) - before;
}

/** Refunds this much of a payment, never more than is left of it; the rest of it stays paid. `cents` of euros; `atEnd`: what it was for is over. */
export async function refundPart(
  deps: Opening,
  trx: Trx,
  payment: PaymentRow,
  { cents, by, atEnd = false }: { cents: number; by: Actor; atEnd?: boolean },
): Promise<void> {
  if (!(await sendBack(deps, trx, payment, cents, atEnd))) return;
  await paymentLife.move(trx, payment, { type: 'refund.part' }, { by, at: deps.clock.now() });
}

/** Opens a refund of this much, never more than is left. False if nothing is. */
async function sendBack(deps: Opening, trx: Trx, payment: PaymentRow, cents: number, atEnd: boolean): Promise<boolean> {
  const { id: paymentId, payment_intent: paymentIntentId } = payment;
  const amount = Math.min(cents, await leftOf(trx, payment));
  if (paymentIntentId === null || amount <= 0) return false;
  await openRefund(deps, trx, { paymentId, paymentIntentId, amount, currency: 'eur' }, atEnd);
  return true;
}

/** Refunds all that is left of a payment. */
export async function refundWhole(deps: Opening, trx: Trx, payment: PaymentRow, by: Actor): Promise<void> {
  const { payment_intent } = payment;
  if (payment_intent === null) throw new Error(`Payment ${payment.id} has no money to send back`);
  await sendBack(deps, trx, payment, payment.received ?? 0, true);
  const isBack = !(await isUnderWay(trx, payment_intent));
  await paymentLife.move(trx, payment, { type: 'refund.begin', isBack }, { by, at: deps.clock.now() });
}

/**
 * Takes a refund one step further: requests it, or asks for its status. Run again after a crash, it refunds nothing twice. Throws
 * PaymentsUnavailable, PaymentRefused, or RefundFailed: then it stays due.
 */
async function advanceRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  const refund = await deps.db.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst();
  if (refund === undefined || refund.state === 'succeeded') return;
  const answer = await ask(deps, refund);
  await deps.db.transaction().execute((trx) => noteRefund(deps, trx, answer));
  if (answer.status === 'failed') throw new RefundFailed(`The provider could not refund: ${answer.failureReason}`);
  if (answer.status !== 'succeeded' && deps.clock.now().getTime() - refund.created_at.getTime() > LONGEST_PENDING_MS)
    throw new RefundFailed(`The provider has been at it for days: ${answer.status}`);
}

/** The job that begins a refund. One that the provider refused or could not make is left to the sweep, which retries it slowly. */
export async function beginRefund(deps: PaymentDeps, id: string): Promise<void> {
  try {
    await advanceRefund(deps, id);
  } catch (error) {
    if (!(error instanceof PaymentRefused || error instanceof RefundFailed)) throw error;
    await noteFailure(deps, deps.db, { what: 'refund', id, error });
  }
}

async function ask(deps: PaymentDeps, refund: Refund): Promise<ProviderRefund> {
  const { payments } = deps;
  const { id, attempt, provider_id } = refund;
  if (provider_id !== null) return { ...(await payments.retrieveRefund(provider_id)), reference: id };
  const request = {
    reference: id,
    paymentIntentId: refund.payment_intent,
    amount: refund.amount,
    idempotencyKey: attempt === 1 ? `refund-${id}` : `refund-${id}-${attempt}`,
  };
  try {
    return { ...(await payments.refund(request)), reference: id };
  } catch (error) {
    // The provider forgets keys after a day, and staff may have refunded the money by hand.
    if (!(error instanceof PaymentRefused) || !doneAlready.has(error.code)) throw error;
    const done = (await payments.listRefunds(refund.payment_intent)).filter(({ status }) => status !== 'failed');
    const ours = done.find(({ reference }) => reference === id) ?? (await madeByHand(deps, refund, done));
    if (ours === undefined) throw error;
    return { ...ours, reference: id };
  }
}

/** A refund made by hand that covers this one, besides the payment's other refunds that such refunds already cover. */
async function madeByHand(
  { db }: PaymentDeps,
  { id, amount, payment_intent }: Refund,
  done: readonly ProviderRefund[],
): Promise<ProviderRefund | undefined> {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'amount', 'provider_id'])
    .where('payment_intent', '=', payment_intent)
    .execute();
  const byHand = done.filter(({ reference }) => rows.every((row) => row.id !== reference));
  const taken = rows.filter((row) => row.id !== id && byHand.some((each) => each.id === row.provider_id));
  const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, part) => sum + part.amount, 0);
  if (sumOf(byHand) - sumOf(taken) < amount) return undefined;
  return byHand.find(({ status }) => status !== 'succeeded') ?? byHand[0];
}

/** Records the provider's status of a refund, and what is back of its payment. Ignores a refund that is not ours. */
export async function noteRefund(deps: PaymentDeps, trx: Trx, told: ProviderRefund): Promise<void> {
  if (told.reference === null) return;
  const refund = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', told.reference)
    .forUpdate()
    .executeTakeFirst();
  // Ignored: an event of an earlier attempt.
  if (refund === undefined || (refund.provider_id ?? told.id) !== told.id) return;
  const isFailed = told.status === 'failed';
  // What the provider said before may be heard after: only a bank takes a refund back that has succeeded.
  if (refund.state === 'succeeded' && !isFailed) return;
  const now = deps.clock.now();
  await trx
    .updateTable('refunds')
    .set({
      state: told.status,
      provider_id: isFailed ? null : told.id,
      attempt: refund.attempt + (isFailed ? 1 : 0),
      look_at: isFailed ? now : new Date(now.getTime() + LOOK_EVERY_MS),
      changed_at: now,
    })
    .where('id', '=', refund.id)
    .execute();
  if (told.status !== 'succeeded') return;
  // Its job, the sweep and the provider's webhook each may have been the one that succeeded.
  await forgetFailures(trx, 'refund', [refund.id]);
  await forgetGivenUp(trx, 'job refund', { refundId: refund.id });
  await noteBack(deps, trx, refund);
}

/** Notes a part that is back, and marks a payment whose money is all back. Money of a session that it was not opened with was never its own. */
async function noteBack(deps: PaymentDeps, trx: Trx, refund: Refund): Promise<void> {
  const { id: refundId, payment_intent, amount: cents } = refund;
  const payment = await lockPayment(deps, trx, refund.payment_id);
  if (payment === undefined || payment.payment_intent !== payment_intent) return;
  const payable = payableOf(deps, payment.payable_type);
  const holder = payment.holder_id ?? payment.payable_id;
  const sender = refund.payable_id ?? holder;
  const how = { by: thePortal, at: deps.clock.now() };
  // An exchange's refund ends one booking, yet is only a part of the money that the other one now has.
  if (!refund.at_end || sender !== holder) {
    const arrived = await paymentLife.move(trx, payment, { type: 'refund.arrive' }, how);
    if (arrived !== undefined) await payable.notePartRefunded?.(trx, sender, { refundId, cents });
  }
  if (await isUnderWay(trx, payment_intent)) return;
  const after = await paymentLife.move(trx, payment, { type: 'refund.confirm' }, how);
  if (after !== undefined) await payable.noteRefunded(trx, holder);
}

async function isUnderWay(trx: Trx, paymentIntent: string): Promise<boolean> {
  const refunds = trx.selectFrom('refunds').select('id').where('payment_intent', '=', paymentIntent);
  return (await refunds.where('state', '<>', 'succeeded').executeTakeFirst()) !== undefined;
}

/** Advances every unfinished refund, each on its own; one that fails is retried for as long as it takes. */
export async function sweepRefunds(deps: PaymentDeps, log: Logger): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.db
    .selectFrom('refunds')
    .select('id')
    .where('state', '<>', 'succeeded')
    .where('look_at', '<=', now)
    .where(hasRested('refund', 'refunds.id', now))
    .orderBy('look_at')
    .limit(BATCH)
    .execute();
  await eachOnItsOwn(deps, log, 'refund', byId(due), (id) => advanceRefund(deps, id));
  return due.length;
}
