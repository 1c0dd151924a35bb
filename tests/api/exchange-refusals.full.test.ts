import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { timeAt } from '../support/clock.ts';
import { admission, deviceAt } from '../support/doors.ts';
import { stageStaff } from '../support/staff.ts';
import { stageOtherDate } from '../support/stage.ts';
import { useExchanges } from '../support/use-exchanges.ts';
import type { Sale } from '../support/use-sales.ts';

const { db, urls, sandbox, ...bookings } = useExchanges();
const { begin, complete, ask, cancel, books, read, stateOf, untilState, openPayment, buy } = bookings;

const send = async (sale: Sale) => {
  const [ticket] = (await read(sale))?.attendees ?? [];
  return sale.client.POST('/bookings/{booking}/transfers', {
    params: { path: sale.path },
    body: { attendee_id: ticket?.id ?? '', email: `${sale.booking.id}@mail.example` },
  });
};
const startIn = async (sale: Sale, hours: number) =>
  db
    .updateTable('occurrences')
    .set({ starts_at: new Date((await timeAt(urls[0])) + hours * 60 * 60 * 1000) })
    .where('id', '=', sale.show.occurrenceId)
    .execute();

describe('of two who change one booking at once, one is refused', () => {
  it('two exchanges end in one hold for the date that was asked for last', async () => {
    const sale = await buy();
    const dates = await Promise.all([40, 50].map((startsInDays) => stageOtherDate(db, sale.show, { startsInDays })));
    const answers = await Promise.all([...dates, ...dates].map((date) => ask(sale, date)));
    expect(answers.map(({ response }) => response.status)).toEqual([201, 201, 201, 201]);
    const open = db.selectFrom('bookings').select('id').where('exchanges_booking_id', '=', sale.booking.id);
    expect(await open.where('expires_at', 'is not', null).execute()).toHaveLength(1);
  });

  it('an exchange against cancelling, a refund by the staff and a transfer', async () => {
    for (const each of [1000, 1000, 700]) {
      const { sale, next } = await begin(each);
      const [, cancelled] = await Promise.all([openPayment(next), cancel(sale)]);
      expect(cancelled.response.status).toBe(409);
      expect([await stateOf(sale), await stateOf(next)]).toEqual(['exchanged', 'paid']);
    }
    const { sale, next } = await begin(1200);
    expect((await cancel(sale)).error?.code).toBe('exchange_open');
    expect((await send(sale)).error?.code).toBe('exchange_open');
    const refund = await bookings.change(sale, { event: 'refund.part', amount: 100 });
    expect(refund.error?.code).toBe('exchange_open');
    await next.client.DELETE('/bookings/{booking}', { params: { path: next.path } });
    expect((await bookings.change(sale, { event: 'refund.part', amount: 100 })).response.status).toBe(200);
    expect((await send(sale)).response.status).toBe(201);
    expect((await ask(sale, next.show)).error?.code).toBe('transfer_open');
    expect(await read(sale)).toMatchObject({ can_exchange: false, exchange_refusal: 'transfer_open' });
  });

  it('one that goes through against one more begun', async () => {
    const { sale, next, other } = await begin(1000);
    const third = await stageOtherDate(db, sale.show, { startsInDays: 60 });
    await Promise.all([openPayment(next), ask(sale, third), ask(sale, other)]);
    const all = db.selectFrom('bookings').select(['id', 'state']).where('exchanges_booking_id', '=', sale.booking.id);
    const living = (await all.execute()).filter(({ state }) => state !== 'cancelled');
    expect(living).toHaveLength(1);
    expect((await stateOf(sale)) === 'exchanged').toBe(living[0]?.state === 'paid');
  });
});

