import { describe, expect, it } from 'vitest';
import { deviceAt, hashOf } from '../support/doors.ts';
import { mailAbout } from '../support/mailbox.ts';
import { stageCode } from '../support/promo-codes.ts';
import { stageStaff } from '../support/staff.ts';
import { stageOtherDate } from '../support/stage.ts';
import { useExchanges } from '../support/use-exchanges.ts';
import type { Sale } from '../support/use-sales.ts';

const { db, urls, dataDir, sandbox, ...bookings } = useExchanges();
const {
  begin,
  moved,
  complete,
  cancel,
  move,
  books,
  stands,
  read,
  stateOf,
  untilState,
  openPayment,
  lapse,
  sweep,
  buy,
  startSale,
} = bookings;

const codesOf = async (sale: Sale) => (await read(sale))?.attendees.map(({ code }) => code ?? '') ?? [];
const freeSeats = async (sale: Sale) => {
  const seats = db.selectFrom('seats').select('guid').where('occurrence_id', '=', sale.show.occurrenceId);
  return (await seats.where('state', '=', 0).orderBy('index').execute()).map(({ guid }) => guid);
};
describe('a booking that is moved to another date', () => {
  it('costs the difference where that is dearer; the old codes are refused and the new ones let people in', async () => {
    const exchange = await begin(1200);
    const { sale, next } = exchange;
    const door = (await stageStaff(db, urls[0], 'door')).client;
    const check = async (code: string | undefined) =>
      (await door.POST('/tickets/check', { body: { code: code ?? '' } })).data?.data.standing;
    expect(next.booking).toMatchObject({
      state: 'held',
      total: { amount: 2400 },
      exchange: { reference: sale.booking.reference, credit: { amount: 2000 }, due: { amount: 400 } },
    });
    expect(await read(sale)).toMatchObject({ can_cancel: false, exchanged_for: { is_open: true } });
    const [old] = await codesOf(sale);
    const session = await openPayment(next);
    await stands(exchange);
    expect(await check(old)).toBe('valid');
    await sandbox.pay(session);
    await untilState(next, 'paid');
    const [code] = await codesOf(next);
    expect([await check(old), await check(code)]).toEqual(['exchanged', 'valid']);
    const list = await deviceAt(door, sale.show, 'Main').list();
    expect(list?.void).toContainEqual({ hash: hashOf(old ?? ''), why: 'exchanged' });
    expect(await read(sale)).toMatchObject({
      state: 'exchanged',
      can_cancel: false,
      can_exchange: false,
      exchanged_for: { reference: next.booking.reference, credit: { amount: 2000 }, is_open: false },
    });
    expect(await read(next)).toMatchObject({ refundable: { amount: 2400 }, refunds: [], can_exchange: true });
    expect(await books(sale, next)).toEqual({ received: 2400, back: [] });
    const { text } = await mailAbout(dataDir, await bookings.emailOf(sale), /^Your new date/);
    expect(text).toMatch(/Credit from booking .*: −€20\.00/);
    expect(text).toContain('Paid now: €4.00');
  });

  it('gives the difference back where that is cheaper, and nothing more', async () => {
    const { sale, next } = await moved(700);
    expect(await books(sale, next)).toEqual({ received: 2000, back: [600] });
    expect((await read(sale))?.refunds).toMatchObject([{ amount: { amount: 600 } }]);
    expect(await read(next)).toMatchObject({
      refundable: { amount: 1400 },
      refunds: [],
      exchange: { credit: { amount: 1400 }, due: { amount: 0 }, back: { amount: 600 } },
    });
    const { text } = await mailAbout(dataDir, await bookings.emailOf(sale), /^Your new date/);
    expect(text).toContain('€6.00 goes back to your card');
    const back = await mailAbout(dataDir, await bookings.emailOf(sale), /^Part of your money is back/);
    expect(back.text).toContain(`€6.00 of booking ${sale.booking.reference} went back`);
  });

  it.each([
    ['costs nothing where the prices are the same', 1000, {}, { received: 2000, back: [] }, 2000],
    ['gives everything back where the new date is free', 0, {}, { received: 2000, back: [2000] }, 0],
  ])('%s', async (_, each, settings, told, refundable) => {
    const { sale, next, paid } = await moved(each, settings);
    expect(paid).toBe('');
    expect(await books(sale, next)).toEqual(told);
    expect(await read(next)).toMatchObject({ state: 'paid', refundable: { amount: refundable } });
  });

  it('moves for nothing from one free date to another, and is paid in full from a free one', async () => {
    const free = { cents: { student: 0, guest: 0 } };
    const sale = await bookings.startSale(free);
    await openPayment(sale);
    const other = await stageOtherDate(db, sale.show, { startsInDays: 40, ...free });
    const next = await move(sale, other);
    expect(await complete(next)).toBe('');
    const dear = await stageOtherDate(db, sale.show, { startsInDays: 50 });
    const last = await move(next, dear);
    await complete(last);
    expect(await books(sale, next, last)).toEqual({ received: 2000, back: [] });
    expect([await stateOf(sale), await stateOf(next)]).toEqual(['exchanged', 'exchanged']);
  });

  it('gives back all that was paid for it when it is cancelled later, once, and says so when the last cent is back', async () => {
    const { sale, next, paid } = await moved(1200);
    await sandbox.refundsTurn('pending', paid);
    expect((await cancel(next)).data?.data.refunds).toHaveLength(2);
    await sweep();
    expect(await stateOf(next)).toBe('refund_pending');
    await sandbox.refundsTurn('succeeded', paid);
    await untilState(next, 'refunded');
    expect(await books(sale, next)).toEqual({ received: 2400, back: [400, 2000] });
    expect(await stateOf(sale)).toBe('exchanged');
    expect((await mailAbout(dataDir, await bookings.emailOf(sale), /^Refunded/)).text).toContain('€24.00 went back');
  });

  it('is moved again with all of its money, and one ticket of it cancelled for what it cost', async () => {
    const { sale, next } = await moved(1200);
    const third = await stageOtherDate(db, sale.show, { startsInDays: 50, cents: { student: 1500, guest: 1500 } });
    const last = await move(next, third);
    expect(last.booking.exchange).toMatchObject({ credit: { amount: 2400 }, due: { amount: 600 } });
    await complete(last);
    const [ticket] = (await read(last))?.attendees ?? [];
    await last.client.DELETE('/bookings/{booking}/attendees', {
      params: { path: last.path, query: { 'filter[state]': 'bought' } },
      body: { attendees: [{ id: ticket?.id ?? '' }] },
    });
    expect(await read(last)).toMatchObject({ refundable: { amount: 1500 } });
    await cancel(last);
    await untilState(last, 'refunded');
    const { received, back } = await books(sale, next, last);
    expect([received, back.reduce((sum, cents) => sum + cents, 0)]).toEqual([3000, 3000]);
  });

  it('keeps the old seats until the new ones are paid, and who comes', async () => {
    const sale = await buy({ seats: 4, vat: 1800 });
    const [one] = (await read(sale))?.attendees ?? [];
    const who = { first_name: 'Ċensa', last_name: 'Ħili', email: `${sale.booking.id}@mail.example` };
    await sale.client.PUT('/bookings/{booking}/attendees', {
      params: { path: sale.path },
      body: { attendees: [{ id: one?.id ?? '', ...who }] },
    });
    const other = await stageOtherDate(db, sale.show, {
      startsInDays: 40,
      seats: 4,
      cents: { student: 1200, guest: 1500 },
    });
    const next = await move(sale, other);
    const at = (guid: string) => ({ seat: { guid } });
    expect(next.booking.attendees).toMatchObject([
      { ...who, ...at('seat-0') },
      { first_name: null, ...at('seat-1') },
    ]);
    const choose = (...lines: { ticket_id: string; seat: { guid: string } }[]) =>
      next.client.POST('/bookings/{booking}/merge', { params: { path: next.path }, body: { attendees: lines } });
    const student = (guid: string) => ({ ticket_id: other.kinds.student, ...at(guid) });
    const others = [choose(student('seat-1'), { ticket_id: other.kinds.guest, ...at('seat-2') })];
    others.push(choose(...['seat-1', 'seat-2', 'seat-3'].map(student)));
    for (const { error } of await Promise.all(others)) expect(error?.code).toBe('exchange_tickets');
    await choose(student('seat-2'));
    const early = await next.client.POST('/bookings/{booking}/pay', { params: { path: next.path } });
    expect(early.error?.code).toBe('exchange_tickets');
    const tickets = next.booking.exchange?.tickets ?? [];
    await choose(...tickets.map((line, index) => ({ ...line, ...at(`seat-${index + 1}`) })));
    expect((await read(next))?.attendees).toMatchObject([who, { first_name: null }]);
    expect(await freeSeats(sale)).toEqual(['seat-2', 'seat-3']);
    await complete(next);
    expect(await freeSeats(sale)).toEqual(['seat-0', 'seat-1', 'seat-2', 'seat-3']);
    expect(await freeSeats(next)).toEqual(['seat-0', 'seat-3']);
    expect((await mailAbout(dataDir, who.email, /^Your ticket is no longer valid/)).text).toContain('another date');
    for (const each of [sale, next]) {
      const receipt = await each.client.GET('/bookings/{booking}/receipt', {
        params: { path: each.path },
        parseAs: 'blob',
      });
      expect(receipt.response.status).toBe(200);
    }
  });
});

