import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { clientOf } from '../support/client.ts';
import { mailAbout } from '../support/mailbox.ts';
import { stageCode } from '../support/promo-codes.ts';
import { sandboxOf } from '../support/sandbox.ts';
import type { Show } from '../support/stage.ts';
import { stageStaff } from '../support/staff.ts';
import { type TicketSale, useTickets } from '../support/use-tickets.ts';
import { HOUR_MS } from '../../machines/flow/durations.ts';

const { stage, dataDir, hold, read, pay } = useTickets();
const { db } = stage;
const { urls } = inject('portal');
const sandbox = sandboxOf(dataDir);

const codeFor = (show: Show, terms: Parameters<typeof stageCode>[2]) => stageCode(db, show, terms);

const use = ({ client, params }: Pick<TicketSale, 'client' | 'params'>, code: string) =>
  client.PUT('/bookings/{booking}/code', { params, body: { code } });
const drop = ({ client, params }: TicketSale) => client.DELETE('/bookings/{booking}/code', { params });
const usesOf = async (code: string) =>
  (await db.selectFrom('promo_codes').select('uses').where('code', '=', code).executeTakeFirstOrThrow()).uses;
/** Somebody else holds places of the same show. */
async function another({ show }: TicketSale, at = 0): Promise<TicketSale> {
  const buyer = await stage.buyer();
  const client = clientOf(urls[at] ?? urls[0], buyer);
  const attendees = [{ ticket_id: show.kinds.student }];
  const { data } = await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
  if (!data) throw new Error('Nothing could be held');
  return { show, client, buyer, booking: data.data, params: { path: { booking: data.data.id } } };
}
const post = (path: string) => fetch(`${urls[0]}/test/${path}`, { method: 'POST' });
const lapse = async (sale: TicketSale) => {
  const expires_at = new Date(0);
  await db.updateTable('bookings').set({ expires_at }).where('id', '=', sale.booking.id).execute();
  await post('sweep');
  await expect.poll(async () => (await read(sale)).state).toBe('expired');
};

