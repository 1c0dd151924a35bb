import type { FastifyInstance } from 'fastify';
import { WebhookRefused } from '../payments/errors.ts';
import type { PaymentEvent } from '../payments/webhook.ts';
import type { BookingDeps, Trx } from './deps.ts';
import { markEnded } from './end-payment.ts';
import { stateAfter } from './lifecycle.ts';
import { lockBooking } from './locks.ts';
import { settlePayment } from './settle.ts';

export const WEBHOOK_PATH = '/webhooks/payments';

const isUuid = (text: string | null): text is string => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '');

/** Hears the payment provider. The body is kept as it came: a signature is over its exact bytes. */
export async function serveWebhook(app: FastifyInstance, deps: BookingDeps): Promise<void> {
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
  deps: BookingDeps,
  body: unknown,
  signature: string | string[] | undefined,
): PaymentEvent | undefined {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return undefined;
  try {
    return deps.payments.readEvent(body, signature);
  } catch (error) {
    if (error instanceof WebhookRefused) return undefined;
    throw error;
  }
}

/** Acts on an event once, however often it is delivered. */
async function hearEvent(deps: BookingDeps, event: PaymentEvent): Promise<void> {
  if (event.type === 'session.expired') {
    if (isUuid(event.reference)) await markEnded(deps, event.reference);
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

async function act(deps: BookingDeps, trx: Trx, event: PaymentEvent): Promise<void> {
  if (event.type === 'session.completed' && isUuid(event.reference) && event.isPaid && event.paymentIntentId !== null) {
    const receipt = { paymentId: event.reference, paymentIntentId: event.paymentIntentId, amount: event.amountTotal };
    await settlePayment(deps, trx, receipt);
  }
  if (event.type === 'payment.failed' && isUuid(event.reference)) await noteDeclined(deps, trx, event.reference);
}

/** A refused card keeps the hold for a while, so that the buyer can try another. */
async function noteDeclined({ clock, union }: BookingDeps, trx: Trx, paymentId: string): Promise<void> {
  const payment = await trx.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
  if (payment === undefined) return;
  const booking = await lockBooking(trx, payment.booking_id);
  if (stateAfter(booking.state, { type: 'payment.decline' }) === undefined) return;
  const grace = new Date(clock.now().getTime() + union.bookings.declinedGraceMinutes * 60_000);
  const declined = await trx
    .updateTable('payments')
    .set({ state: 'declined' })
    .where('id', '=', paymentId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (declined.numUpdatedRows === 0n || booking.expires_at === null || booking.expires_at >= grace) return;
  await trx.updateTable('bookings').set({ expires_at: grace }).where('id', '=', booking.id).execute();
}
