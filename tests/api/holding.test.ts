import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { type Booking, type Client, clientOf } from '../support/client.ts';
import type { Buyer, Show } from '../support/stage.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const [url] = inject('portal').urls;

/** Somebody holds the first places of a show. */
async function hold(show: Show, count: number, buyer?: Buyer): Promise<{ client: Client; booking: Booking }> {
  const client = clientOf(url, buyer ?? (await stage.buyer()));
  const guids = show.guids.slice(0, count);
  const places =
    guids.length > 0 ? guids.map((guid) => ({ seat: { guid } })) : Array.from({ length: count }, () => ({}));
  const attendees = places.map((place) => ({ ticket_id: show.kinds.student, ...place }));
  const { data } = await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
  return { client, booking: data?.data as Booking };
}

const extend = (client: Client, { id }: Booking) =>
  client.POST('/bookings/{booking}/extend', { params: { path: { booking: id } } });
const read = async (client: Client, { id }: Booking) =>
  (await client.GET('/bookings/{booking}', { params: { path: { booking: id } } })).data?.data;

describe('more time for a hold', () => {
  it('is given once at most while fewer than a tenth of the seats are left, which is told beforehand', async () => {
    const show = await stage.show({ seats: 20, perPerson: 20 });
    const { client, booking } = await hold(show, 19);
    // A hall's count of free places may be a second old.
    await expect.poll(() => read(client, booking)).toMatchObject({ nearly_full: true, extensions_left: 1 });
    const once = await extend(client, booking);
    expect(once.data?.data.extensions_left).toBe(0);
    const twice = await extend(client, booking);
    expect([twice.response.status, twice.error?.code]).toEqual([409, 'no_more_time']);
  });

  it('is given as often as usual while there is room, and where places are not counted', async () => {
    for (const settings of [{ seats: 20 }, { capacity: null }, { capacity: 20 }]) {
      const show = await stage.show({ ...settings, perPerson: 10 });
      const { client, booking } = await hold(show, 10);
      await extend(client, booking);
      const { data } = await extend(client, booking);
      expect(data?.data).toMatchObject({ nearly_full: false, extensions_left: 8 });
    }
  });

  it('is given once at most where all but a few of the counted tickets are taken', async () => {
    const show = await stage.show({ capacity: 10, perPerson: 20 });
    const { client, booking } = await hold(show, 10);
    await stage.db.updateTable('ticket_kinds').set({ taken: 9 }).where('id', '=', show.kinds.guest).execute();
    await expect.poll(() => read(client, booking)).toMatchObject({ nearly_full: true, extensions_left: 1 });
  });
});

describe('paying', () => {
  it('what was not seen is refused, and nothing is opened; what was seen is paid', async () => {
    const { client, booking } = await hold(await stage.show(), 2);
    const path = { booking: booking.id };
    const pay = (total?: number) =>
      client.POST('/bookings/{booking}/pay', { params: { path, ...(total !== undefined && { query: { total } }) } });
    const other = await pay(1000);
    expect([other.response.status, other.error?.code]).toEqual([409, 'total_changed']);
    expect(await read(client, booking)).toMatchObject({ state: 'held', payment: null });
    const seen = await pay(2000);
    expect(seen.data?.data.amount.amount).toBe(2000);
    // A request without a total agrees to any, and the open payment is the same one.
    expect((await pay()).data?.data.id).toBe(seen.data?.data.id);
    expect((await pay(2001)).response.status).toBe(409);
  });
});

it('begins where the one before ends at that moment', async () => {
  const show = await stage.show();
  const buyer = await stage.buyer();
  const { booking: before } = await hold(show, 1, buyer);
  const { beginning } = await stage.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      pid: number;
    }>`select pg_backend_pid() as pid from bookings where id = ${before.id} for update`.execute(trx);
    const next = hold(show, 1, buyer);
    const waiting = sql`select from pg_stat_activity where ${rows[0]?.pid ?? 0} = any(pg_blocking_pids(pid))`;
    await expect.poll(async () => (await waiting.execute(trx)).rows).toHaveLength(1);
    await trx
      .updateTable('bookings')
      .set({ state: 'cancelled', outcome: 'cancelled_by_buyer', expires_at: null })
      .where('id', '=', before.id)
      .execute();
    return { beginning: next };
  });
  const { booking } = await beginning;
  expect(booking).toMatchObject({ state: 'held', attendees: [{ ticket_id: show.kinds.student }] });
  expect(booking.id).not.toBe(before.id);
});
