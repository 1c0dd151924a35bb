import { createHmac, randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../server/kernel/clock.ts';
import { WebhookRefused } from '../../../server/kernel/payment-errors.ts';
import { createPaymentGateway } from '../../../server/kernel/payments/gateway.ts';
import { aSession, PAYS, post, startParts } from './parts.ts';

const webhookSecret = 'whsec_test';
const signatureClock = createTestClock(new Date('2026-10-05T09:00:00Z'));
const gateway = createPaymentGateway({ secretKey: 'sk_test_1', webhookSecret, signatureClock });

const genuine = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: {
    object: {
      id: 'cs_1',
      client_reference_id: 'payment-1',
      payment_status: 'paid',
      payment_intent: 'pi_1',
      amount_total: 100,
    },
  },
});

function sign(payload: string, { secret = webhookSecret, ageSeconds = 0 } = {}): string {
  const timestamp = Math.floor(signatureClock.now().getTime() / 1000) - ageSeconds;
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

const read = (body: string | Buffer, signature: string | undefined) => gateway.readEvent(Buffer.from(body), signature);

test('a genuine webhook is read, up to 300 seconds old or ahead', () => {
  expect(read(genuine, sign(genuine, { ageSeconds: -300 }))).toMatchObject({ isPaid: true });
  expect(read(genuine, sign(genuine, { ageSeconds: 300 }))).toMatchObject({ type: 'session.completed', isPaid: true });
});

type Forgery = (seed: number) => [body: string | Buffer, signature: string | undefined];

const hexDigit = (seed: number): string => (seed % 16).toString(16);

const forgeries: Record<string, Forgery> = {
  'without a signature': () => [genuine, undefined],
  'signed with another secret': (seed) => [genuine, sign(genuine, { secret: `whsec_${seed}` })],
  'with a random signature': () => [genuine, `t=1791190800,v1=${randomBytes(32).toString('hex')}`],
  'with one digit of the signature changed': (seed) => {
    const signature = sign(genuine);
    const at = signature.length - 1 - (seed % 64);
    const other = signature[at] === hexDigit(seed) ? hexDigit(seed + 1) : hexDigit(seed);
    return [genuine, signature.slice(0, at) + other + signature.slice(at + 1)];
  },
  'dated in the future': (seed) => [genuine, sign(genuine, { ageSeconds: -301 - seed })],
  stale: (seed) => [genuine, sign(genuine, { ageSeconds: 301 + seed })],
  'with a fresh date on an old signature': (seed) => [
    genuine,
    sign(genuine, { ageSeconds: 1 + seed }).replace(/t=\d+/, 't=1791190800'),
  ],
  're-serialised': (seed) => [JSON.stringify(JSON.parse(genuine), null, 1 + (seed % 8)), sign(genuine)],
  'with a byte order mark': () => [
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(genuine)]),
    sign(genuine),
  ],
  'with another amount': (seed) => [genuine.replace('100', String(101 + seed)), sign(genuine)],
  'signed under the wrong scheme': () => {
    const signature = createHmac('sha256', webhookSecret).update(`1791190800.${genuine}`).digest('hex');
    return [genuine, `t=1791190800,v0=${signature}`];
  },
};

test('of 550 forged, stale and re-serialised webhooks none is taken', () => {
  let refused = 0;
  for (let seed = 0; seed < 50; seed += 1) {
    for (const forge of Object.values(forgeries)) {
      expect(() => read(...forge(seed))).toThrow(WebhookRefused);
      refused += 1;
    }
  }
  expect(refused).toBe(550);
});

test('a webhook is sent again until the portal takes it', async () => {
  const parts = await startParts();
  parts.refuseNext(2);
  const { url } = await parts.gateway.createSession(aSession());
  await post(url, new URLSearchParams({ card: PAYS }));
  await expect.poll(() => parts.events().length).toBe(1);
});

test('lost webhooks come only on request, and as often as asked', async () => {
  const parts = await startParts();
  await parts.setMode('nowebhook');
  const { id, url } = await parts.gateway.createSession(aSession());
  await post(url, new URLSearchParams({ card: PAYS }));
  await parts.setMode('ok');
  for (let time = 1; time <= 3; time += 1) {
    const answer = await post(`${parts.sandbox.baseUrl}/_test/resend/${id}`, {});
    expect(await answer.json()).toEqual({ statuses: [200] });
  }
  expect(new Set(parts.events().map(({ eventId }) => eventId)).size).toBe(1);
  expect(parts.delivered.length).toBe(3);
});