describe('an exchange that is not completed leaves the old booking as it was', () => {
  it('when a card is declined, and when its time runs out', async () => {
    const exchange = await begin(1200);
    const session = await openPayment(exchange.next);
    await sandbox.pay(session, '4000000000000002');
    await expect.poll(async () => (await read(exchange.next))?.payment?.state).toBe('declined');
    await stands(exchange);
    await lapse(exchange.next);
    await sweep();
    await untilState(exchange.next, 'expired');
    await stands(exchange);
    expect((await cancel(exchange.sale)).response.status).toBe(200);
  });

  it('when the money comes after the end: it goes back, told twice or not', async () => {
    const exchange = await begin(1200);
    const session = await openPayment(exchange.next);
    const ended = { state: 'expired', outcome: 'hold_expired', expires_at: null } as const;
    await db.updateTable('bookings').set(ended).where('id', '=', exchange.next.booking.id).execute();
    await sandbox.pay(session);
    await sandbox.resend(session);
    await untilState(exchange.next, 'refunded');
    await sandbox.resend(session);
    expect(await books(exchange.sale, exchange.next)).toEqual({ received: 2400, back: [400] });
    await stands(exchange);
    const { text } = await mailAbout(dataDir, await bookings.emailOf(exchange.sale), /^Your money is on its way back/);
    expect(text).toContain('That booking is as it was');
    expect(text).toContain('€4.00 goes back');
  });

  it('when the old date is called off meanwhile: what was paid more goes back too', async () => {
    const exchange = await begin(1200);
    const { sale, next } = exchange;
    const session = await openPayment(next);
    await db.updateTable('occurrences').set({ cancelled: true }).where('id', '=', sale.show.occurrenceId).execute();
    await sweep();
    await untilState(sale, 'refunded');
    await sandbox.pay(session);
    await untilState(next, 'refunded');
    expect(await read(next)).toMatchObject({ outcome: 'exchange_over' });
    expect(await books(sale, next)).toEqual({ received: 2400, back: [400, 2000] });
  });
});

