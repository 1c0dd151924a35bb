import { Stripe } from 'stripe';
import { type Clock, systemClock } from '../clock.ts';
import { callWithinDeadline } from './deadline.ts';
import { PaymentRefused } from '../payment-errors.ts';
import { type ProviderRefund, readRefund } from './provider-refund.ts';
import { type PaymentEvent, readWebhook } from './webhook.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

export type PaymentLine = {
  name: string;
  /** The unit price in cents. */
  amountCents: number;
  quantity: number;
};

/** The page that asks for the card: the provider's own, or the provider's embedded in one of ours. */
export type PayPage = 'hosted' | 'embedded';

export type SessionRequest = {
  /** Our own id of the payment; it is in every event. */
  reference: string;
  /** The same key twice gives the same session. */
  idempotencyKey: string;
  lines: PaymentLine[];
  customerEmail: string;
  successUrl: string;
  cancelUrl: string;
  /** The provider keeps a session for 30 minutes at least; end it earlier with `expireSession`. */
  expiresAt: Date;
  locale: 'en' | 'mt';
  /** The gateway's default unless given. */
  page?: PayPage;
};

export type PaymentSession = {
  id: string;
  /** The provider's own page; null once nobody can pay there any more, and for an embedded one. */
  url: string | null;
  /** Embeds the provider's page in one of ours; null once nobody can pay there any more, and for a hosted one. */
  clientSecret: string | null;
  reference: string | null;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  paymentIntentId: string | null;
  /** In the smallest unit of the currency. */
  amountTotal: number;
  /** Three lower-case letters, such as `eur`. */
  currency: string;
};

export type RefundRequest = {
  /** Our own id of the refund. */
  reference: string;
  paymentIntentId: string;
  /** In the smallest unit of the currency that was paid in. */
  amount: number;
  idempotencyKey: string;
};

export type PaymentGateway = {
  /** The page that asks for cards unless a request overrides it. */
  page: PayPage;
  /** `url` is null for an embedded session. */
  createSession(request: SessionRequest): Promise<{ id: string; url: string | null }>;
  /** Ends a session so that nobody can pay it any more; `complete` means that it was paid before. */
  expireSession(id: string): Promise<'expired' | 'complete'>;
  retrieveSession(id: string): Promise<PaymentSession>;
  /** Requests a refund; the same key twice is one refund. Returns the provider's status of it. */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  retrieveRefund(id: string): Promise<ProviderRefund>;
  /** The refunds of a payment, the latest first. */
  listRefunds(paymentIntentId: string): Promise<ProviderRefund[]>;
  /** The event in a webhook's raw body; throws WebhookRefused unless the signature is valid and recent. */
  readEvent(rawBody: Buffer, signature: string | undefined): PaymentEvent;
};

export type GatewayOptions = {
  secretKey: string;
  webhookSecret: string;
  /** The sandbox's address, such as http://127.0.0.1:4000; absent for Stripe itself. */
  apiBase?: string;
  /** `hosted` by default. */
  page?: PayPage;
  /** The time limit of one call in all, including retries; milliseconds. */
  timeoutMs?: number;
  clock?: Clock;
  /** The clock for the dates of webhook signatures; not the one that tests move. */
  signatureClock?: Clock;
};

const SHORTEST_SESSION_MS = 31 * MINUTE_MS;

function connect({ secretKey, apiBase }: GatewayOptions): Stripe {
  const appInfo = { name: 'Ghaqda' };
  if (apiBase === undefined) return new Stripe(secretKey, { telemetry: false, appInfo });
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
    telemetry: false,
    appInfo,
  });
}

/** The addresses to which the provider returns the buyer's browser. An embedded page has no cancel address: our page has that link. */
function waysBack(request: SessionRequest, page: PayPage): Partial<Stripe.Checkout.SessionCreateParams> {
  if (page === 'embedded') return { ui_mode: 'embedded_page', return_url: request.successUrl };
  return { success_url: request.successUrl, cancel_url: request.cancelUrl };
}

