import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { stagePerson } from '../support/accounts.ts';
import { type Client, clientOf } from '../support/client.ts';
import { admission, deviceAt } from '../support/doors.ts';
import { invitationIn, mailAbout, nthMailTo } from '../support/mailbox.ts';
import type { Buyer } from '../support/stage.ts';
import { deleteForGood } from '../support/stage-life.ts';
import { censa, type TicketSale, useTickets, zaren } from '../support/use-tickets.ts';

const { urls } = inject('portal');
const { stage, dataDir, hold, read, pay, update, doorkeeper, check, isToldOf } = useTickets();

const mailbox = () => `friend-${randomUUID()}@mail.example`;

const send = ({ client, params }: TicketSale, ticket: string | undefined, email: string) =>
  client.POST('/bookings/{booking}/transfers', { params, body: { attendee_id: ticket ?? '', email } });
const takeBack = async ({ client, params }: TicketSale, transfer: string | undefined) =>
  client.DELETE('/bookings/{booking}/transfers/{transfer}', {
    params: { path: { ...params.path, transfer: transfer ?? '' } },
  });
const cancelOne = ({ client, params }: TicketSale, id: string | undefined) =>
  client.DELETE('/bookings/{booking}/attendees', {
    params: { ...params, query: { 'filter[state]': 'bought' } },
    body: { attendees: [{ id: id ?? '' }] },
  });

async function friend(): Promise<Buyer & { client: Client }> {
  const buyer = await stage.buyer();
  return { ...buyer, client: clientOf(urls[0], buyer) };
}
const accept = (client: Client, token: string, names = zaren) =>
  client.POST('/ticket-transfers/accept', { body: { token, ...names } });
const look = (token: string) => clientOf(urls[0]).POST('/ticket-transfers/look', { body: { token } });
const tokenMailed = async (email: string) => invitationIn(await nthMailTo(dataDir, email)).token;

/** Two tickets, the first of them on its way to somebody. */
async function sent(settings: Parameters<typeof hold>[0] = {}) {
  const sale = await hold(settings);
  const [first, second] = (await pay(sale)).attendees;
  const email = mailbox();
  const { data } = await send(sale, first?.id, email);
  const transfer = data?.data.attendees[0]?.transfer;
  return { sale, first, second, email, transfer, token: await tokenMailed(email) };
}

/** Returns once the portal's copy of the event's facts, which it keeps for a moment, has the new start. */
async function startEvent(sale: TicketSale): Promise<void> {
  const starts_at = new Date(0);
  const { id } = sale.booking.occurrence;
  await stage.db.updateTable('occurrences').set({ starts_at }).where('id', '=', id).execute();
  await expect.poll(async () => Date.parse((await read(sale)).occurrence.start)).toBe(0);
}

async function callOff({ booking }: TicketSale): Promise<void> {
  const dates = stage.db.updateTable('occurrences').where('id', '=', booking.occurrence.id);
  await dates.set({ cancelled: true }).execute();
  await fetch(`${urls[0]}/test/sweep`, { method: 'POST' });
}

