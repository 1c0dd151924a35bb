import { describe, expect, it } from 'vitest';
import { mailAbout, mailsTo } from '../support/mailbox.ts';
import { providerOf } from '../support/provider.ts';
import { stageStaff } from '../support/staff.ts';
import { useDeskBookings } from '../support/use-desk-bookings.ts';
import type { Sale } from '../support/use-sales.ts';

const { urls, dataDir, db, sandbox, startSale, openPayment, buy, open, change, emailOf, sweep, untilState } =
  useDeskBookings();
const provider = providerOf(dataDir);

const isBack = /^Part of your money is back: /;

/** The mails that say that a part is back. */
const toldBack = async (sale: Sale) =>
  (await mailsTo(dataDir, await emailOf(sale))).filter(({ subject }) => isBack.test(subject));

/** The parts that are back, in the history that the staff see. */
const seenBack = async (sale: Sale) => (await open(sale)).history.filter(({ event }) => event === 'refund.arrive');

const refundOf = async (sale: Sale) => {
  const own = db.selectFrom('refunds').selectAll().where('payable_id', '=', sale.booking.id);
  return own.orderBy('created_at').executeTakeFirstOrThrow();
};
const refundState = async (sale: Sale) => (await refundOf(sale)).state;

/** The moves of the booking's payment that refunds caused, each with who made it. */
async function movesOf(sale: Sale): Promise<string[]> {
  const moves = db
    .selectFrom('transitions')
    .innerJoin('payments', 'payments.id', 'transitions.row_id')
    .select(['event', 'actor'])
    .where('what', '=', 'payments')
    .where('payable_id', '=', sale.booking.id)
    .where('event', 'like', 'refund.%')
    .orderBy('transitions.id');
  return (await moves.execute()).map(({ event, actor }) => `${event} ${actor}`);
}

/** Sends the tickets again, and waits for that mail: what was to be sent before it is then under way too. */
async function resendTickets(sale: Sale): Promise<void> {
  const ticketMails = async () =>
    (await mailsTo(dataDir, await emailOf(sale))).filter(({ subject }) => subject.startsWith('Your tickets: ')).length;
  const before = await ticketMails();
  await change(sale, { event: 'tickets.resend' });
  await expect.poll(ticketMails).toBe(before + 1);
}

describe('a part that is sent back', () => {
  it('is told and noted as back once the provider says so, and only once', async () => {
    const sale = await buy();
    await sandbox.refundsTurn('pending', sale.session);
    await change(sale, { event: 'refund.part', amount: 1400 });
    const decided = await mailAbout(dataDir, await emailOf(sale), /^A refund for you: /);
    expect(decided.text).toContain('We’ll write again once it has gone back.');
    await expect.poll(() => refundState(sale)).toBe('pending');
    await Promise.all(urls.map((url) => sweep(url)));
    await resendTickets(sale);
    expect(await toldBack(sale)).toEqual([]);
    expect(await seenBack(sale)).toEqual([]);
    expect(await movesOf(sale)).toEqual(['refund.part staff']);

    await sandbox.refundsTurn('succeeded', sale.session);
    const told = await mailAbout(dataDir, await emailOf(sale), isBack);
    expect(told.text).toContain(`€14.00 of booking ${sale.booking.reference} went back to the card`);
    const { id: reference, provider_id: id, amount } = await refundOf(sale);
    const facts = { object: 'refund', id, amount, status: 'succeeded', metadata: { reference } };
    const again = await Promise.all(urls.map((url) => provider.hear(url, facts, { type: 'refund.updated' })));
    expect(new Set(again)).toEqual(new Set([200]));
    await Promise.all(urls.map((url) => sweep(url)));
    await resendTickets(sale);
    expect(await toldBack(sale)).toHaveLength(1);
    expect(await seenBack(sale)).toMatchObject([{ to_state: 'paid', by: null }]);
    expect(await movesOf(sale)).toEqual(['refund.part staff', 'refund.arrive portal']);
    expect((await open(sale)).state).toBe('paid');
  });

  it('is not told as back while it fails, and stands on the list of what is stuck', async () => {
    const sale = await buy();
    await sandbox.refundsTurn('failed', sale.session);
    await change(sale, { event: 'refund.part', amount: 600 });
    const { client: admin } = await stageStaff(db, urls[0], 'admin');
    const { id } = await refundOf(sale);
    const listed = async () => (await admin.GET('/desk/stuck')).data?.data.map((stuck) => stuck.id);
    await expect.poll(listed).toContain(id);
    await resendTickets(sale);
    expect(await toldBack(sale)).toEqual([]);
    expect(await seenBack(sale)).toEqual([]);

    await sandbox.refundsTurn('succeeded', sale.session);
    await admin.POST('/desk/stuck', { body: { what: 'refund', id } });
    await sweep();
    expect((await mailAbout(dataDir, await emailOf(sale), isBack)).text).toContain('€6.00');
    await expect.poll(listed).not.toContain(id);
    expect(await seenBack(sale)).toHaveLength(1);
  });

  it('is told by itself where the rest follows before it is back', async () => {
    const sale = await buy();
    await sandbox.refundsTurn('pending', sale.session);
    await change(sale, { event: 'refund.part', amount: 350 });
    await change(sale, { event: 'booking.cancel' });
    await sandbox.refundsTurn('succeeded', sale.session);
    await untilState(sale, 'refunded');
    expect((await mailAbout(dataDir, await emailOf(sale), isBack)).text).toContain('€3.50');
    expect((await mailAbout(dataDir, await emailOf(sale), /^Refunded: /)).text).toContain('€16.50');
    expect(await toldBack(sale)).toHaveLength(1);
    expect(await movesOf(sale)).toEqual([
      'refund.part staff',
      'refund.begin staff',
      'refund.arrive portal',
      'refund.confirm portal',
    ]);
  });

  it('for tickets that the buyer cancels is told as one sum', async () => {
    const sale = await startSale();
    const third = { attendees: [{ ticket_id: sale.show.kinds.student }] };
    await sale.client.POST('/bookings/{booking}/attendees', { params: { path: sale.path }, body: third });
    await sandbox.pay(await openPayment(sale));
    await untilState(sale, 'paid');
    const [, ...gone] = (await open(sale)).tickets.map(({ id }) => ({ id }));
    await sale.client.DELETE('/bookings/{booking}/attendees', {
      params: { path: sale.path, query: { 'filter[state]': 'bought' } },
      body: { attendees: gone },
    });
    expect((await mailAbout(dataDir, await emailOf(sale), isBack)).text).toContain('€20.00');
    expect(await toldBack(sale)).toHaveLength(1);
    expect(await movesOf(sale)).toEqual(['refund.part owner', 'refund.arrive portal']);
  });
});