function describeSession(request: SessionRequest, page: PayPage, now: Date): Stripe.Checkout.SessionCreateParams {
  const expiresAt = Math.max(request.expiresAt.getTime(), now.getTime() + SHORTEST_SESSION_MS);
  const metadata = { reference: request.reference };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: request.reference,
    metadata,
    payment_intent_data: { metadata },
    customer_email: request.customerEmail,
    line_items: request.lines.map(({ name, amountCents, quantity }) => ({
      quantity,
      price_data: { currency: 'eur', unit_amount: amountCents, product_data: { name } },
    })),
    ...waysBack(request, page),
    expires_at: Math.floor(expiresAt / 1000),
    locale: request.locale,
  };
}

/** The SDK types a status as plain text, since the provider may add some. */
function statusOf({ status }: Stripe.Checkout.Session): PaymentSession['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

function toSession(session: Stripe.Checkout.Session): PaymentSession {
  const intent = session.payment_intent;
  return {
    id: session.id,
    url: session.url,
    clientSecret: session.client_secret,
    reference: session.client_reference_id,
    status: statusOf(session),
    isPaid: session.payment_status === 'paid',
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amountTotal: session.amount_total ?? 0,
    currency: session.currency ?? '',
  };
}

/**
 * The portal's one connection to the payment provider: Stripe, or the sandbox that speaks its protocol.
 * Every call answers within `timeoutMs`, or throws PaymentsUnavailable or PaymentRefused.
 */
export function createPaymentGateway(options: GatewayOptions): PaymentGateway {
  const { webhookSecret, page = 'hosted', timeoutMs = 8_000 } = options;
  const { clock = systemClock, signatureClock = systemClock } = options;
  const stripe = connect(options);
  const { sessions } = stripe.checkout;

  async function retrieveSession(id: string): Promise<PaymentSession> {
    return toSession(await callWithinDeadline(timeoutMs, (attempt) => sessions.retrieve(id, {}, attempt)));
  }

  return {
    page,

    async createSession(request) {
      const { idempotencyKey } = request;
      const wanted = describeSession(request, request.page ?? page, clock.now());
      const { id, url, client_secret } = await callWithinDeadline(timeoutMs, (attempt) =>
        sessions.create(wanted, { ...attempt, idempotencyKey }),
      );
      if (url === null && client_secret === null)
        throw new PaymentRefused(`Session ${id} has ended already; pay with a new key`, 'session_ended');
      return { id, url };
    },

    retrieveSession,

    async expireSession(id) {
      try {
        await callWithinDeadline(timeoutMs, (attempt) => sessions.expire(id, {}, attempt));
        return 'expired';
      } catch (error) {
        if (!(error instanceof PaymentRefused)) throw error;
        const { status } = await retrieveSession(id);
        if (status === 'open') throw error;
        return status;
      }
    },

    async refund({ reference, paymentIntentId, amount, idempotencyKey }) {
      const wanted = { payment_intent: paymentIntentId, amount, metadata: { reference } };
      return readRefund(
        await callWithinDeadline(timeoutMs, (attempt) => stripe.refunds.create(wanted, { ...attempt, idempotencyKey })),
      );
    },

    async retrieveRefund(id) {
      return readRefund(await callWithinDeadline(timeoutMs, (attempt) => stripe.refunds.retrieve(id, {}, attempt)));
    },

    async listRefunds(paymentIntentId) {
      const wanted = { payment_intent: paymentIntentId, limit: 100 };
      const { data } = await callWithinDeadline(timeoutMs, (attempt) => stripe.refunds.list(wanted, attempt));
      return data.map(readRefund);
    },

    readEvent: (rawBody, signature) => readWebhook(stripe, rawBody, signature, webhookSecret, signatureClock),
  };
}
