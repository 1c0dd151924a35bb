import { expect, test } from 'vitest';
import { aSession, DECLINED, NO_FUNDS, PAYS, post, SLOW, startParts } from './parts.ts';

const form = (card: string): URLSearchParams => new URLSearchParams({ card });

test('a paid session is complete and tells so by one webhook', async () => {
  const { gateway, events } = await startParts();
  const { id, url } = await gateway.createSession(aSession());
  expect(await gateway.retrieveSession(id)).toMatchObject({ status: 'open', isPaid: false, url, amountTotal: 3250 });
  const answer = await post(url, form(PAYS));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://127.0.0.1:4149/en/pay/success?session=${id}`);
  const paid = await gateway.retrieveSession(id);
  expect(paid).toMatchObject({ status: 'complete', isPaid: true, reference: 'payment-1', url: null });
  expect(paid.paymentIntentId).toMatch(/^pi_/);
  await expect.poll(events).toEqual([
    {
      eventId: expect.stringMatching(/^evt_/),
      type: 'session.completed',
      sessionId: id,
      reference: 'payment-1',
      isPaid: true,
      paymentIntentId: paid.paymentIntentId,
      amountTotal: 3250,
      currency: 'eur',
    },
  ]);
});

test('paying twice takes the money once', async () => {
  const { gateway, events } = await startParts();
  const { id, url } = await gateway.createSession(aSession());
  const answers = await Promise.all([1, 2, 3].map(() => post(url, form(PAYS))));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await gateway.expireSession(id)).toBe('complete');
  await expect.poll(() => events().length).toBe(1);
});

test.each([
  [DECLINED, 'generic_decline', 'The card was declined'],
  [NO_FUNDS, 'insufficient_funds', 'not enough money'],
])('card %s is declined, and another card still pays', async (card, declineCode, text) => {
  const { gateway, events } = await startParts();
  const { id, url } = await gateway.createSession(aSession());
  const answer = await post(url, form(card));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(text);
  await expect.poll(events).toMatchObject([{ type: 'payment.failed', reference: 'payment-1', declineCode }]);
  expect(await gateway.retrieveSession(id)).toMatchObject({ status: 'open' });
  expect((await post(url, form(PAYS))).status).toBe(303);
});

test('a number that is no test card is refused and shown nowhere', async () => {
  const { gateway } = await startParts();
  const { url } = await gateway.createSession(aSession());
  const answer = await post(url, form('5555 4444 3333 1111'));
  expect(answer.status).toBe(422);
  expect(await answer.text()).not.toContain('1111');
});

test('the slow card pays after its delay, unless the session is ended before', async () => {
  const { gateway, clock, events } = await startParts();
  const slow = await gateway.createSession(aSession());
  expect((await post(slow.url, form(SLOW))).status).toBe(303);
  expect(await gateway.retrieveSession(slow.id)).toMatchObject({ status: 'open', isPaid: false });
  const ended = await gateway.createSession(aSession({ idempotencyKey: 'key-2' }));
  await post(ended.url, form(SLOW));
  expect(await gateway.expireSession(ended.id)).toBe('expired');
  clock.advance(8_000);
  expect(await gateway.retrieveSession(slow.id)).toMatchObject({ status: 'complete', isPaid: true });
  expect(await gateway.retrieveSession(ended.id)).toMatchObject({ status: 'expired', isPaid: false });
  await expect
    .poll(() =>
      events()
        .map(({ type }) => type)
        .toSorted(),
    )
    .toEqual(['session.completed', 'session.expired']);
});

test('an expired session cannot be paid, and expiring it again says the same', async () => {
  const { gateway, events } = await startParts();
  const { id, url } = await gateway.createSession(aSession());
  expect(await gateway.expireSession(id)).toBe('expired');
  expect(await gateway.expireSession(id)).toBe('expired');
  expect((await post(url, form(PAYS))).status).toBe(410);
  await expect.poll(events).toMatchObject([{ type: 'session.expired', sessionId: id, reference: 'payment-1' }]);
});

