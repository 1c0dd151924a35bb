import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Queryable, Trx } from '../db/database.ts';
import { noteFailure } from '../stuck/stuck.ts';
import { WebhookRefused } from '../payment-errors.ts';
import { markEnded } from './end.ts';
import { type AfterCommit, isOwnSession, type PaymentDeps, type PaymentRow } from './payable.ts';
import { noteRefund, openRefund } from './refunds.ts';
import { declinePayment, isWhatWasAsked, settlePayment } from './settle.ts';
import type { PaymentEvent } from './webhook.ts';

export const WEBHOOK_PATH = '/webhooks/payments';

type Completed = Extract<PaymentEvent, { type: 'session.completed' }>;

/** Ids of payments are lower-case UUIDs; a provider's account may have other payments too. */
const isOurs = (reference: string | null): reference is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(reference ?? '');

/** Receives the payment provider's webhooks. The body is kept raw: a signature is over its exact bytes. */
export async function serveWebhook(app: FastifyInstance, deps: PaymentDeps): Promise<void> {
  await app.register(async (webhook) => {
    webhook.removeAllContentTypeParsers();
    webhook.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    webhook.post(WEBHOOK_PATH, { bodyLimit: 256 * 1024 }, async (request, reply) => {
      const event = readEvent(deps, request.body, request.headers['stripe-signature']);
      if (event === undefined)
        return reply.code(400).send({ message: 'The signature is not right.', code: 'malformed' });
      await hearEvent(deps, event, request.log);
      return { received: true };
    });
  });
}

function readEvent(
  { payments }: PaymentDeps,
  body: unknown,
  signature: string | string[] | undefined,
): PaymentEvent | undefined {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return undefined;
  try {
    return payments.readEvent(body, signature);
  } catch (error) {
    if (error instanceof WebhookRefused) return undefined;
    throw error;
  }
}

/** Acts on an event once, however often it is delivered. */
async function hearEvent(deps: PaymentDeps, event: PaymentEvent, log: FastifyBaseLogger): Promise<void> {
  if (event.type === 'session.expired') {
    if (!isOurs(event.reference)) return;
    return markEnded(deps, event.reference, event.sessionId);
  }
  const afterCommit = await deps.db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('payment_events')
      .values({ id: event.eventId, type: event.type, received_at: deps.clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return first && act(deps, trx, event, log);
  });
  await afterCommit?.();
}

async function act(
  deps: PaymentDeps,
  trx: Trx,
  event: PaymentEvent,
  log: FastifyBaseLogger,
): Promise<AfterCommit | undefined> {
  if (event.type === 'session.completed' && isOurs(event.reference) && event.isPaid)
    return receive(deps, trx, { ...event, reference: event.reference }, log);
  if (event.type === 'payment.failed' && isOurs(event.reference)) await declinePayment(deps, trx, event.reference);
  if (event.type === 'refund.changed') await noteRefund(deps, trx, event.refund);
  return undefined;
}

const findPayment = (db: Queryable, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Receives money for the payment that it names. Money that was not charged like this (another session, sum or currency) buys nothing: it is
 * logged, counted and refunded.
 */
async function receive(
  deps: PaymentDeps,
  trx: Trx,
  { eventId, sessionId, reference, paymentIntentId, amountTotal, currency }: Completed & { reference: string },
  log: FastifyBaseLogger,
): Promise<AfterCommit | undefined> {
  const payment = await findPayment(trx, reference);
  if (payment === undefined || paymentIntentId === null) return undefined;
  const receipt = { paymentId: payment.id, sessionId, paymentIntentId, amount: amountTotal, currency };
  const isOwn = isOwnSession(payment, sessionId);
  if (!isOwn || !isWhatWasAsked(receipt, payment.amount)) {
    const told = isOwn
      ? `${amountTotal} ${currency}, not ${payment.amount} eur`
      : 'a session that it was not opened with';
    const error = new Error(`Payment ${payment.id}: ${told}`);
    log.warn({ err: error, event: eventId, session: sessionId }, 'money came that was not asked for');
    await noteFailure(deps, trx, { what: 'webhook', id: sessionId, error });
  }
  if (isOwn) return settlePayment(deps, trx, receipt);
  if (amountTotal > 0) await openRefund(deps, trx, receipt);
  return undefined;
}
