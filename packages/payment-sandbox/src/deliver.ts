import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import type { Log } from './log.ts';
import type { SandboxEvent } from './records.ts';

export type Delivery = {
  /** Sends an event until the shop has accepted it, for as long as it takes. */
  send(event: SandboxEvent): void;
  /** Sends an event once more, even if it was accepted before; returns the shop's status. */
  resend(event: SandboxEvent): Promise<number>;
  /** Stops all deliveries under way; they stay unsettled in the ledger. */
  stop(): void;
};

export type DeliveryOptions = {
  ledger: Ledger;
  webhookSecret: string;
  /** The shop's webhook address, once known. */
  webhookUrl: () => string | undefined;
  signatureClock: Clock;
  log: Log;
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
const PATIENCE_MS = 10_000;

function describeEvent({ id, type, created, object }: SandboxEvent): string {
  const head = { id, object: 'event', api_version: Stripe.API_VERSION, created, livemode: false, type };
  return JSON.stringify({ ...head, data: { object }, pending_webhooks: 1, request: null });
}

/** Delivers signed webhooks to the shop, each retried with growing pauses until it is answered with a 2xx status. */
export function createDelivery({ ledger, webhookSecret, webhookUrl, signatureClock, log }: DeliveryOptions): Delivery {
  const stopping = new AbortController();

  async function post(url: string, event: SandboxEvent): Promise<number> {
    const payload = describeEvent(event);
    const timestamp = Math.floor(signatureClock.now().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await response.body?.cancel();
    return response.status;
  }

  async function tryOnce(event: SandboxEvent): Promise<boolean> {
    const url = webhookUrl();
    if (url === undefined) return false;
    try {
      const status = await post(url, event);
      if (status >= 200 && status < 300) return true;
      log.warn({ event: event.id, status }, 'The shop did not take a webhook');
    } catch (error) {
      if (!stopping.signal.aborted) log.debug({ event: event.id, err: error }, 'A webhook did not arrive');
    }
    return false;
  }

  async function sendUntilTaken(event: SandboxEvent): Promise<void> {
    for (let wait = FIRST_PAUSE_MS; !stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      if (await tryOnce(event)) {
        if (!stopping.signal.aborted) ledger.save('event', { ...event, settled: true });
        return;
      }
      await pause(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    send: (event) => void sendUntilTaken(event),
    resend: (event) => post(webhookUrl() ?? '', event),
    stop: () => stopping.abort(),
  };
}