describe('a promo code', () => {
  it('shows the old and the new price, however it is typed, and can be taken off', async () => {
    const sale = await hold({ cents: { student: 1250, guest: 0 } }, 2);
    const code = await codeFor(sale.show, { percent: 15 });
    await expect.poll(async () => (await read(sale)).takes_codes).toBe(true);
    const typed = ` ${code.toLowerCase().normalize('NFD')} `;
    const { data } = await use(sale, typed);
    // 15 % of 12.50 is 1.875, rounded 1.88.
    expect(data?.data).toMatchObject({
      promo_code: code,
      total: { amount: 2124 },
      listed_total: { amount: 2500 },
      attendees: [{ amount: { amount: 1062 }, listed: { amount: 1250 } }, {}],
    });
    const { data: without } = await drop(sale);
    expect(without?.data).toMatchObject({
      promo_code: null,
      total: { amount: 2500 },
      attendees: [{ amount: { amount: 1250 }, listed: null }, {}],
    });
    expect(await usesOf(code)).toBe(0);
    const { data: plain } = await use(sale, code.toLowerCase().replace('ħ', 'h'));
    expect(plain?.data.promo_code).toBe(code);
  });

  it('takes a sum off each ticket of its kinds, never below nothing, also of those added later', async () => {
    const sale = await hold({ cents: { student: 1000, guest: 300 } }, 1);
    const code = await codeFor(sale.show, { cents_off: 400 });
    await use(sale, code);
    const { data } = await sale.client.POST('/bookings/{booking}/attendees', {
      params: sale.params,
      body: { attendees: [{ ticket_id: sale.show.kinds.guest }] },
    });
    expect(data?.data.attendees.map(({ amount }) => amount.amount)).toEqual([600, 0]);
    const fixed = await codeFor(sale.show, { cents: 500, kinds: ['student'] });
    expect((await use(sale, fixed)).data?.data.attendees.map(({ amount }) => amount.amount)).toEqual([500, 300]);
    expect([await usesOf(code), await usesOf(fixed)]).toEqual([0, 1]);
  });

  it('is on the booking at the desk and in the mail, and refunds return what was paid', async () => {
    const sale = await hold({}, 2);
    const code = await codeFor(sale.show, { percent: 30 });
    await use(sale, code);
    const { attendees } = await pay(sale);
    const { client: desk } = await stageStaff(db, urls[0], 'events');
    const seen = await desk.GET('/desk/bookings/{booking}', { params: sale.params });
    expect(seen.data?.data.promo_code).toBe(code);
    const mail = await mailAbout(dataDir, sale.buyer.email, `Your tickets: ${sale.show.slug}`);
    expect(mail.text).toContain('Price: €14.00');
    expect(mail.text).toContain(`Promo code ${code}: −€6.00`);
    expect((await use(sale, code)).response.status).toBe(409);
    await sale.client.DELETE('/bookings/{booking}/attendees', {
      params: { ...sale.params, query: { 'filter[state]': 'bought' } },
      body: { attendees: [{ id: attendees[0]?.id ?? '' }] },
    });
    expect(await usesOf(code)).toBe(1);
    await sale.client.DELETE('/bookings/{booking}', { params: sale.params });
    expect((await read(sale)).refunds.map(({ amount }) => amount.amount)).toEqual([700, 700]);
    expect(await usesOf(code)).toBe(0);
  });

  it('that makes everything free needs no payment', async () => {
    const sale = await hold();
    await use(sale, await codeFor(sale.show, { percent: 100 }));
    const { data } = await sale.client.POST('/bookings/{booking}/pay', { params: sale.params });
    expect(data?.data).toMatchObject({ state: 'none_due', session_id: null });
    expect((await read(sale)).state).toBe('paid');
  });

  it('ends an open payment, so that nobody pays the old price', async () => {
    const sale = await hold();
    const code = await codeFor(sale.show, { percent: 50 });
    const before = await sale.client.POST('/bookings/{booking}/pay', { params: sale.params });
    expect((await use(sale, code)).data?.data).toMatchObject({ state: 'held', total: { amount: 1000 } });
    const after = await sale.client.POST('/bookings/{booking}/pay', { params: sale.params });
    expect(after.data?.data.amount.amount).toBe(1000);
    expect(after.data?.data.session_id).not.toBe(before.data?.data.session_id);
  });

  it('says why it is refused, and changes nothing', async () => {
    const sale = await hold();
    const [past, coming] = [new Date(Date.now() - 300 * 24 * HOUR_MS), new Date(Date.now() + 300 * 24 * HOUR_MS)];
    const elsewhere = await codeFor((await hold()).show, { percent: 10 });
    const withdrawn = await codeFor(sale.show, { percent: 10, withdrawn: true });
    const cases = [
      [elsewhere, 'promo_unknown'],
      [withdrawn, 'promo_unknown'],
      [await codeFor(sale.show, { percent: 10, valid_from: coming }), 'promo_not_yet'],
      [await codeFor(sale.show, { percent: 10, valid_until: past }), 'promo_over'],
      [await codeFor(sale.show, { percent: 10, most_uses: 0 }), 'promo_used_up'],
      [await codeFor(sale.show, { percent: 10, kinds: ['guest'] }), 'promo_not_for_these'],
      [await codeFor(sale.show, { cents: 1000 }), 'promo_not_for_these'],
    ] as const;
    for (const [code, why] of cases) expect((await use(sale, code)).error?.code, why).toBe(why);
    expect(await read(sale)).toMatchObject({ promo_code: null, total: { amount: 2000 } });
  });
});