test('a session ends by itself, half an hour on at the earliest', async () => {
  const { gateway, clock } = await startParts();
  const { id } = await gateway.createSession(aSession());
  clock.advance(30 * 60_000);
  expect(await gateway.retrieveSession(id)).toMatchObject({ status: 'open' });
  clock.advance(60_000);
  expect(await gateway.retrieveSession(id)).toMatchObject({ status: 'expired' });
});

test('one idempotency key makes one session, and refuses other content', async () => {
  const { gateway } = await startParts();
  const ids = await Promise.all(Array.from({ length: 50 }, () => gateway.createSession(aSession())));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  await expect(gateway.createSession(aSession({ reference: 'payment-2' }))).rejects.toMatchObject({
    name: 'PaymentRefused',
  });
});

test('refunds go back in parts, never more than was paid, once per key', async () => {
  const { gateway } = await startParts();
  const { id, url } = await gateway.createSession(aSession());
  await post(url, form(PAYS));
  const paymentIntentId = (await gateway.retrieveSession(id)).paymentIntentId ?? '';
  const part = { paymentIntentId, amount: 1500, reference: 'refund-1', idempotencyKey: 'refund-1' };
  const first = await gateway.refund(part);
  expect(first.status).toBe('succeeded');
  expect(await gateway.refund(part)).toEqual(first);
  await expect(gateway.refund({ ...part, amount: 1751, idempotencyKey: 'refund-2' })).rejects.toMatchObject({
    name: 'PaymentRefused',
  });
  await gateway.refund({ ...part, amount: 1750, idempotencyKey: 'refund-3' });
  await expect(gateway.refund({ ...part, amount: 1, idempotencyKey: 'refund-4' })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect(await gateway.listRefunds(paymentIntentId)).toMatchObject([{ status: 'succeeded' }, { id: first.id }]);
});

test('a refund that is on its way tells by webhook how it turned out, and one that failed can be asked for again', async () => {
  const { gateway, events, sandbox } = await startParts();
  const { id, url } = await gateway.createSession(aSession());
  await post(url, form(PAYS));
  const paymentIntentId = (await gateway.retrieveSession(id)).paymentIntentId ?? '';
  const turnOut = (status: string) => post(`${sandbox.baseUrl}/_test/refunds/${id}`, { status });
  const whole = { paymentIntentId, amount: 3250, reference: 'refund-1', idempotencyKey: 'refund-1' };
  await turnOut('pending');
  const refund = await gateway.refund(whole);
  expect(refund.status).toBe('pending');
  await turnOut('failed');
  expect(await gateway.retrieveRefund(refund.id)).toMatchObject({ status: 'failed', reference: 'refund-1' });
  await turnOut('succeeded');
  expect(await gateway.refund({ ...whole, idempotencyKey: 'refund-1-2' })).toMatchObject({ status: 'succeeded' });
  await expect
    .poll(() => events().filter(({ type }) => type === 'refund.changed'))
    .toMatchObject([{ refund: { id: refund.id, status: 'failed', reference: 'refund-1' } }]);
});

test('an unknown session and a wrong key are refused', async () => {
  const { gateway } = await startParts();
  await expect(gateway.retrieveSession('cs_test_none')).rejects.toMatchObject({ code: 'resource_missing' });
});

test('an embedded session has a secret for the page that it stands in, and no address', async () => {
  const { gateway, events, sandbox } = await startParts();
  const { id, url } = await gateway.createSession(aSession({ page: 'embedded' }));
  expect(url).toBeNull();
  const open = await gateway.retrieveSession(id);
  expect(open).toMatchObject({ status: 'open', url: null, clientSecret: expect.stringContaining(id) });
  await post(`${sandbox.baseUrl}/pay/${id}`, form(PAYS));
  expect(await gateway.retrieveSession(id)).toMatchObject({ isPaid: true, clientSecret: null });
  await expect.poll(events).toMatchObject([{ type: 'session.completed', sessionId: id, reference: 'payment-1' }]);
});

test('a hosted session has no secret', async () => {
  const { gateway } = await startParts();
  const { id } = await gateway.createSession(aSession());
  expect((await gateway.retrieveSession(id)).clientSecret).toBeNull();
});