describe('the date can’t be changed', () => {
  it('of a booking that isn’t paid, to the same date, or to another event’s', async () => {
    const held = await bookings.startSale();
    const other = await stageOtherDate(db, held.show, { startsInDays: 40 });
    expect((await ask(held, other)).error?.code).toBe('not_in_this_state');
    expect(await read(held)).toMatchObject({ can_exchange: false, exchange_refusal: null });
    const sale = await buy();
    expect(await read(sale)).toMatchObject({ can_exchange: false, exchange_refusal: 'no_other_date' });
    expect((await ask(sale, sale.show)).error?.code).toBe('exchange_same_date');
    expect((await ask(sale, other)).error?.errors).toHaveProperty('occurrence_id');
    expect((await ask({ ...held, path: sale.path }, other)).response.status).toBe(404);
    await send(sale);
    expect((await read(sale))?.exchange_refusal, 'while a ticket is on its way').toBe('no_other_date');
  });

  it('once it is too late to cancel, or somebody has come in', async () => {
    const late = await begin(1200);
    await startIn(late.sale, 24);
    expect(
      (await late.next.client.POST('/bookings/{booking}/pay', { params: { path: late.next.path } })).error?.code,
    ).toBe('cancel_too_late');
    expect((await ask(late.sale, late.other)).error?.code).toBe('cancel_too_late');
    const soon = await buy({ startsInDays: 1 });
    await stageOtherDate(db, soon.show, { startsInDays: 40 });
    expect(await read(soon)).toMatchObject({ can_exchange: false, exchange_refusal: 'cancel_too_late' });

    const { sale, next } = await begin(1200);
    const [ticket] = (await read(sale))?.attendees ?? [];
    const door = (await stageStaff(db, urls[0], 'door')).client;
    const session = await openPayment(next);
    const scan = admission({ id: ticket?.id ?? '', code: ticket?.code ?? '' });
    expect(await deviceAt(door, sale.show, 'Main').send([scan])).toEqual(['admitted']);
    expect(await read(sale)).toMatchObject({ can_exchange: false, exchange_refusal: 'exchange_entered' });
    await sandbox.pay(session);
    await untilState(next, 'refunded');
    expect(await books(sale, next)).toEqual({ received: 2400, back: [400] });
    expect(await stateOf(sale)).toBe('paid');
  });

  it('where others wait for the new date, or while other places are held there', async () => {
    const sale = await buy();
    const full = await stageOtherDate(db, sale.show, { startsInDays: 40, capacity: 1 });
    expect((await ask(sale, full)).error?.code).toBe('sold_out');
    const other = await stageOtherDate(db, sale.show, { startsInDays: 50 });
    const attendees = [{ ticket_id: other.kinds.student }];
    await sale.client.POST('/bookings', { body: { occurrence_id: other.occurrenceId, attendees } });
    expect((await ask(sale, other)).error?.code).toBe('exchange_holding');
  });

  it('to a date where another exchange is just being paid', async () => {
    const { sale, other, next } = await begin(1000);
    const attendees = [{ ticket_id: sale.show.kinds.student }];
    const body = { occurrence_id: sale.show.occurrenceId, attendees };
    const { data } = await sale.client.POST('/bookings', { body });
    if (data === undefined) throw new Error('The second booking could not be made');
    const second = { ...sale, booking: data.data, path: { booking: data.data.id } };
    await complete(second);
    const { asking } = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{
        pid: number;
      }>`select pg_backend_pid() as pid from bookings where id = ${next.path.booking} for update`.execute(trx);
      let isAnswered = false;
      const trying = ask(second, other).finally(() => (isAnswered = true));
      const waiting = sql`select from pg_stat_activity where ${rows[0]?.pid ?? 0} = any(pg_blocking_pids(pid))`;
      await expect.poll(async () => isAnswered || (await waiting.execute(trx)).rows.length > 0).toBe(true);
      // As paying does next.
      await sql`insert into door_logs (occurrence_id) values (${sale.show.occurrenceId})
        on conflict (occurrence_id) do update set occurrence_id = excluded.occurrence_id`.execute(trx);
      return { asking: trying };
    });
    expect((await asking).error?.code).toBe('exchange_holding');
  });
});
