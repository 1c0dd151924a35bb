import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { noteFailure } from '../stuck/stuck.ts';
import { WebhookRefused } from './errors.ts';
import type { PaymentGateway } from './gateway.ts';
import { isWhatWasAsked, type Payee } from './payee.ts';
import { noteRefund, openRefund } from './refunds.ts';
import type { PaymentEvent } from './webhook.ts';

export const WEBHOOK_PATH = '/webhooks/payments';

type WebhookDeps = Pick<Deps, 'db' | 'clock'> & { jobs: Jobs; payments: PaymentGateway; payees: readonly Payee[] };
type Trx = Transaction<Schema>;
type Completed = Extract<PaymentEvent, { type: 'session.completed' }>;

/** Ids of payments are UUIDs in small letters; a provider's account may have other payments too. */
const isOurs = (reference: string | null): reference is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(reference ?? '');

/** Hears the payment provider. The body is kept as it came: a signature is over its exact bytes. */
export async function serveWebhook(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
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
  { payments }: WebhookDeps,
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
async function hearEvent(deps: WebhookDeps, event: PaymentEvent, log: FastifyBaseLogger): Promise<void> {
  if (event.type === 'session.expired') {
    const { sessionId, reference } = event;
    if (!isOurs(reference)) return;
    for (const payee of deps.payees) {
      const opened = await payee.findOpened(deps.db, reference);
      if (opened !== undefined && isOwnSession(opened, sessionId)) await payee.markEnded(reference);
    }
    return;
  }
  await deps.db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('payment_events')
      .values({ id: event.eventId, type: event.type, received_at: deps.clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (first !== undefined) await act(deps, trx, event, log);
  });
}

async function act(deps: WebhookDeps, trx: Trx, event: PaymentEvent, log: FastifyBaseLogger): Promise<void> {
  if (event.type === 'session.completed' && isOurs(event.reference) && event.isPaid) {
    await receive(deps, trx, { ...event, reference: event.reference }, log);
  }
  if (event.type === 'payment.failed' && isOurs(event.reference)) {
    for (const payee of deps.payees) await payee.noteDeclined(trx, event.reference);
  }
  if (event.type === 'refund.changed') await noteRefund(deps, trx, event.refund);
}

/** A session whose making was cut off is not known here, but has the payment's own key. */
const isOwnSession = (opened: { sessionId: string | null }, sessionId: string): boolean =>
  opened.sessionId === null || opened.sessionId === sessionId;

/**
 * Takes money in for the payment that it names. What was not asked for like this (another session, sum or currency) buys nothing: it is
 * logged, counted and sent back.
 */
async function receive(
  deps: WebhookDeps,
  trx: Trx,
  {
    eventId,
    sessionId,
    reference: paymentId,
    paymentIntentId,
    amountTotal: amount,
    currency,
  }: Completed & { reference: string },
  log: FastifyBaseLogger,
): Promise<void> {
  if (paymentIntentId === null) return;
  const receipt = { paymentId, sessionId, paymentIntentId, amount, currency };
  for (const payee of deps.payees) {
    const opened = await payee.findOpened(trx, paymentId);
    if (opened === undefined) continue;
    const isOwn = isOwnSession(opened, sessionId);
    if (!isOwn || !isWhatWasAsked(receipt, opened.amount)) {
      const told = isOwn ? `${amount} ${currency}, not ${opened.amount} eur` : `a session that it was not opened with`;
      const error = new Error(`Payment ${paymentId}: ${told}`);
      log.warn({ err: error, event: eventId, session: sessionId }, 'money came that was not asked for');
      await noteFailure(deps, trx, { what: 'webhook', id: sessionId, error });
    }
    if (isOwn) await payee.settle(trx, receipt);
    else if (amount > 0) await openRefund(deps, trx, receipt);
  }
}