describe('a ticket that is sent', () => {
  it('becomes the receiver’s with a new code; the old one is refused at the door', async () => {
    const door = await doorkeeper();
    const { sale, first, second, email, transfer, token } = await sent({ seats: 4 });
    expect(transfer).toMatchObject({ email });
    expect((await check(door, first?.code))?.standing).toBe('valid');
    const offer = (await look(token)).data?.data;
    expect(offer).toMatchObject({ from: 'Żaren', seat: { guid: 'seat-0' }, names_required: false, questions: [] });
    expect(JSON.stringify(offer)).not.toMatch(new RegExp(`Buħaġiar|${sale.buyer.email}|${sale.booking.reference}`));

    const receiver = await friend();
    const { data, response } = await accept(receiver.client, token, censa);
    expect(response.status).toBe(201);
    const [ticket] = data?.data.attendees ?? [];
    expect(data?.data).toMatchObject({ state: 'paid', outcome: 'received', total: { amount: 0 }, payment: null });
    expect(ticket).toMatchObject({ ...censa, seat: { guid: 'seat-0' }, amount: { amount: 0 } });
    const { text } = await mailAbout(dataDir, receiver.email, `Your tickets: ${sale.show.slug}`);
    expect(text).toMatch(/^(?![^]*Price:)[^]*no money goes back/);
    const codes = [first?.code, second?.code, ticket?.code];
    const standings = await Promise.all(codes.map(async (code) => (await check(door, code))?.standing));
    expect(standings).toEqual(['replaced', 'valid', 'valid']);
    expect(await read(sale)).toMatchObject({
      attendees: [{ id: second?.id }],
      transferred_attendees: [{ id: first?.id, code: null, transfer: { email } }],
      total: { amount: 2000 },
      refundable: { amount: 1000 },
    });
    await isToldOf(sale.buyer.email, 'Your ticket was accepted');
    await isToldOf(receiver.email, 'Your tickets');
    expect((await look(token)).error?.code).toBe('transfer_over');
  });

  it('goes to one of two who accept at the same moment', async () => {
    const { sale, first, token } = await sent({ seats: 4 });
    const [one, other] = [await friend(), await friend()];
    const answers = await Promise.all([
      accept(one.client, token),
      accept(other.client, token),
      accept(one.client, token),
    ]);
    expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([201, 404, 404]);
    const live = stage.db.selectFrom('attendees').select('booking_id').where('live', '=', true);
    const owners = await live
      .where('occurrence_id', '=', sale.booking.occurrence.id)
      .where('seat_index', '=', 0)
      .execute();
    expect(owners).toHaveLength(1);
    expect(owners[0]?.booking_id).not.toBe(sale.booking.id);
    expect((await cancelOne(sale, first?.id)).response.status).toBe(422);
  });

  it('is accepted or cancelled with a refund, never both', async () => {
    const tries = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { sale, first, token } = await sent();
        const receiver = await friend();
        const [taken, cancelled] = await Promise.all([accept(receiver.client, token), cancelOne(sale, first?.id)]);
        const { refunds } = await read(sale);
        return [taken.response.status === 201, cancelled.response.status === 200, refunds.length];
      }),
    );
    for (const [isTaken, isCancelled, refunds] of tries) {
      expect(isTaken).not.toBe(isCancelled);
      expect(refunds).toBe(isCancelled ? 1 : 0);
    }
  });

  it('is on its way to one person at a time, and can be taken back until it is accepted', async () => {
    const { sale, first, email, transfer, token } = await sent();
    expect((await send(sale, first?.id, mailbox())).error?.code).toBe('transfer_open');
    const stranger = await hold();
    expect((await takeBack(stranger, transfer?.id)).response.status).toBe(404);
    const { data } = await takeBack(sale, transfer?.id);
    expect(data?.data.attendees[0]).toMatchObject({ id: first?.id, code: first?.code, transfer: null });
    expect((await accept((await friend()).client, token)).error?.code).toBe('transfer_over');
    expect((await takeBack(sale, transfer?.id)).response.status).toBe(409);
    await isToldOf(email, 'No longer on offer');
    const next = mailbox();
    expect((await send(sale, first?.id, next)).response.status).toBe(201);
    expect((await accept((await friend()).client, await tokenMailed(next))).response.status).toBe(201);
  });

  it('no longer lets in the guest whom it was mailed to, who is told', async () => {
    const sale = await hold();
    const [first] = sale.booking.attendees;
    const guest = mailbox();
    await update(sale, { id: first?.id ?? '', ...censa, email: guest });
    await pay(sale);
    await isToldOf(guest, 'Your ticket');
    const email = mailbox();
    await send(sale, first?.id, email);
    expect((await accept((await friend()).client, await tokenMailed(email))).response.status).toBe(201);
    const { text } = await mailAbout(dataDir, guest, /^Your ticket is no longer valid/);
    expect(text).toContain('has given it to someone else');
  });

  it('can be turned down without an account, and goes back to its sender', async () => {
    const { sale, first, token } = await sent();
    const decline = () => clientOf(urls[0]).POST('/ticket-transfers/decline', { body: { token } });
    expect((await decline()).response.status).toBe(204);
    expect((await decline()).response.status).toBe(404);
    await isToldOf(sale.buyer.email, 'was turned down');
    expect((await read(sale)).attendees[0]).toMatchObject({ id: first?.id, transfer: null });
  });

  it('can be sent on by whoever received it', async () => {
    const { token } = await sent();
    const receiver = await friend();
    const got = (await accept(receiver.client, token)).data?.data;
    if (got === undefined) throw new Error('The ticket was not received');
    const path = { booking: got.id };
    const email = mailbox();
    const body = { attendee_id: got.attendees[0]?.id ?? '', email };
    await receiver.client.POST('/bookings/{booking}/transfers', { params: { path }, body });
    const third = await friend();
    expect((await accept(third.client, await tokenMailed(email))).data?.data.attendees).toHaveLength(1);
    const { data } = await receiver.client.GET('/bookings/{booking}', { params: { path } });
    expect(data?.data).toMatchObject({ attendees: [], can_cancel: false });
  });

  it('lets nobody else in once somebody has come in with it, and its old code is noted at the door', async () => {
    const { sale, first, second, token } = await sent();
    const { client } = await friend();
    const device = deviceAt(await doorkeeper(), sale.show, 'Main');
    const entered = { id: first?.id ?? '', code: first?.code ?? '' };
    expect(await device.send([admission(entered)])).toEqual(['admitted']);
    expect((await accept(client, token)).error?.code).toBe('transfer_entered');

    const email = mailbox();
    await send(sale, second?.id, email);
    expect((await accept(client, await tokenMailed(email))).response.status).toBe(201);
    expect(await device.send([admission({ id: second?.id ?? '', code: second?.code ?? '' })])).toEqual(['not_valid']);
  });

  it('lapses once the event has started', async () => {
    const { sale, first, second, transfer, token } = await sent();
    await startEvent(sale);
    expect((await look(token)).response.status).toBe(404);
    expect((await accept((await friend()).client, token)).error?.code).toBe('transfer_over');
    expect((await send(sale, second?.id, mailbox())).error?.code).toBe('transfer_too_late');
    await fetch(`${urls[0]}/test/sweep`, { method: 'POST' });
    const row = stage.db
      .selectFrom('ticket_transfers')
      .select('state')
      .where('id', '=', transfer?.id ?? '');
    await expect.poll(async () => (await row.executeTakeFirst())?.state).toBe('lapsed');
    expect((await read(sale)).attendees[0]).toMatchObject({ id: first?.id, transfer: null });
  });
});

