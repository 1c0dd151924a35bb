import type { SandboxIntent, SandboxRefund, SandboxSession } from './records.ts';

type Shape = Record<string, unknown>;

/** A session in the provider's words. */
export function describeSession(session: SandboxSession, baseUrl: string): Shape {
  const { id, status, total, metadata, successUrl, cancelUrl } = session;
  const isEmbedded = cancelUrl === null;
  const isOpen = status === 'open';
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    livemode: false,
    status,
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    payment_intent: status === 'complete' ? id.replace('cs_test', 'pi') : null,
    amount_subtotal: total,
    amount_total: total,
    currency: session.currency,
    client_reference_id: session.reference,
    customer_email: session.email,
    metadata,
    locale: session.locale,
    ui_mode: isEmbedded ? 'embedded_page' : 'hosted_page',
    success_url: isEmbedded ? null : successUrl,
    cancel_url: cancelUrl,
    return_url: isEmbedded ? successUrl : null,
    created: session.created,
    expires_at: session.expiresAt,
    url: isOpen && !isEmbedded ? `${baseUrl}/pay/${id}` : null,
    client_secret: isOpen && isEmbedded ? `${id}_secret_sandbox` : null,
  };
}

/** A payment that the card's bank declined. */
export function describeFailedIntent(id: string, session: SandboxSession, declineCode: string): Shape {
  return {
    id,
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount: session.total,
    currency: session.currency,
    metadata: session.metadata,
    last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: declineCode },
  };
}

/** The charge behind a payment, with the amount refunded. */
export function describeCharge(intent: SandboxIntent, currency: string): Shape {
  return {
    id: intent.charge,
    object: 'charge',
    payment_intent: intent.id,
    amount: intent.amount,
    amount_refunded: intent.refunded,
    refunded: intent.refunded === intent.amount,
    currency,
    metadata: intent.metadata,
  };
}

/** A refund in the provider's words. */
export function describeRefund(refund: SandboxRefund, charge: string, currency: string): Shape {
  const { id, amount, intent, status, created, metadata } = refund;
  return {
    id,
    object: 'refund',
    amount,
    currency,
    payment_intent: intent,
    charge,
    status,
    created,
    metadata,
    failure_reason: status === 'failed' ? 'expired_or_canceled_card' : null,
  };
}
