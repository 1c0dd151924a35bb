import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { describe, expect, it } from 'vitest';
import { formulasIn, readCsv, unguarded } from '../support/csv.ts';
import { injectionTexts } from '../support/injections.ts';
import { mailAbout, mailsTo } from '../support/mailbox.ts';
import { socketOf } from '../support/socket.ts';
import { stageStaff } from '../support/staff.ts';
import { useDeskBookings } from '../support/use-desk-bookings.ts';
import type { Sale } from '../support/use-sales.ts';

const { urls, dataDir, db, staff, startSale, untilState, mailsOf, sweep, buy, change, emailOf } = useDeskBookings();

describe('a date at the desk', () => {
  const read = async ({ show }: Sale) =>
    (await staff().GET('/desk/occurrences/{occurrence}', { params: { path: { occurrence: show.occurrenceId } } })).data
      ?.data;
  const callOff = ({ show }: Sale, reason?: string) =>
    staff().POST('/desk/occurrences/{occurrence}', {
      params: { path: { occurrence: show.occurrenceId } },
      body: { ...(reason !== undefined && { reason }) },
    });

  it('tells each address once that it is called off, and none whose ticket was cancelled before', async () => {
    const sale = await buy();
    const [together, gone] = [`${randomUUID()}@mail.example`, `${randomUUID()}@mail.example`];
    const other = await buy({}, sale.show);
    const places = ({ booking }: Sale) => db.updateTable('attendees').where('booking_id', '=', booking.id);
    await places(sale).set({ email: together, mailed_at: new Date() }).execute();
    const [first = ''] = other.booking.attendees.map(({ id }) => id);
    await places(other).set({ email: gone, mailed_at: new Date() }).where('id', '=', first).execute();
    await change(other, { event: 'tickets.cancel', tickets: [first] });
    await callOff(sale);
    await sweep();
    await Promise.all([sale, other].map((each) => untilState(each, 'refunded')));
    await mailAbout(dataDir, await emailOf(other), /^Refunded: /);
    await mailAbout(dataDir, together, /is cancelled/);
    const told = async (email: string) =>
      (await mailsTo(dataDir, email)).filter(({ subject }) => subject.includes('is cancelled')).length;
    expect([await told(together), await told(gone)]).toEqual([1, 0]);
  });

  it('says whom calling it off reaches and how much goes back, and then how that went', async () => {
    const paid = await buy();
    const other = await buy({}, paid.show);
    await change(other, { event: 'refund.part', amount: 500 });
    await startSale({}, paid.show);
    expect(await read(paid)).toMatchObject({
      is_cancelled: false,
      called_off: null,
      standing: { bookings: 2, people: 2, tickets: 4, holds: 2, amount: { amount: 3500 } },
    });
    const reached = async () => {
      const query = { occurrence: paid.show.occurrenceId, standing: 'true' } as const;
      return (await staff().GET('/desk/bookings', { params: { query } })).data?.data.map(({ id }) => id);
    };
    expect(await reached()).toEqual(expect.arrayContaining([paid, other].map(({ booking }) => booking.id)));
    const dates = await staff().GET('/desk/occurrences', { params: { query: { limit: 50 } } });
    expect(dates.response.status).toBe(200);

    const reason = 'L-artist marid.';
    const answers = await Promise.all([callOff(paid, reason), callOff(paid, reason)]);
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200]);
    expect(await read(paid)).toMatchObject({ is_cancelled: true, called_off: { by: 'Ħarries Żerafa', reason } });
    await Promise.all([sweep(urls[0]), sweep(urls[1])]);
    await sweep();
    await Promise.all([paid, other].map((sale) => untilState(sale, 'refunded')));
    expect(await read(paid)).toMatchObject({
      standing: { bookings: 0, tickets: 0, holds: 0, amount: { amount: 0 } },
      progress: { refunded: 2, pending: 0, failed: 0, free: 0, left: 0 },
    });
    expect(await reached()).toEqual([]);
    // The tickets, the news and the refund; before that, the partial refund for the other one, decided and then back.
    await expect.poll(() => mailsOf(paid)).toHaveLength(3);
    await expect.poll(() => mailsOf(other)).toHaveLength(5);
    const news = await mailAbout(dataDir, await emailOf(paid), /is cancelled/);
    expect(news.text).toContain(reason);
    const again = () =>
      paid.client.POST('/bookings', {
        body: { occurrence_id: paid.show.occurrenceId, attendees: [{ ticket_id: paid.show.kinds.student }] },
      });
    // The events on sale may be cached for a second.
    await expect.poll(async () => (await again()).error?.code).toBe('event_cancelled');
  });

  it('is not found by a wrong id', async () => {
    const path = { occurrence: randomUUID() };
    for (const { response } of [
      await staff().GET('/desk/occurrences/{occurrence}', { params: { path } }),
      await staff().POST('/desk/occurrences/{occurrence}', { params: { path }, body: {} }),
      await staff().GET('/desk/occurrences/{occurrence}/bookings', { params: { path } }),
    ])
      expect(response.status).toBe(404);
  });

  it('is exported without a formula or a broken row, whatever is in 500 names, and the export is noted (Q4)', async () => {
    const sale = await buy();
    const userId = (
      await db.selectFrom('bookings').select('user_id').where('id', '=', sale.booking.id).executeTakeFirstOrThrow()
    ).user_id;
    // PostgreSQL keeps no NUL.
    const strings = injectionTexts.map((text) => text.replaceAll('\0', '\u0001'));
    const now = new Date();
    await db
      .insertInto('bookings')
      .values(
        strings.map((_, at) => ({
          reference: `Q4-${sale.show.slug.slice(-12)}-${at}`,
          user_id: userId,
          occurrence_id: sale.show.occurrenceId,
          locale: 'en' as const,
          state: 'cancelled' as const,
          outcome: null,
          expires_at: null,
          created_at: now,
          paid_at: null,
          changed_at: now,
        })),
      )
      .execute();
    const rows = await db
      .selectFrom('bookings')
      .select('id')
      .where('reference', 'like', `Q4-${sale.show.slug.slice(-12)}-%`)
      .orderBy('reference')
      .execute();
    await db
      .insertInto('attendees')
      .values(
        rows.map(({ id }, at) => ({
          booking_id: id,
          occurrence_id: sale.show.occurrenceId,
          position: 0,
          kind_id: sale.show.kinds.student,
          amount: 0,
          first_name: strings[at] ?? '',
          last_name: strings[at] ?? '',
          email: null,
          seat_index: null,
          live: true,
          code: null,
        })),
      )
      .execute();
    const { data } = await staff().GET('/desk/occurrences/{occurrence}/bookings', {
      params: { path: { occurrence: sale.show.occurrenceId } },
      parseAs: 'text',
    });
    const table = readCsv(String(data));
    expect(table).toHaveLength(502);
    expect(table[0]).toHaveLength(12);
    expect(formulasIn(table)).toEqual([]);
    const cells = new Set(table.flat().map(unguarded));
    expect(strings.filter((text) => !cells.has(`${text} ${text}`))).toEqual([]);
    expect(table.at(1)?.slice(7, 11)).toEqual(['20.00', '0.00', '0.00', '0.00']);
    const seen = (await sale.client.GET('/auth/export')).data?.data['seen_by_staff'] as { what: string }[];
    expect(seen.map(({ what }) => what)).toEqual(['bookings export']);
  });
});

