import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { providerOf } from '../support/provider.ts';
import { type Sale, useSales } from '../support/use-sales.ts';

const { urls, dataDir } = inject('portal');
const { db, sandbox, startSale, openPayment, read, stateOf, untilState, mailsOf, sweep } = useSales();

const provider = providerOf(dataDir);

const paymentIdOf = async (sale: Sale) => (await read(sale))?.payment?.id ?? '';

const hear = (facts: Record<string, unknown>, aheadSeconds = 0) => provider.hear(urls[0], facts, { aheadSeconds });

const countOf = async (session: string) =>
  (
    await db
      .selectFrom('stuck')
      .select('tries')
      .where('what', '=', 'webhook')
      .where('id', '=', session)
      .executeTakeFirst()
  )?.tries;

describe('money that was not asked for like this', () => {
  it('buys nothing in another currency, and is counted and sent back', async () => {
    const sale = await startSale();
    const session = await openPayment(sale);
    const client_reference_id = await paymentIdOf(sale);
    expect(await hear({ id: session, client_reference_id, amount_total: 2000, currency: 'jpy' })).toBe(200);
    // The places are still held, and can be paid for with another payment.
    expect(await stateOf(sale)).toBe('held');
    expect(await countOf(session)).toBe(1);
    const refund = db
      .selectFrom('refunds')
      .select(['amount', 'currency'])
      .where('payment_id', '=', client_reference_id);
    expect(await refund.execute()).toEqual([{ amount: 2000, currency: 'jpy' }]);
    await sandbox.pay(await openPayment(sale));
    await untilState(sale, 'paid');
  });

  it('buys nothing by a session that we did not open: it goes back, and the own one can still be paid', async () => {
    const sale = await startSale();
    const own = await openPayment(sale);
    const reference = await paymentIdOf(sale);
    const page = 'http://127.0.0.1/';
    const stranger = await provider.gateway.createSession({
      reference,
      idempotencyKey: randomUUID(),
      lines: [{ name: 'Anything', amountCents: 2000, quantity: 1 }],
      customerEmail: 'stranger@uni.example',
      successUrl: page,
      cancelUrl: page,
      expiresAt: new Date(),
      locale: 'en',
    });
    await sandbox.pay(stranger.id);
    const refund = db.selectFrom('refunds').select(['amount', 'state']).where('payment_id', '=', reference);
    await expect.poll(() => refund.execute()).toEqual([{ amount: 2000, state: 'succeeded' }]);
    expect(await countOf(stranger.id)).toBe(1);
    expect(await stateOf(sale)).toBe('awaiting_payment');
    await sandbox.pay(own);
    await untilState(sale, 'paid');
  });

  it('buys nothing under a signature of the future', async () => {
    const sale = await startSale();
    const session = await openPayment(sale);
    const facts = { id: session, client_reference_id: await paymentIdOf(sale), amount_total: 2000, currency: 'eur' };
    expect(await hear(facts, 4000)).toBe(400);
    expect(await stateOf(sale)).toBe('awaiting_payment');
    expect(await hear(facts)).toBe(200);
    expect(await stateOf(sale)).toBe('paid');
  });
});

