import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mailAbout, mailsTo } from '../support/mailbox.ts';
import { stageStaff } from '../support/staff.ts';
import { useDeskBookings } from '../support/use-desk-bookings.ts';
import type { Sale } from '../support/use-sales.ts';

const {
  urls,
  dataDir,
  db,
  sandbox,
  staff,
  startSale,
  openPayment,
  untilState,
  mailsOf,
  sweep,
  buy,
  open,
  change,
  emailOf,
} = useDeskBookings();

const find = async (search: string) =>
  (await staff().GET('/desk/bookings', { params: { query: { search } } })).data?.data.map(({ id }) => id);

/** The staff's actions in the history. */
const doneBy = async (sale: Sale) =>
  (await open(sale)).history.filter(({ by }) => by === 'Ħarries Żerafa').map(({ event, note }) => [event, note]);

/** The refunds of a booking, the smallest first: two of one moment come in either order. */
const moneyOf = async (sale: Sale) =>
  (await open(sale)).refunds
    .map(({ amount, state }) => [amount.amount, state] as const)
    .toSorted(([one], [other]) => one - other);

describe('a booking at the desk', () => {
  it('is found by name, reference, address and code, and whoever opens it is noted', async () => {
    const sale = await buy();
    const name = `Ġebel-${randomUUID().slice(0, 8)}`;
    const email = `${randomUUID()}@uni.example`;
    const [ticket] = (await open(sale)).tickets;
    await change(sale, {
      event: 'attendees.rename',
      attendee: { id: ticket?.id ?? '', first_name: 'Ċensa', last_name: 'Għigo', email },
    });
    await db
      .updateTable('users')
      .set({ last_name: name })
      .where('email', '=', await emailOf(sale))
      .execute();
    const code = (await open(sale)).tickets[0]?.code ?? '';
    const ways = [name, sale.booking.reference.toLowerCase(), await emailOf(sale), email.toUpperCase(), code];
    for (const search of ways) expect([search, await find(search)]).toEqual([search, [sale.booking.id]]);
    for (const search of ['%%', 'GQ-0000\0', 'GQ-0000-0000', `${code}x`]) expect(await find(search)).toEqual([]);
    const seen = (await sale.client.GET('/auth/export')).data?.data['seen_by_staff'] as { what: string }[];
    expect(new Set(seen.map(({ what }) => what))).toEqual(new Set(['bookings']));
  });

  it('has its tickets sent again, to the buyer and to each guest, however much was mailed that day', async () => {
    const sale = await buy();
    const email = `${randomUUID()}@uni.example`;
    const [ticket] = (await open(sale)).tickets;
    const attendee = { id: ticket?.id ?? '', first_name: 'Ċensa', last_name: 'Għigo', email };
    await change(sale, { event: 'attendees.rename', attendee });
    await expect.poll(() => mailsOf(sale)).toHaveLength(2);
    for (let time = 0; time < 7; time += 1)
      expect((await change(sale, { event: 'tickets.resend' })).response.status).toBe(200);
    await expect.poll(() => mailsOf(sale)).toHaveLength(16);
    expect(await mailsTo(dataDir, email)).toHaveLength(8);
    expect(await doneBy(sale)).toHaveLength(8);
  });

  it('has an attendee renamed: a new code, and the old one refused at the door', async () => {
    const door = (await stageStaff(db, urls[0], 'door')).client;
    const check = async (code: string | null | undefined) =>
      (await door.POST('/tickets/check', { body: { code: code ?? '' } })).data?.data.standing;
    const sale = await buy();
    const attendee = { id: (await open(sale)).tickets[0]?.id ?? '', first_name: 'Ġulja', last_name: 'Żammit' };
    await change(sale, { event: 'attendees.rename', attendee });
    const before = (await open(sale)).tickets[0]?.code;
    const { data } = await change(sale, { event: 'attendees.rename', attendee: { ...attendee, first_name: 'Ħanna' } });
    const after = data?.data.tickets[0]?.code;
    expect([await check(before), await check(after)]).toEqual(['replaced', 'valid']);
    const wrong = await change(sale, { event: 'attendees.rename', attendee: { ...attendee, first_name: '' } });
    expect(Object.keys(wrong.error?.errors ?? {})).toEqual(['attendees.0.first_name']);
    expect((await mailAbout(dataDir, await emailOf(sale), /^A new ticket for /)).text).toContain(
      'We changed who’s coming',
    );
  });

  it('is refunded in part and then whole: what goes back is what came in, to the cent', async () => {
    const sale = await buy({ seats: 4 });
    const reason = 'Il-mużika bdiet tard.';
    expect((await change(sale, { event: 'refund.part', amount: 2001 })).error?.errors).toHaveProperty('amount');
    const part = await change(sale, { event: 'refund.part', amount: 350, reason });
    expect(part.data?.data).toMatchObject({ state: 'paid', refundable: { amount: 1650 } });
    await expect.poll(() => moneyOf(sale)).toEqual([[350, 'succeeded']]);
    expect((await mailAbout(dataDir, await emailOf(sale), /^A refund for you: /)).text).toMatch(
      /€3\.50 [^]*Il-mużika bdiet tard\./,
    );

    const [first] = (await open(sale)).tickets;
    const one = await change(sale, { event: 'tickets.cancel', tickets: [first?.id ?? ''] });
    expect(one.data?.data).toMatchObject({ state: 'paid', refundable: { amount: 650 } });
    const rest = await change(sale, { event: 'booking.cancel', reason: 'Sala magħluqa.' });
    expect(rest.data?.data).toMatchObject({ outcome: 'cancelled_by_union', refundable: { amount: 0 }, events: [] });
    await untilState(sale, 'refunded');
    expect(await moneyOf(sale)).toEqual([
      [350, 'succeeded'],
      [650, 'succeeded'],
      [1000, 'succeeded'],
    ]);
    const received = (await open(sale)).payments.reduce((sum, payment) => sum + (payment.received?.amount ?? 0), 0);
    expect(received).toBe(2000);
    expect(await doneBy(sale)).toEqual([
      ['refund.part', reason],
      ['tickets.cancel', null],
      ['booking.cancel', 'Sala magħluqa.'],
    ]);
    const to = await emailOf(sale);
    const mails = [await mailAbout(dataDir, to, /^Cancelled: /), await mailAbout(dataDir, to, /^Refunded: /)];
    const texts = mails.map(({ text }) => text).join();
    // The mails about the rest give the remaining sum, not the price.
    expect(texts).toMatch(/€6\.50/);
    expect(texts).not.toMatch(/€20|€10/);
    expect((await change(sale, { event: 'refund.part', amount: 1 })).error?.code).toBe('not_in_this_state');
  });

  it('shows a refund as the provider says it, and stands on the list while it fails', async () => {
    const sale = await buy();
    await sandbox.refundsTurn('pending', sale.session);
    await change(sale, { event: 'refund.part', amount: 500 });
    await expect.poll(() => moneyOf(sale)).toEqual([[500, 'pending']]);
    await sandbox.refundsTurn('failed', sale.session);
    await expect.poll(() => moneyOf(sale)).toEqual([[500, 'failed']]);
    const queue = await staff().GET('/desk/bookings', { params: { query: { limit: 50 } } });
    expect(queue.data?.data.map(({ id }) => id)).toContain(sale.booking.id);
    const counts = await staff().GET('/desk/counts');
    expect(counts.data?.data).toEqual([{ room: 'bookings', count: expect.toSatisfy((count: number) => count > 0) }]);
    await sandbox.refundsTurn('succeeded', sale.session);
    const refund = (await open(sale)).refunds[0]?.id ?? '';
    const admin = await stageStaff(db, urls[0], 'admin');
    await admin.client.POST('/desk/stuck', { body: { what: 'refund', id: refund } });
    await sweep();
    await expect.poll(() => moneyOf(sale)).toEqual([[500, 'succeeded']]);
  });

  it('is let go before it is paid, its payment ended first', async () => {
    const sale = await startSale();
    const session = await openPayment(sale);
    expect((await open(sale)).events).toEqual(['attendees.rename', 'booking.cancel']);
    expect((await change(sale, { event: 'booking.cancel' })).data?.data).toMatchObject({ state: 'cancelled' });
    expect(await sandbox.pay(session)).toEqual({ paid: false, error: 'expired' });
  });

  it('is not let go by somebody who saw it before it was paid', async () => {
    const sale = await startSale();
    const session = await openPayment(sale);
    const { version } = await open(sale);
    await sandbox.pay(session);
    await untilState(sale, 'paid');
    const { error } = await staff().POST('/desk/bookings/{booking}', {
      params: { path: sale.path },
      body: { event: 'booking.cancel', version },
    });
    expect([error?.code, (await open(sale)).state]).toEqual(['changed_meanwhile', 'paid']);
  });

  it('is decided once where two of the staff decide at the same moment (Q2)', async () => {
    const sale = await buy();
    const two = await Promise.all([0, 1].map(() => stageStaff(db, urls[0], 'events')));
    const { version } = await open(sale);
    const answers = await Promise.all(
      two.map(({ client }) =>
        client.POST('/desk/bookings/{booking}', {
          params: { path: sale.path },
          body: { event: 'refund.part', amount: 300, version },
        }),
      ),
    );
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200, 409]));
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['changed_meanwhile']);
    expect((await open(sale)).refunds).toHaveLength(1);
    expect(await doneBy(sale)).toEqual([['refund.part', null]]);
  });

  it('is changed once for one key, and not at all by a request that lacks something', async () => {
    const sale = await buy();
    const { version } = await open(sale);
    const key = { 'Idempotency-Key': randomUUID() };
    const send = () =>
      staff().POST('/desk/bookings/{booking}', {
        params: { path: sale.path, header: key },
        body: { event: 'refund.part', amount: 100, version },
      });
    const [first, again] = [await send(), await send()];
    expect(again.data).toEqual(first.data);
    for (const event of ['refund.part', 'tickets.cancel', 'attendees.rename'] as const)
      expect((await change(sale, { event })).response.status).toBe(422);
    expect(await doneBy(sale)).toEqual([['refund.part', null]]);
  });
});
