import { createHmac } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { clientOf } from '../support/client.ts';
import { timeAt } from '../support/clock.ts';
import { isFull } from '../support/size.ts';
import { type ShowSettings, stageBuyers } from '../support/stage.ts';
import { type Sale, useSales } from '../support/use-sales.ts';

const { urls } = inject('portal');
const { db, sandbox, startSale, openPayment, read, stateOf, untilState, mailsOf, lapse, sweep } = useSales();

describe('a payment', () => {
  it('gives the places and one mail, however often the provider says so (A4)', async () => {
    const sale = await startSale({ seats: 4 });
    const session = await openPayment(sale);
    await sandbox.pay(session);
    await untilState(sale, 'paid');
    await Promise.all(Array.from({ length: 10 }, () => sandbox.resend(session)));
    await expect.poll(() => mailsOf(sale)).toHaveLength(1);

    const paid = await read(sale);
    expect(paid?.attendees.map(({ code }) => code?.length)).toEqual([22, 22]);
    const sold = await db
      .selectFrom('seats')
      .select(['index', 'state'])
      .where('booking_id', '=', sale.booking.id)
      .orderBy('index')
      .execute();
    expect(sold).toEqual([
      { index: 0, state: 2 },
      { index: 1, state: 2 },
    ]);
    expect(await mailsOf(sale)).toHaveLength(1);
  });

  it('sends a ticket also to an attendee with an address of their own', async () => {
    const sale = await startSale();
    const [first, second] = sale.booking.attendees;
    const names = { first_name: 'Ċensa', last_name: 'Għigo' };
    await sale.client.PUT('/bookings/{booking}/attendees', {
      params: { path: sale.path },
      body: {
        attendees: [
          { id: first?.id ?? '', ...names, email: 'censa.ghigo@uni.example' },
          { id: second?.id ?? '', ...names },
        ],
      },
    });
    await sandbox.pay(await openPayment(sale));
    await untilState(sale, 'paid');
    await expect.poll(() => mailsOf(sale)).toHaveLength(2);
    expect((await mailsOf(sale)).filter((mail) => mail.includes('To: censa.ghigo@uni.example'))).toHaveLength(1);
  });

  it('is opened once, however often it is asked for', async () => {
    const sale = await startSale();
    const sessions = await Promise.all(Array.from({ length: 8 }, () => openPayment(sale)));
    expect(new Set(sessions).size).toBe(1);
    expect(sessions[0]).toMatch(/^cs_/);
  });

  it('is found without a webhook (A5)', async () => {
    const sale = await startSale();
    const session = await openPayment(sale);
    await db
      .updateTable('payments')
      .set({ changed_at: new Date(0) })
      .where('session_id', '=', session)
      .execute();
    await sandbox.mode('nowebhook', sale.email);
    try {
      await sandbox.pay(session);
    } finally {
      await sandbox.mode('ok', sale.email);
    }
    await sweep(urls[1]);
    await untilState(sale, 'paid');
  });

  it('never buys more than was paid for: a changed choice ends the open payment first (A7)', async () => {
    const sale = await startSale();
    const session = await openPayment(sale);
    const line = { ticket_id: sale.show.kinds.guest };
    const changed = await sale.client.POST('/bookings/{booking}/merge', {
      params: { path: sale.path },
      body: { attendees: [line, line, line] },
    });
    expect(changed.data?.data.state).toBe('held');
    expect(await sandbox.pay(session)).toEqual({ paid: false, error: 'expired' });
    const again = await openPayment(sale);
    expect(again).not.toBe(session);
    await sandbox.pay(again);
    await untilState(sale, 'paid');
    expect((await read(sale))?.payment?.amount.amount).toBe(4500);
  });

  it('is not changed by a price that changes after the places are held (A7)', async () => {
    const sale = await startSale();
    await db
      .updateTable('ticket_kinds')
      .set({ amount: 1 })
      .where('occurrence_id', '=', sale.show.occurrenceId)
      .execute();
    const { data } = await sale.client.POST('/bookings/{booking}/pay', { params: { path: sale.path } });
    expect(data?.data.amount.amount).toBe(2000);
  });

  it('settles a free booking without a provider', async () => {
    const sale = await startSale({ cents: { student: 0, guest: 0 } });
    const { data } = await sale.client.POST('/bookings/{booking}/pay', { params: { path: sale.path } });
    expect(data?.data).toMatchObject({ state: 'none_due', session_id: null });
    expect(await stateOf(sale)).toBe('paid');
  });

  it('that is declined keeps the hold for ten more minutes', async () => {
    const sale = await startSale();
    const session = await openPayment(sale);
    await db
      .updateTable('bookings')
      .set({ expires_at: new Date((await timeAt(urls[0])) + 60_000) })
      .where('id', '=', sale.booking.id)
      .execute();
    await sandbox.pay(session, '4000000000000002');
    await expect.poll(async () => (await read(sale))?.payment?.state).toBe('declined');
    const kept = Date.parse((await read(sale))?.expires_at ?? '') - (await timeAt(urls[0]));
    expect(kept).toBeGreaterThan(8 * 60_000);
    expect(kept).toBeLessThan(11 * 60_000);
  });
});

