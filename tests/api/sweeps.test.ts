import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { describe, expect, inject, it } from 'vitest';
import { socketOf } from '../support/socket.ts';
import { type Sale, useSales } from '../support/use-sales.ts';

const { urls, dataDir } = inject('portal');
const { db, sandbox, startSale, openPayment, read, stateOf, untilState, mailsOf, lapse, sweep } = useSales();

const failureOf = (id: string) => db.selectFrom('stuck').selectAll().where('id', '=', id).executeTakeFirst();
const hide = ({ show }: Sale) => db.updateTable('events').set({ hidden: true }).where('slug', '=', show.slug).execute();
const callOff = ({ show }: Sale) =>
  db.updateTable('occurrences').set({ cancelled: true }).where('id', '=', show.occurrenceId).execute();

/** A paid booking. */
async function buy(...settings: Parameters<typeof startSale>): Promise<Sale & { session: string }> {
  const sale = await startSale(...settings);
  const session = await openPayment(sale);
  await sandbox.pay(session);
  await untilState(sale, 'paid');
  return { ...sale, session };
}

/** Queues a job that is given up after its first failure, as others are after hours. Returns its id. */
async function sendOnce(name: string, data: object): Promise<string> {
  const boss = new PgBoss({ ...socketOf(dataDir), schedule: false, supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
  const id = (await boss.send(name, data, { retryLimit: 0 })) ?? '';
  await boss.stop();
  return id;
}

describe('a sweep', () => {
  it('ends all other holds where one cannot be ended, and comes back to that one', async () => {
    const foreign = await startSale();
    await openPayment(foreign);
    // As after a change of the payment provider.
    const payment = db.updateTable('payments').where('payable_id', '=', foreign.booking.id);
    await payment.set({ session_id: `cs_test_${randomUUID()}` }).execute();
    const hidden = await startSale({ seats: 4 });
    const good = await startSale();
    for (const sale of [foreign, hidden, good]) await lapse(sale);
    await hide(hidden);
    await sweep();
    expect(await Promise.all([foreign, hidden, good].map(stateOf))).toEqual(['awaiting_payment', 'expired', 'expired']);
    expect(await failureOf(foreign.booking.id)).toMatchObject({ what: 'hold' });
    // No provider keeps a session that long.
    await payment.set({ created_at: new Date(0) }).execute();
    // Other tests run sweeps too: it may have failed twice by now, and rest.
    await db
      .updateTable('stuck')
      .set({ next_try_at: new Date(0) })
      .where('id', '=', foreign.booking.id)
      .execute();
    await sweep();
    expect(await stateOf(foreign)).toBe('expired');
    expect(await failureOf(foreign.booking.id)).toBeUndefined();
  });

  it('rests longer after each failure', async () => {
    const sale = await startSale();
    await openPayment(sale);
    await db
      .updateTable('payments')
      .set({ session_id: `cs_test_${randomUUID()}` })
      .where('payable_id', '=', sale.booking.id)
      .execute();
    await lapse(sale);
    for (let time = 0; time < 3; time += 1) await sweep(urls[time % 2]);
    const failed = await failureOf(sale.booking.id);
    const rest = (at: Date | undefined) => (at?.getTime() ?? 0) - (failed?.last_tried_at.getTime() ?? 0);
    expect(rest(failed?.next_try_at)).toBeGreaterThanOrEqual(2000);
    // It rests while the clock does not move.
    for (let time = 0; time < 3; time += 1) await sweep(urls[time % 2]);
    expect((await failureOf(sale.booking.id))?.tries).toBe(failed?.tries);
  });

  it('forgets a hold that came to nothing some weeks ago, and no booking with money in it', async () => {
    const over = await startSale();
    await lapse(over);
    await sweep();
    const recent = await startSale();
    await lapse(recent);
    await sweep();
    const bought = await buy();
    for (const { booking } of [over, bought])
      await db
        .updateTable('bookings')
        .set({ changed_at: new Date(0) })
        .where('id', '=', booking.id)
        .execute();
    await fetch(`${urls[1]}/test/sweep/rows`, { method: 'POST' });
    expect(await Promise.all([over, recent, bought].map(stateOf))).toEqual([undefined, 'expired', 'paid']);
    const left = db.selectFrom('attendees').select('id').where('booking_id', '=', over.booking.id);
    expect(await left.execute()).toEqual([]);
  });
});

describe('a job that is given up', () => {
  it('stands on the list with what it was about', async () => {
    const bookingId = randomUUID();
    const id = await sendOnce('booking-mail', { bookingId, kind: 'tickets' });
    await expect
      .poll(() => failureOf(id))
      .toMatchObject({ what: 'job booking-mail', tries: 1, data: { bookingId, kind: 'tickets' } });
  });
});

describe('a refund', () => {
  it('that came back by the sweep after its job was given up is on no list', async () => {
    const sale = await buy();
    await sandbox.mode('error5xx', sale.email);
    await sale.client.DELETE('/bookings/{booking}', { params: { path: sale.path } });
    const refund = db.selectFrom('refunds').select('id').where('payable_id', '=', sale.booking.id);
    const { id: refundId } = await refund.executeTakeFirstOrThrow();
    const job = await sendOnce('refund', { refundId });
    await expect.poll(() => failureOf(job)).toMatchObject({ what: 'job refund', data: { refundId } });
    await sandbox.mode('ok', sale.email);
    await db
      .updateTable('stuck')
      .set({ next_try_at: new Date(0) })
      .where('id', '=', refundId)
      .execute();
    await sweep();
    await untilState(sale, 'refunded');
    expect(await Promise.all([failureOf(job), failureOf(refundId)])).toEqual([undefined, undefined]);
  });

  it('that the provider reports as back is on no list', async () => {
    const sale = await buy();
    await sandbox.refundsTurn('pending', sale.session);
    await sale.client.DELETE('/bookings/{booking}', { params: { path: sale.path } });
    const refund = db.selectFrom('refunds').select(['id', 'state']).where('payable_id', '=', sale.booking.id);
    await expect.poll(() => refund.executeTakeFirst()).toMatchObject({ state: 'pending' });
    const { id } = await refund.executeTakeFirstOrThrow();
    // As after ten days of asking.
    const failure = { what: 'refund', id, tries: 9, last_error: 'The provider has been at it for days', data: 'null' };
    const [then, later] = [new Date(0), new Date('2099-01-01')];
    await db
      .insertInto('stuck')
      .values({ ...failure, since: then, last_tried_at: then, next_try_at: later })
      .execute();
    await sandbox.refundsTurn('succeeded', sale.session);
    await untilState(sale, 'refunded');
    expect(await failureOf(id)).toBeUndefined();
  });
});

describe('an event that is hidden', () => {
  it('keeps its buyers’ bookings, tickets, mails and refunds, and sells nothing', async () => {
    const sale = await buy({ seats: 4 });
    const held = await startSale({}, undefined);
    await hide(sale);
    await hide(held);
    // The events on sale may be cached for a second.
    const pay = () => held.client.POST('/bookings/{booking}/pay', { params: { path: held.path } });
    await expect.poll(async () => (await pay()).response.status).toBe(404);
    expect((await read(sale))?.attendees.map(({ seat }) => seat?.guid)).toEqual(['seat-0', 'seat-1']);
    expect((await sale.client.GET('/bookings')).data?.data.map(({ id }) => id)).toEqual([sale.booking.id]);
    const tickets = await sale.client.GET('/bookings/{booking}/tickets', {
      params: { path: sale.path },
      parseAs: 'arrayBuffer',
    });
    expect(tickets.response.status).toBe(200);
    await sale.client.DELETE('/bookings/{booking}', { params: { path: sale.path } });
    await untilState(sale, 'refunded');
    await expect.poll(() => mailsOf(sale)).toHaveLength(3);
  });
});

describe('an occurrence that is called off', () => {
  it('refunds and tells each buyer once, lets holds go, and sells no more', async () => {
    const paid = await buy({ seats: 8 });
    const [guest] = paid.booking.attendees;
    const names = { first_name: 'Ċensa', last_name: 'Għigo' };
    await db
      .updateTable('attendees')
      .set({ ...names, email: `${randomUUID()}@uni.example` })
      .where('id', '=', guest?.id ?? '')
      .execute();
    const free = await startSale({ cents: { student: 0, guest: 0 } });
    await openPayment(free);
    const held = await startSale({}, free.show);
    const paying = await startSale();
    const session = await openPayment(paying);
    for (const sale of [paid, free, paying]) await callOff(sale);
    await Promise.all([sweep(urls[0]), sweep(urls[1])]);
    await sweep();

    await untilState(paid, 'refunded');
    expect(await Promise.all([free, held, paying].map(stateOf))).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await read(paid)).toMatchObject({ outcome: 'event_cancelled', payment: { state: 'refunded' } });
    expect(await sandbox.pay(session)).toEqual({ paid: false, error: 'expired' });
    // The tickets, the news to the buyer and to the guest, and the refund.
    await expect.poll(() => mailsOf(paid)).toHaveLength(4);
    await expect.poll(() => mailsOf(free)).toHaveLength(2);
    expect(await mailsOf(held)).toEqual([]);
    const seats = db.selectFrom('seats').select('index').where('occurrence_id', '=', paid.show.occurrenceId);
    expect(await seats.where('state', '<>', 0).execute()).toEqual([]);
  });
});
