import { createServer } from 'node:http';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createTestClock, type TestClock } from '../../../server/kernel/clock.ts';
import {
  createPaymentGateway,
  type PaymentGateway,
  type SessionRequest,
} from '../../../server/kernel/payments/gateway.ts';
import { type PaymentSandbox, type SandboxOptions, startPaymentSandbox } from 'checkout-sandbox';
import type { PaymentEvent } from '../../../server/kernel/payments/webhook.ts';

export type Delivered = { rawBody: Buffer; signature: string };

export type Portal = { url: string; delivered: Delivered[]; refuseNext: (times: number) => void };

/** A portal that only receives webhooks, and answers 503 this many times. */
export async function startPortal(): Promise<Portal> {
  const delivered: Delivered[] = [];
  let refusals = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isRefused = refusals > 0;
      refusals -= 1;
      if (!isRefused) {
        delivered.push({ rawBody: Buffer.concat(chunks), signature: String(request.headers['stripe-signature']) });
      }
      response.writeHead(isRefused ? 503 : 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}/webhooks`, delivered, refuseNext: (times) => void (refusals = times) };
}

/** A gateway whose sessions are on the provider's own page, which has an address. */
type HostedGateway = Omit<PaymentGateway, 'createSession'> & {
  createSession(request: SessionRequest): Promise<{ id: string; url: string }>;
};

export type Parts = {
  sandbox: PaymentSandbox;
  gateway: HostedGateway;
  clock: TestClock;
  delivered: Delivered[];
  refuseNext: (times: number) => void;
  events: () => PaymentEvent[];
  setMode: (mode: string) => Promise<unknown>;
};

/** POST to the sandbox as a tester or a buyer's browser does, without following redirects. */
export async function post(url: string, body: Record<string, string> | URLSearchParams): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    ...(isForm ? { body } : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
}

/** A sandbox, a gateway that uses it and a portal that receives its webhooks, stopped with the test. */
export async function startParts(options: Partial<SandboxOptions> = {}, timeoutMs = 8_000): Promise<Parts> {
  const clock = createTestClock(new Date('2026-10-05T09:00:00Z'));
  const log = pino({ level: 'silent' });
  const sandbox = await startPaymentSandbox({ clock, controls: true, log, ...options });
  onTestFinished(() => sandbox.stop());
  const { url, delivered, refuseNext } = await startPortal();
  sandbox.setWebhookUrl(url);
  const { secretKey, webhookSecret, baseUrl } = sandbox;
  const gateway = createPaymentGateway({
    secretKey,
    webhookSecret,
    apiBase: baseUrl,
    timeoutMs,
    clock,
  }) as HostedGateway;
  return {
    sandbox,
    gateway,
    clock,
    delivered,
    refuseNext,
    events: () => delivered.map(({ rawBody, signature }) => gateway.readEvent(rawBody, signature)),
    setMode: (mode) => post(`${baseUrl}/_test/mode`, { mode }),
  };
}

/** Two seats and a programme for €32.50. */
export function aSession(changes: Partial<SessionRequest> = {}): SessionRequest {
  return {
    reference: 'payment-1',
    idempotencyKey: 'key-1',
    lines: [
      { name: 'Platea, filliera Ħ', amountCents: 1500, quantity: 2 },
      { name: 'Programm', amountCents: 250, quantity: 1 },
    ],
    customerEmail: 'maria.zahra@uni.example',
    successUrl: 'http://127.0.0.1:4149/en/pay/success?session={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://127.0.0.1:4149/en/pay/cancel',
    expiresAt: new Date('2026-10-05T09:15:00Z'),
    locale: 'en',
    ...changes,
  };
}

export const PAYS = '4242 4242 4242 4242';
export const SLOW = '4000000000000077';
export const DECLINED = '4000 0000 0000 0002';
export const NO_FUNDS = '4000 0000 0000 9995';
