import type { Stripe } from 'stripe';
import type { Clock } from '../clock.ts';
import { WebhookRefused } from '../payment-errors.ts';
import { type ProviderRefund, readRefund } from './provider-refund.ts';

/** A provider's event in the portal's terms; `eventId` is the same in every delivery of one event. */
export type PaymentEvent = { eventId: string } & (
  | {
      type: 'session.completed';
      sessionId: string;
      reference: string | null;
      isPaid: boolean;
      paymentIntentId: string | null;
      /** In the smallest unit of the currency. */
      amountTotal: number;
      /** Three lower-case letters, such as `eur`. */
      currency: string;
    }
  | { type: 'session.expired'; sessionId: string; reference: string | null }
  | { type: 'payment.failed'; reference: string | null; paymentIntentId: string; declineCode: string | null }
  | { type: 'refund.changed'; refund: ProviderRefund }
  | { type: 'other'; name: string }
);

type Reference = string | { id: string } | null;

const idOf = (reference: Reference): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  const eventId = event.id;
  switch (event.type) {
    case 'checkout.session.completed': {
      const session = event.data.object;
      return {
        eventId,
        type: 'session.completed',
        sessionId: session.id,
        reference: session.client_reference_id,
        isPaid: session.payment_status === 'paid',
        paymentIntentId: idOf(session.payment_intent),
        amountTotal: session.amount_total ?? 0,
        currency: session.currency ?? '',
      };
    }
    case 'checkout.session.expired': {
      const { id, client_reference_id: reference } = event.data.object;
      return { eventId, type: 'session.expired', sessionId: id, reference };
    }
    case 'payment_intent.payment_failed': {
      const { id, metadata, last_payment_error: failure } = event.data.object;
      const declineCode = failure?.decline_code ?? failure?.code ?? null;
      return {
        eventId,
        type: 'payment.failed',
        reference: metadata['reference'] ?? null,
        paymentIntentId: id,
        declineCode,
      };
    }
    case 'refund.updated':
    case 'refund.failed':
      return { eventId, type: 'refund.changed', refund: readRefund(event.data.object) };
    default:
      return { eventId, type: 'other', name: event.type };
  }
}

/** The SDK checks the decoded text, so bytes that decode to the same text (a byte order mark) have to be caught here. */
function isExactText(rawBody: Buffer): boolean {
  return Buffer.from(new TextDecoder().decode(rawBody)).equals(rawBody);
}

/** Stripe's own tolerance for old signatures; the SDK has none for dates in the future. */
const TOLERANCE_SECONDS = 300;

function isFromTheFuture(signature: string, receivedAt: number): boolean {
  const dates = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, date]) => Number(date));
  return dates.some((date) => date > receivedAt / 1000 + TOLERANCE_SECONDS);
}

/** Verifies a webhook over its raw bytes (signature, dated at most 300 s before or after now) and reads the event in it. */
export function readWebhook(
  stripe: Stripe,
  rawBody: Buffer,
  signature: string | undefined,
  secret: string,
  clock: Clock,
): PaymentEvent {
  if (!isExactText(rawBody)) throw new WebhookRefused('The webhook is not plain UTF-8');
  try {
    const receivedAt = clock.now().getTime();
    if (isFromTheFuture(signature ?? '', receivedAt)) throw new Error('The signature is dated in the future');
    const event = stripe.webhooks.constructEvent(
      rawBody,
      signature ?? '',
      secret,
      TOLERANCE_SECONDS,
      undefined,
      receivedAt,
    );
    return toPaymentEvent(event);
  } catch (error) {
    throw new WebhookRefused('The webhook is forged, altered or stale', { cause: error });
  }
}