describe('a refund', () => {
  /** A paid booking that its buyer cancels, with refunds that turn out like this. */
  async function cancelPaid(status: 'pending' | 'failed'): Promise<Sale & { session: string; refundId: string }> {
    const sale = await startSale();
    const session = await openPayment(sale);
    await sandbox.pay(session);
    await untilState(sale, 'paid');
    await sandbox.refundsTurn(status, session);
    await sale.client.DELETE('/bookings/{booking}', { params: { path: sale.path } });
    const payment_id = await paymentIdOf(sale);
    const { id } = await db
      .selectFrom('refunds')
      .select('id')
      .where('payment_id', '=', payment_id)
      .executeTakeFirstOrThrow();
    return { ...sale, session, refundId: id };
  }
  const refundOf = ({ refundId }: { refundId: string }) =>
    db.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirstOrThrow();

  it('is told as done only once the provider says so', async () => {
    const sale = await cancelPaid('pending');
    await expect.poll(async () => (await refundOf(sale)).state).toBe('pending');
    expect(await stateOf(sale)).toBe('refund_pending');
    await sandbox.refundsTurn('succeeded', sale.session);
    await untilState(sale, 'refunded');
    // The tickets, the cancellation, and the refund.
    await expect.poll(() => mailsOf(sale)).toHaveLength(3);
  });

  it('that fails is counted, and asked for anew until it succeeds', async () => {
    const sale = await cancelPaid('failed');
    const stuck = db.selectFrom('stuck').selectAll().where('what', '=', 'refund').where('id', '=', sale.refundId);
    const triesOf = async () => (await stuck.executeTakeFirst())?.tries ?? 0;
    /** Sweeps until the refund is this far. The portal's clock stands still, so what other tests' sweeps have tried would rest for ever. */
    const sweepUntil = (url: string, isSo: () => Promise<boolean>) =>
      expect
        .poll(async () => {
          await db
            .updateTable('stuck')
            .set({ next_try_at: new Date(0) })
            .where('id', '=', sale.refundId)
            .execute();
          await sweep(url);
          return isSo();
        })
        .toBe(true);
    await expect.poll(triesOf).toBeGreaterThan(0);
    const tries = await triesOf();
    await sweepUntil(urls[0], async () => (await triesOf()) > tries);
    expect((await stuck.executeTakeFirst())?.last_error).toContain('could not refund');
    expect(await stateOf(sale)).toBe('refund_pending');
    await sandbox.refundsTurn('succeeded', sale.session);
    await sweepUntil(urls[1], async () => (await stateOf(sale)) === 'refunded');
    const refund = await refundOf(sale);
    expect(refund).toMatchObject({ state: 'succeeded', amount: 2000 });
    // Other tests run sweeps too.
    expect(refund.attempt).toBeGreaterThan(2);
    expect(await stuck.executeTakeFirst()).toBeUndefined();
  });

  it('that the union made by hand stands for what is still due, and never another part of ours', async () => {
    const sale = await startSale();
    const session = await openPayment(sale);
    await sandbox.pay(session);
    await untilState(sale, 'paid');
    const { payment_intent } = await db
      .selectFrom('payments')
      .select('payment_intent')
      .where('id', '=', await paymentIdOf(sale))
      .executeTakeFirstOrThrow();
    const byHand = await provider.gateway.refund({
      reference: 'by hand',
      paymentIntentId: payment_intent ?? '',
      amount: 1000,
      idempotencyKey: randomUUID(),
    });
    const [first] = sale.booking.attendees;
    await sale.client.DELETE('/bookings/{booking}/attendees', {
      params: { path: sale.path, query: { 'filter[state]': 'bought' } },
      body: { attendees: [{ id: first?.id ?? '' }] },
    });
    const refunds = db
      .selectFrom('refunds')
      .select(['provider_id', 'state'])
      .where('payment_intent', '=', payment_intent);
    await expect.poll(() => refunds.execute()).toMatchObject([{ state: 'succeeded' }]);
    const [part] = await refunds.execute();
    await sale.client.DELETE('/bookings/{booking}', { params: { path: sale.path } });
    await untilState(sale, 'refunded');
    expect((await refunds.orderBy('created_at').execute()).map(({ provider_id }) => provider_id)).toEqual(
      expect.arrayContaining([part?.provider_id, byHand.id]),
    );

    // More than was received cannot be refunded.
    const more = await db
      .insertInto('refunds')
      .values({
        payment_id: await paymentIdOf(sale),
        payment_intent: payment_intent ?? '',
        amount: 500,
        currency: 'eur',
        state: 'due',
        provider_id: null,
        look_at: new Date(0),
        created_at: new Date(0),
        changed_at: new Date(0),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sweep();
    expect(await refundOf({ refundId: more.id })).toMatchObject({ state: 'due', provider_id: null });
    await db.deleteFrom('refunds').where('id', '=', more.id).execute();
  });
});
