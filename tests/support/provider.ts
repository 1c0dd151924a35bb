import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { createPaymentGateway } from '../../server/kernel/payments/gateway.ts';
import { sandboxOf } from './sandbox.ts';

type Told = {
  type?: 'checkout.session.completed' | 'checkout.session.expired' | 'refund.updated';
  /** The event's id: the same again for one that is replayed. */
  eventId?: string;
  aheadSeconds?: number;
};

/** The payment provider of a portal from its own side: with its keys, its sessions can be asked for and its webhooks signed. */
export function providerOf(dataDir: string) {
  const secret = (name: string) => readFileSync(join(dataDir, 'sandbox', name), 'utf8').trim();
  const keys = { secretKey: `sk_test_${secret('api-key')}`, webhookSecret: `whsec_${secret('webhook-secret')}` };

  /** Posts exactly this text as a webhook; returns the portal's status. */
  const post = async (url: string, body: string | Uint8Array<ArrayBuffer>, signature: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await fetch(`${url}/webhooks/payments`, { method: 'POST', headers, body });
    await answer.body?.cancel();
    return answer.status;
  };
  const sign = (payload: string, timestamp: number, key = keys.webhookSecret): string =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });

  /** Sends a webhook about a checkout session with the provider's own signature, as it would be sent for these facts. */
  function hear(url: string, facts: Record<string, unknown>, told: Told = {}): Promise<number> {
    const { type = 'checkout.session.completed', eventId = `evt_${randomUUID()}`, aheadSeconds = 0 } = told;
    const paid = { payment_status: 'paid', payment_intent: `pi_${randomUUID()}` };
    const session = { object: 'checkout.session', ...(type === 'checkout.session.completed' && paid), ...facts };
    const payload = JSON.stringify({ id: eventId, object: 'event', type, data: { object: session } });
    return post(url, payload, sign(payload, Math.floor(Date.now() / 1000) + aheadSeconds));
  }

  return { gateway: createPaymentGateway({ ...keys, apiBase: sandboxOf(dataDir).url }), post, sign, hear };
}
