import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { type PaymentSandbox, type SandboxOptions, startPaymentSandbox } from '../src/start.ts';

const ORDER = {
  mode: 'payment',
  client_reference_id: 'order-7',
  customer_email: 'ganna@example.com',
  line_items: [{ quantity: 2, price_data: { currency: 'eur', unit_amount: 1625, product_data: { name: 'Seat Ħ7' } } }],
  success_url: 'http://127.0.0.1:4149/thanks?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://127.0.0.1:4149/basket',
} satisfies Stripe.Checkout.SessionCreateParams;

async function start(options: SandboxOptions = {}) {
  const sandbox = await startPaymentSandbox({ controls: true, ...options });
  onTestFinished(() => sandbox.stop());
  return { sandbox, stripe: sdkOf(sandbox) };
}

/** The provider's own SDK, pointed at the sandbox. */
function sdkOf({ baseUrl, secretKey }: PaymentSandbox): Stripe {
  const { hostname, port } = new URL(baseUrl);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** A shop that only takes webhooks, verified as the provider tells shops to. */
async function startShop(stripe: Stripe, webhookSecret: string) {
  const events: Stripe.Event[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const signature = request.headers['stripe-signature'] ?? '';
    events.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, webhookSecret));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { events, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

const payOn = (url: string | null, card: string) =>
  fetch(url ?? '', { method: 'POST', redirect: 'manual', body: new URLSearchParams({ card }) });

test('the SDK opens a session, the buyer pays on the page, and a signed webhook says so', async () => {
  const { sandbox, stripe } = await start();
  const shop = await startShop(stripe, sandbox.webhookSecret);
  sandbox.setWebhookUrl(shop.url);
  const opened = await stripe.checkout.sessions.create(ORDER);
  expect(opened).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 3250 });
  expect(await (await fetch(opened.url ?? '')).text()).toContain('2 × Seat Ħ7');
  const declined = await payOn(opened.url, '4000000000000002');
  expect(declined.status).toBe(422);
  const paid = await payOn(opened.url, '4242424242424242');
  expect(paid.headers.get('location')).toBe(`http://127.0.0.1:4149/thanks?session=${opened.id}`);
  expect(await stripe.checkout.sessions.retrieve(opened.id)).toMatchObject({ status: 'complete' });
  const completed = () => shop.events.filter(({ type }) => type === 'checkout.session.completed');
  await expect.poll(completed).toHaveLength(1);
  expect(completed()[0]?.data.object).toMatchObject({ id: opened.id, client_reference_id: 'order-7' });
});

test('money goes back in parts, and never more than was paid', async () => {
  const { stripe } = await start();
  const { id, url } = await stripe.checkout.sessions.create(ORDER);
  await payOn(url, '4242424242424242');
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  if (typeof intent !== 'string') throw new Error('The session names no payment');
  const refund = (amount: number) => stripe.refunds.create({ payment_intent: intent, amount });
  expect(await refund(1000)).toMatchObject({ amount: 1000, status: 'succeeded' });
  await expect(refund(2251)).rejects.toThrow('greater than unrefunded amount');
  expect(await refund(2250)).toMatchObject({ amount: 2250 });
});

test('an idempotency key repeats the first answer, and refuses other content', async () => {
  const { stripe } = await start();
  const options = { idempotencyKey: 'order-7' };
  const first = await stripe.checkout.sessions.create(ORDER, options);
  expect((await stripe.checkout.sessions.create(ORDER, options)).id).toBe(first.id);
  const other = { ...ORDER, client_reference_id: 'order-8' };
  await expect(stripe.checkout.sessions.create(other, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('sessions and keys survive a restart on the same folder', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const before = await start({ dir });
  const { id } = await before.stripe.checkout.sessions.create(ORDER);
  await before.sandbox.stop();
  const after = await start({ dir });
  expect(after.sandbox.baseUrl).toBe(before.sandbox.baseUrl);
  expect(await before.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
});

test('a wrong key and an unknown call are refused in the provider’s own words', async () => {
  const { sandbox, stripe } = await start();
  const stranger = sdkOf({ ...sandbox, secretKey: 'sk_test_wrong' });
  await expect(stranger.checkout.sessions.retrieve('cs_test_1')).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  });
  await expect(stripe.customers.create({})).rejects.toThrow('Unrecognized request URL');
});

test('it misbehaves to one payer, whatever the request about them, and to nobody else', async () => {
  const { sandbox, stripe } = await start();
  const setMode = async (mode: string, payer?: string) =>
    void (await fetch(`${sandbox.baseUrl}/_test/mode`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode, payer }),
    }));
  const { sessions } = stripe.checkout;
  const open = (customer_email: string) => sessions.create({ ...ORDER, customer_email });
  const mine = await open('ganna@example.com');
  await payOn(mine.url, '4242424242424242');
  const payment_intent = mine.id.replace('cs_test', 'pi');
  await setMode('error5xx', 'ganna@example.com');
  const theirs = await open('zeppi@example.com');
  await sessions.expire(theirs.id);
  const failing = [
    () => open('ganna@example.com'),
    () => sessions.retrieve(mine.id),
    () => stripe.refunds.create({ payment_intent }),
    () => stripe.refunds.list({ payment_intent }),
  ];
  for (const ask of failing) await expect(ask()).rejects.toMatchObject({ statusCode: 500 });
  await setMode('ok', 'ganna@example.com');
  for (const ask of failing) await ask();
});
