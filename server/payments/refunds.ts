import type { Selectable, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { byId, eachOnItsOwn, hasRested, noteFailure } from '../stuck/stuck.ts';
import { PaymentRefused } from './errors.ts';
import type { PaymentGateway } from './gateway.ts';
import type { Payee } from './payee.ts';
import type { ProviderRefund } from './provider-refund.ts';

type Trx = Transaction<Schema>;
type Refund = Selectable<Schema['refunds']>;
type Opening = Pick<Deps, 'clock'> & { jobs: Jobs };
export type RefundDeps = Pick<Deps, 'db' | 'clock'> & { payments: PaymentGateway; payees: readonly Payee[] };

const BATCH = 100;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How often the provider is asked about a refund that is on its way, should its webhook never come. */
const LOOK_EVERY_MS = 10 * MINUTE_MS;
/** Banks take days; longer than this, somebody has to look. */
const LONGEST_PENDING_MS = 10 * DAY_MS;

const doneAlready = new Set(['charge_already_refunded', 'StripeIdempotencyError']);

/** The provider could not send the money back: it is asked anew. */
class RefundFailed extends Error {
  override readonly name = 'RefundFailed';
}

/** Sends money back that was received, in the currency that it came in, by a job that begins after the commit and a sweep that stays on it. */
export async function openRefund(
  { clock, jobs }: Opening,
  trx: Trx,
  money: { paymentId: string; paymentIntentId: string; amount: number; currency: string },
): Promise<void> {
  const now = clock.now();
  const { id } = await trx
    .insertInto('refunds')
    .values({
      payment_id: money.paymentId,
      payment_intent: money.paymentIntentId,
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

/**
 * Takes a refund one step further: asks the provider for it, or how it stands. Run again after a crash, it sends nothing twice. Throws
 * PaymentsUnavailable, PaymentRefused, or RefundFailed: then it stays due.
 */
async function advanceRefund(deps: RefundDeps, refundId: string): Promise<void> {
  const refund = await deps.db.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst();
  if (refund === undefined || refund.state === 'succeeded') return;
  const answer = await ask(deps, refund);
  await deps.db.transaction().execute((trx) => noteRefund(deps, trx, answer));
  if (answer.status === 'failed') throw new RefundFailed(`The provider could not refund: ${answer.failureReason}`);
  if (answer.status !== 'succeeded' && deps.clock.now().getTime() - refund.created_at.getTime() > LONGEST_PENDING_MS)
    throw new RefundFailed(`The provider has been at it for days: ${answer.status}`);
}

/** The job that begins a refund. One that the provider refused or could not do is left to the sweep, which takes its time. */
export async function beginRefund(deps: RefundDeps, id: string): Promise<void> {
  try {
    await advanceRefund(deps, id);
  } catch (error) {
    if (!(error instanceof PaymentRefused || error instanceof RefundFailed)) throw error;
    await noteFailure(deps, deps.db, { what: 'refund', id, error });
  }
}

async function ask({ payments }: RefundDeps, refund: Refund): Promise<ProviderRefund> {
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
    // The provider forgets keys after a day, and staff may have sent the money back by hand.
    if (!(error instanceof PaymentRefused) || !doneAlready.has(error.code)) throw error;
    const done = await payments.listRefunds(refund.payment_intent);
    const ours = done.find(({ reference }) => reference === id) ?? done.find(({ status }) => status !== 'failed');
    if (ours === undefined) throw error;
    return { ...ours, reference: id };
  }
}

/** Keeps what the provider says of a refund, and tells whoever was paid once all of it is back. A refund that is not ours is let be. */
export async function noteRefund({ clock, payees }: RefundDeps, trx: Trx, told: ProviderRefund): Promise<void> {
  if (told.reference === null) return;
  const refund = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', told.reference)
    .forUpdate()
    .executeTakeFirst();
  // News of an earlier attempt changes nothing about this one.
  if (refund === undefined || (refund.provider_id ?? told.id) !== told.id) return;
  const now = clock.now();
  const isFailed = told.status === 'failed';
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
  if (told.status !== 'succeeded' || refund.state === 'succeeded') return;
  const { payment_id: paymentId, payment_intent: paymentIntentId } = refund;
  const unfinished = trx.selectFrom('refunds').select('id').where('payment_intent', '=', paymentIntentId);
  if ((await unfinished.where('state', '<>', 'succeeded').executeTakeFirst()) !== undefined) return;
  for (const payee of payees) await payee.noteRefunded(trx, { paymentId, paymentIntentId });
}

/** Takes every refund further that has not arrived, each on its own; one that fails is tried for as long as it takes. */
export async function sweepRefunds(deps: RefundDeps, log: Logger): Promise<number> {
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
