import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { WebhookRefused } from './errors.ts';
import type { PaymentGateway } from './gateway.ts';
import type { Payee } from './payee.ts';
import type { PaymentEvent } from './webhook.ts';

export const WEBHOOK_PATH = '/webhooks/payments';

type WebhookDeps = Pick<Deps, 'db' | 'clock'> & { payments: PaymentGateway; payees: readonly Payee[] };

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
      await hearEvent(deps, event);
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
async function hearEvent(deps: WebhookDeps, event: PaymentEvent): Promise<void> {
  if (event.type === 'session.expired') {
    if (isOurs(event.reference)) for (const payee of deps.payees) await payee.markEnded(event.reference);
    return;
  }
  await deps.db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('payment_events')
      .values({ id: event.eventId, type: event.type, received_at: deps.clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (first !== undefined) await act(deps, trx, event);
  });
}

async function act({ payees }: WebhookDeps, trx: Transaction<Schema>, event: PaymentEvent): Promise<void> {
  if (event.type === 'session.completed' && isOurs(event.reference) && event.isPaid && event.paymentIntentId !== null) {
    const receipt = { paymentId: event.reference, paymentIntentId: event.paymentIntentId, amount: event.amountTotal };
    for (const payee of payees) await payee.settle(trx, receipt);
  }
  if (event.type === 'payment.failed' && isOurs(event.reference)) {
    for (const payee of payees) await payee.noteDeclined(trx, event.reference);
  }
}