describe('the uses of a code', () => {
  it('are never more than allowed, whoever comes at the same time (A1)', async () => {
    const first = await hold({ perPerson: 50, capacity: 100 }, 1);
    const code = await codeFor(first.show, { percent: 10, most_uses: 7 });
    const sales = await Promise.all(Array.from({ length: 30 }, (_, at) => another(first, at % 2)));
    const answers = await Promise.all(sales.map((sale) => use(sale, code)));
    const statuses = answers.map(({ response }) => response.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(7);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    const total = async (sale: TicketSale) => (await read(sale)).total.amount;
    const prices = await Promise.all(sales.map(total));
    expect(prices.filter((cents) => cents === 900)).toHaveLength(7);
    // Seven others get them once these are released, however much that happens at once.
    await Promise.all(sales.map(({ client, params }) => client.DELETE('/bookings/{booking}', { params })));
    expect(await usesOf(code)).toBe(0);
  });

  it('are kept by a constraint: without it, the use too many counts (A2)', async () => {
    const sale = await hold();
    const code = await codeFor(sale.show, { percent: 10, most_uses: 0 });
    const count = (table: string) =>
      sql<{ uses: number }>`update ${sql.table(table)} set uses = uses + 1 where code = ${code} returning uses`;
    await expect(count('promo_codes').execute(db)).rejects.toThrow('never_past_the_uses');
    const taken = await db.transaction().execute(async (trx) => {
      // A copy: changing the table itself would stop every booking of the tests beside this one.
      await sql`create temporary table copied (like promo_codes including all) on commit drop`.execute(trx);
      await sql`insert into copied select * from promo_codes where code = ${code}`.execute(trx);
      await sql`alter table copied drop constraint never_past_the_uses`.execute(trx);
      return (await count('copied').execute(trx)).rows;
    });
    expect(taken).toEqual([{ uses: 1 }]);
  });

  it('are limited for one person too, over all dates of the event', async () => {
    const sales = await Promise.all(Array.from({ length: 6 }, () => hold()));
    const [first] = sales;
    if (first === undefined) throw new Error('Nothing was held');
    const { event_id } = await db
      .selectFrom('occurrences')
      .select('event_id')
      .where('id', '=', first.show.occurrenceId)
      .executeTakeFirstOrThrow();
    for (const [at, { show }] of sales.entries())
      await db
        .updateTable('occurrences')
        .set({ event_id, key: `date-${at}` })
        .where('id', '=', show.occurrenceId)
        .execute();
    const code = await codeFor(first.show, { percent: 10, most_each: 2 });
    const { buyer } = first;
    const own = await Promise.all(
      sales.slice(1).map(async ({ show }) => {
        const client = clientOf(urls[1] ?? urls[0], buyer);
        const attendees = [{ ticket_id: show.kinds.student }];
        const { data } = await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
        return { client, params: { path: { booking: data?.data.id ?? '' } } };
      }),
    );
    const answers = await Promise.all([first, ...own].map((sale) => use(sale, code)));
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(2);
    expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['promo_used_by_you']));
  });

  it('come back when a hold ends; money that comes too late then gets no place at that price (A3)', async () => {
    const late = await hold({}, 1);
    const code = await codeFor(late.show, { percent: 50, most_uses: 1 });
    await use(late, code);
    const { data } = await late.client.POST('/bookings/{booking}/pay', { params: late.params });
    const session = data?.data.session_id ?? '';
    await db.updateTable('bookings').set({ state: 'held' }).where('id', '=', late.booking.id).execute();
    const payment = db.updateTable('payments').set({ state: 'expired' }).where('payable_id', '=', late.booking.id);
    await payment.execute();
    await lapse(late);
    expect(await usesOf(code)).toBe(0);
    const next = await another(late);
    expect((await use(next, code)).response.status).toBe(200);
    await sandbox.pay(session);
    await expect.poll(async () => (await read(late)).state).toBe('refunded');
    expect(await usesOf(code)).toBe(1);
  });
});