describe('a job that was given up', () => {
  it('is done again from the list, once, however many press', async () => {
    const sale = await buy();
    await expect.poll(() => mailsOf(sale)).toHaveLength(1);
    const boss = new PgBoss({ ...socketOf(dataDir), schedule: false, supervise: false });
    boss.on('error', () => undefined);
    await boss.start();
    const bookingId = randomUUID();
    const id = (await boss.send('booking-mail', { bookingId, kind: 'tickets' }, { retryLimit: 0 })) ?? '';
    await boss.stop();
    const { client } = await stageStaff(db, urls[0], 'admin');
    const listed = async () => (await client.GET('/desk/stuck')).data?.data.find((each) => each.id === id);
    await expect.poll(listed).toMatchObject({ what: 'job booking-mail', is_given_up: true, next_try_at: null });
    // As if the missing booking had come back.
    await db
      .updateTable('stuck')
      .set({ data: JSON.stringify({ bookingId: sale.booking.id, kind: 'tickets', revision: randomUUID() }) })
      .where('id', '=', id)
      .execute();
    const press = () => client.POST('/desk/stuck', { body: { what: 'job booking-mail', id } });
    const pressed = await Promise.all(Array.from({ length: 20 }, press));
    expect(new Set(pressed.map(({ response }) => response.status))).toEqual(new Set([204, 404]));
    await expect.poll(() => mailsOf(sale)).toHaveLength(2);
    expect(await listed()).toBeUndefined();
  });
});