it('is whole or not at all, whatever the code does', async () => {
  const { sale, next, other } = await begin(1200);
  const all = db.updateTable('bookings');
  const paid = { state: 'paid', expires_at: null } as const;
  await expect(all.set(paid).where('id', '=', next.booking.id).execute()).rejects.toThrow('tickets of both bookings');
  await expect(all.set({ state: 'exchanged' }).where('id', '=', sale.booking.id).execute()).rejects.toThrow(
    'exchanged for nothing',
  );
  const stranger = await bookings.startSale({}, other);
  const twice = { exchanges_booking_id: sale.booking.id };
  await expect(all.set(twice).where('id', '=', stranger.booking.id).execute()).rejects.toThrow(
    'one_exchange_a_booking',
  );
});

it('shows the staff both sides', async () => {
  const { sale, next } = await moved(1200);
  const [old, now] = [await bookings.open(sale), await bookings.open(next)];
  expect(old).toMatchObject({
    state: 'exchanged',
    exchanged_for: { reference: next.booking.reference, credit: { amount: 2000 }, is_open: false },
    payments: [{ received: { amount: 2000 } }],
  });
  expect(old.history.at(-1)).toMatchObject({ event: 'booking.exchange', note: next.booking.reference });
  expect(now).toMatchObject({
    exchange_of: { reference: sale.booking.reference },
    payments: [{ received: { amount: 400 } }],
    refundable: { amount: 2400 },
  });
  const table = async ({ show }: Sale) => {
    const { data } = await bookings.staff().GET('/desk/occurrences/{occurrence}/bookings', {
      params: { path: { occurrence: show.occurrenceId } },
      parseAs: 'text',
    });
    return String(data);
  };
  expect(await table(sale)).toContain('20.00,0.00,0.00,20.00');
  expect(await table(next)).toContain('4.00,0.00,20.00,0.00');
});

it('a promo code that may be used once goes with its booking to the other date, and back', async () => {
  const sale = await startSale();
  const code = await stageCode(db, sale.show, { percent: 50, most_uses: 1, most_each: 1 });
  const use = ({ client, path }: Sale) => client.PUT('/bookings/{booking}/code', { params: { path }, body: { code } });
  const uses = async () =>
    (await db.selectFrom('promo_codes').select('uses').where('code', '=', code).executeTakeFirstOrThrow()).uses;
  await use(sale);
  await complete(sale);
  const other = await stageOtherDate(db, sale.show, { startsInDays: 40 });
  const given = await move(sale, other);
  const used = { total: { amount: 1000 }, exchange: { due: { amount: 0 } } };
  expect((await use(given)).data?.data).toMatchObject(used);
  expect(await uses()).toBe(1);
  const stranger = await startSale({}, sale.show);
  expect((await use(stranger)).error?.code).toBe('promo_used_up');
  await given.client.DELETE('/bookings/{booking}', { params: { path: given.path } });
  expect(await uses()).toBe(1);

  const next = await move(sale, other);
  expect((await use(next)).data?.data).toMatchObject(used);
  await complete(next);
  expect(await stateOf(sale)).toBe('exchanged');
  expect(await uses()).toBe(1);
  expect((await use(stranger)).error?.code).toBe('promo_used_up');
  await cancel(next);
  expect(await uses()).toBe(0);
  expect((await use(stranger)).data?.data.total.amount).toBe(1000);
});