describe('a hold that ends', () => {
  it('ends the payment first, then frees the places', async () => {
    const sale = await startSale({ seats: 4 });
    const session = await openPayment(sale);
    await lapse(sale);
    await sweep();
    expect(await stateOf(sale)).toBe('expired');
    expect(await sandbox.pay(session)).toEqual({ paid: false, error: 'expired' });
    const free = await db
      .selectFrom('seats')
      .select('index')
      .where('occurrence_id', '=', sale.show.occurrenceId)
      .where('state', '=', 0)
      .execute();
    expect(free).toHaveLength(4);
  });

  it.runIf(isFull)('does not end while the provider cannot be asked', async () => {
    const sale = await startSale();
    await openPayment(sale);
    await lapse(sale);
    await sandbox.mode('refuse', sale.email);
    try {
      await sweep();
      expect(await stateOf(sale)).toBe('awaiting_payment');
    } finally {
      await sandbox.mode('ok', sale.email);
    }
    await expect
      .poll(async () => {
        // It rests for longer each time that one of the servers' own sweeps has met the refusal, too.
        await db
          .updateTable('stuck')
          .set({ next_try_at: new Date(0) })
          .where('id', '=', sale.booking.id)
          .execute();
        await sweep();
        return stateOf(sale);
      })
      .toBe('expired');
  });

  it('gives the same places to money that comes too late when they are free, and says so', async () => {
    const sale = await payAfterExpiry({ seats: 4 }, async () => undefined);
    await untilState(sale, 'paid');
    expect(await read(sale)).toMatchObject({ outcome: 'reseated' });
  });

  it('tells of the payment whose money it has, not of another that was opened since', async () => {
    const sale = await startSale();
    const late = await openPayment(sale);
    const ended = db.updateTable('payments').set({ state: 'expired' }).where('session_id', '=', late);
    await ended.execute();
    await db.updateTable('bookings').set({ state: 'held' }).where('id', '=', sale.booking.id).execute();
    const other = await openPayment(sale);
    await sandbox.pay(late);
    await untilState(sale, 'paid');
    expect((await read(sale))?.payment).toMatchObject({ state: 'paid', session_id: late, url: null });
    // Paid too, it goes back.
    await sandbox.pay(other);
    const refund = db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select('refunds.state')
      .where('session_id', '=', other);
    await expect.poll(() => refund.execute()).toEqual([{ state: 'succeeded' }]);
    expect((await read(sale))?.payment).toMatchObject({ state: 'paid', session_id: late });
  });

  it('sends money back that comes too late when the places are gone, and says so', async () => {
    const sale = await payAfterExpiry({ seats: 4 }, async ({ show }) => {
      const [other] = await stageBuyers(db, 1);
      const body = {
        occurrence_id: show.occurrenceId,
        attendees: [{ ticket_id: show.kinds.guest, seat: { guid: 'seat-1' } }],
      };
      await clientOf(urls[1], other).POST('/bookings', { body });
    });
    await untilState(sale, 'refunded');
    expect(await read(sale)).toMatchObject({ outcome: 'paid_too_late', payment: { state: 'refunded' } });
    await expect.poll(() => mailsOf(sale)).toHaveLength(2);
  });
});

/** The provider received the money before it was told to end the session, and we learn of it only after the hold. */
async function payAfterExpiry(settings: ShowSettings, meanwhile: (sale: Sale) => Promise<void>): Promise<Sale> {
  const sale = await startSale(settings);
  const session = await openPayment(sale);
  await db.updateTable('payments').set({ session_id: null, url: null }).where('session_id', '=', session).execute();
  await db.updateTable('payments').set({ state: 'expired' }).where('payable_id', '=', sale.booking.id).execute();
  await lapse(sale);
  await sweep();
  await meanwhile(sale);
  await sandbox.pay(session);
  return sale;
}

describe('cancelling', () => {
  it('sends the money back and frees the seats, until the deadline', async () => {
    const sale = await startSale({ seats: 4 });
    await sandbox.pay(await openPayment(sale));
    await untilState(sale, 'paid');
    await sale.client.DELETE('/bookings/{booking}', { params: { path: sale.path } });
    await untilState(sale, 'refunded');
    const owned = await db.selectFrom('seats').select('index').where('booking_id', '=', sale.booking.id).execute();
    expect(owned).toEqual([]);
  });

  it('is refused to whoever believes that nothing was paid, and gives nothing back', async () => {
    const sale = await startSale({ seats: 4 });
    await sandbox.pay(await openPayment(sale));
    await untilState(sale, 'paid');
    const believing = { params: { path: sale.path, query: { 'filter[state]': 'open' as const } } };
    const { error } = await sale.client.DELETE('/bookings/{booking}', believing);
    expect(error).toMatchObject({ code: 'already_paid' });
    expect(await stateOf(sale)).toBe('paid');
  });

  it('is refused after the deadline', async () => {
    const sale = await startSale({ startsInDays: 1, cancelHours: 48 });
    await sandbox.pay(await openPayment(sale));
    await untilState(sale, 'paid');
    const { error } = await sale.client.DELETE('/bookings/{booking}', { params: { path: sale.path } });
    expect(error).toMatchObject({ code: 'cancel_too_late' });
    expect(await stateOf(sale)).toBe('paid');
  });
});

describe('a webhook that is not the provider’s', () => {
  it('is refused: forged, stale or altered (A6)', async () => {
    const body = JSON.stringify({
      id: 'evt_x',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: {} },
    });
    const sign = (secret: string, at: number, text: string) =>
      `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')}`;
    const now = Math.floor(Date.now() / 1000);
    const signatures = Array.from({ length: 200 }, (_, at) => sign(`whsec_guess_${at}`, now - at * 10, body));
    const answers = await Promise.all(
      signatures.map((signature) =>
        fetch(`${urls[0]}/webhooks/payments`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          body,
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  });
});