describe('guesses', () => {
  it('are counted for the person: after ten wrong ones the right one is not even looked at', async () => {
    const sale = await hold();
    const code = await codeFor(sale.show, { percent: 10 });
    for (let wrong = 0; wrong < 4; wrong += 1) expect((await use(sale, `no-${wrong}`)).response.status).toBe(422);
    expect((await use(sale, code)).response.status).toBe(200);
    await drop(sale);
    const rest = await Promise.all(Array.from({ length: 12 }, (_, at) => use(sale, `none-${at}`)));
    expect(rest.filter(({ response }) => response.status === 422)).toHaveLength(6);
    const refused = await use(sale, code);
    expect(refused.response.status).toBe(429);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await use(await another(sale), code)).response.status).toBe(200);
  });
});

describe('a price for some people', () => {
  const forVolunteers = async ({ kinds }: Show, most?: number) => {
    const prices = [{ for: ['volunteer' as const], cents: 600, ...(most !== undefined && { most }) }];
    const member_prices = JSON.stringify(prices);
    await db.updateTable('ticket_kinds').set({ member_prices }).where('id', '=', kinds.student).execute();
  };

  it('is theirs alone, for as many tickets as it says, and doesn’t add up with a code', async () => {
    const sale = await hold();
    await forVolunteers(sale.show, 1);
    const volunteer = await stage.buyer();
    await db.updateTable('users').set({ is_volunteer: true }).where('id', '=', volunteer.id).execute();
    const prices = async (client: ReturnType<typeof clientOf>, places: number) => {
      const attendees = Array.from({ length: places }, () => ({ ticket_id: sale.show.kinds.student }));
      const body = { occurrence_id: sale.show.occurrenceId, attendees };
      return (await client.POST('/bookings', { body })).data?.data;
    };
    const client = clientOf(urls[0], volunteer);
    const each = async () => (await prices(client, 2))?.attendees.map(({ amount }) => amount.amount);
    const anew = async () => {
      await client.DELETE('/bookings/{booking}', {
        params: { path: { booking: (await prices(client, 1))?.id ?? '' } },
      });
      return each();
    };
    await expect.poll(anew).toEqual([600, 1000]);
    const others = await prices(clientOf(urls[0], await stage.buyer()), 2);
    expect(others?.total.amount).toBe(2000);
    const booking = await prices(client, 3);
    const own = { client, params: { path: { booking: booking?.id ?? '' } } };
    const { data } = await use(own, await codeFor(sale.show, { percent: 20 }));
    expect(data?.data).toMatchObject({ total: { amount: 2200 }, listed_total: { amount: 3000 } });
    expect((await use(own, await codeFor(sale.show, { percent: 100, kinds: ['guest'] }))).error?.code).toBe(
      'promo_not_for_these',
    );
  });

  it('may be for whoever has a student card', async () => {
    const sale = await hold();
    const member_prices = JSON.stringify([{ for: ['student-card'], cents: 700 }]);
    await db.updateTable('ticket_kinds').set({ member_prices }).where('id', '=', sale.show.kinds.student).execute();
    const { data } = await clientOf(urls[0]).POST('/auth/login', {
      body: { email: 'gulja.zammit@uni.example', password: 'Luzzu-2027' },
    });
    const client = clientOf(urls[0], { token: data?.data.authToken ?? '' });
    const attendees = [{ ticket_id: sale.show.kinds.student }];
    const book = () => client.POST('/bookings', { body: { occurrence_id: sale.show.occurrenceId, attendees } });
    await expect.poll(async () => (await book()).data?.data.total.amount).toBe(700);
    const { slug: event, occurrenceId: occurrence } = sale.show;
    const path = { event, occurrence };
    const listed = await clientOf(urls[0]).GET('/events/{event}/occurrences/{occurrence}/tickets', {
      params: { path },
    });
    expect(listed.data?.data.find(({ id }) => id === sale.show.kinds.student)?.member_prices).toEqual([
      { for: 'with a student card', most: null, amount: { amount: 700, formatted: '€7.00' }, prices: [] },
    ]);
  });
});