describe('the money of a ticket that was given away', () => {
  it('stays where the others are cancelled, and goes back whole when the event is called off', async () => {
    const { sale, token } = await sent();
    const receiver = await friend();
    const got = (await accept(receiver.client, token)).data?.data;
    const rest = await sale.client.DELETE('/bookings/{booking}', { params: sale.params });
    expect(rest.data?.data).toMatchObject({
      state: 'paid',
      attendees: [],
      refundable: { amount: 0 },
      can_cancel: false,
    });
    expect(rest.data?.data.refunds).toMatchObject([{ amount: { amount: 1000 } }]);
    expect((await sale.client.DELETE('/bookings/{booking}', { params: sale.params })).response.status).toBe(409);

    await callOff(sale);
    await expect.poll(async () => (await read(sale)).state).toBe('refunded');
    expect((await read(sale)).refunds.map(({ amount }) => amount.amount)).toEqual([1000, 1000]);
    await isToldOf(receiver.email, 'The event is cancelled');
    expect((await mailAbout(dataDir, sale.buyer.email, /^The event is cancelled/)).text).toContain('€10.00 goes back');
    expect((await mailAbout(dataDir, sale.buyer.email, /^Refunded/)).text).toContain('€10.00 went back');
    const { data } = await receiver.client.GET('/bookings/{booking}', { params: { path: { booking: got?.id ?? '' } } });
    expect(data?.data).toMatchObject({ outcome: 'event_cancelled', refunds: [] });
  });
});

describe('sending and accepting are refused', () => {
  it('to oneself, for what is not bought, and for tickets of others', async () => {
    const { sale, second, token } = await sent();
    expect((await accept(sale.client, token)).error?.code).toBe('transfer_to_self');
    expect((await send(sale, second?.id, sale.buyer.email.toUpperCase())).error?.errors).toHaveProperty('email');
    const other = await hold();
    expect((await send(other, other.booking.attendees[0]?.id, mailbox())).response.status).toBe(409);
    await pay(other);
    expect((await send(other, second?.id, mailbox())).error?.errors).toHaveProperty('attendee_id');
  });

  it('without the names and answers that the event wants', async () => {
    const questions = [{ key: 'meal', label: { en: 'Meal', mt: 'Ikla' }, required: true }];
    const sale = await hold({ names: 'required', questions });
    const answers = { meal: 'Fish' };
    await update(sale, ...sale.booking.attendees.map(({ id }) => ({ id, ...censa, answers })));
    const [first] = (await pay(sale)).attendees;
    const email = mailbox();
    await send(sale, first?.id, email);
    const token = await tokenMailed(email);
    const { client } = await friend();
    const nobody = { first_name: null, last_name: null };
    const refused = await client.POST('/ticket-transfers/accept', { body: { token, ...nobody } });
    expect(Object.keys(refused.error?.errors ?? {}).toSorted()).toEqual(['answers.meal', 'first_name', 'last_name']);
    const body = { token, ...zaren, answers: { meal: 'Rabbit' } };
    const { data } = await client.POST('/ticket-transfers/accept', { body });
    expect(data?.data.attendees).toMatchObject([{ ...zaren, questions: [{ answer: 'Rabbit' }] }]);
  });

  it('past five mails a day to one mailbox', async () => {
    const email = mailbox();
    const answers: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const sale = await hold({ cents: { student: 0, guest: 0 } }, 1);
      answers.push((await send(sale, (await pay(sale)).attendees[0]?.id, email)).response.status);
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

it('tells the sender of the whole sum that goes back when the event is called off', async () => {
  const { sale, token } = await sent();
  await accept((await friend()).client, token);
  await callOff(sale);
  expect((await mailAbout(dataDir, sale.buyer.email, /^The event is cancelled/)).text).toContain('€20.00 goes back');
});

it('forgets where a ticket was sent once the account of that address is deleted', async () => {
  const sale = await hold();
  const [first] = (await pay(sale)).attendees;
  const receiver = await stagePerson(stage.db, urls[0]);
  await send(sale, first?.id, receiver.email);
  await accept(receiver.client, await tokenMailed(receiver.email));
  await deleteForGood(stage.db, inject('portal'), receiver);
  const left = async () => (await read(sale)).transferred_attendees[0]?.transfer;
  await expect.poll(async () => (await left())?.email).toBeNull();
});

it('tells whoever asks for their data where they sent tickets, without the link’s secret', async () => {
  const { sale, email } = await sent();
  const { data } = await sale.client.GET('/auth/export');
  expect(JSON.stringify(data)).toContain(email);
  expect(JSON.stringify(data)).not.toContain('token_hash');
});
