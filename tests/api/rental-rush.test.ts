import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { rentalRequestMachine } from '../../machines/rental-request/rental-request.machine.ts';
import { writtenTimes } from '../../server/features/rentals/times.ts';
import type { RentalRequestState } from '../../server/kernel/db/rental-tables.ts';
import { rentalLife } from '../../server/kernel/lifecycle/lives.ts';
import { stageSession } from '../support/actors.ts';
import { stageStaff } from '../support/staff.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());

const HOUR_MS = 3_600_000;

/** Requests of all lengths that crowd one week, in a year of their own. */
async function crowd(count: number) {
  const { id: user_id } = await stageSession(db);
  const week = Date.UTC(randomInt(2100, 9000), 3, 4, 8);
  const rows = Array.from({ length: count }, (_, at) => {
    const starts_at = new Date(week + randomInt(100) * HOUR_MS);
    const ends_at = new Date(starts_at.getTime() + randomInt(1, 40) * HOUR_MS);
    const isVenue = at % 2 === 0;
    const things = [
      { id: 'projector', quantity: randomInt(1, 3) },
      { id: 'e-bike', quantity: randomInt(1, 6) },
    ].toSorted(() => randomInt(3) - 1);
    return {
      reference: randomUUID(),
      user_id,
      state: 'sent' as const,
      organisation: 'kor-tal-kampus',
      venue: isVenue ? (['student-house', 'jc-hall'][at % 4 === 0 ? 0 : 1] ?? null) : null,
      equipment: JSON.stringify(isVenue ? [] : things),
      starts_at,
      ends_at,
      times: writtenTimes([{ starts_at, ends_at }]),
      first_day: starts_at.toISOString().slice(0, 10),
      last_day: new Date(ends_at.getTime() - 1).toISOString().slice(0, 10),
      purpose: 'Ħsejjes',
      people: 5,
      access_needs: null,
      created_at: new Date(0),
      changed_at: new Date(0),
    };
  });
  const stored = await db.insertInto('rental_requests').values(rows).returning('id').execute();
  return { ids: stored.map(({ id }) => id), user_id };
}

/** Two of the staff approve everything at once, on two instances, one from each end. */
async function approveAll(ids: readonly string[]): Promise<(string | number)[]> {
  const approve = async (url: string, order: readonly string[]) => {
    const { client } = await stageStaff(db, url, 'services');
    const answers: (string | number)[] = [];
    for (let at = 0; at < order.length; at += 5) {
      const some = order.slice(at, at + 5).map((request) =>
        client.POST('/desk/rentals/{request}', {
          params: { path: { request } },
          body: { event: 'request.approve' },
        }),
      );
      for (const { error, response } of await Promise.all(some)) answers.push(error?.code ?? response.status);
    }
    return answers;
  };
  const [one, other] = await Promise.all([approve(urls[0], ids), approve(urls[1], ids.toReversed())]);
  return [...one, ...other];
}

async function overlaps(userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rental_requests one join rental_requests other
      on one.id < other.id and one.venue = other.venue
      and one.starts_at < other.ends_at and one.ends_at > other.starts_at
    where one.is_agreed and other.is_agreed and one.user_id = ${userId} and other.user_id = ${userId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The most of a kind that is lent on a day beyond what there is, counted from the requests themselves. */
async function lentTooMuch(userId: string, equipment: string, stock: number): Promise<number> {
  const { rows } = await sql<{ most: number | null }>`
    select max(sum)::int as most from (
      select sum(thing.quantity) from rental_requests
      cross join jsonb_to_recordset(equipment) as thing (id text, quantity integer)
      cross join generate_series(first_day::timestamp, last_day::timestamp, '1 day') as days (day)
      where is_agreed and user_id = ${userId} and thing.id = ${equipment} group by days.day) as lent`.execute(db);
  return Math.max(0, (rows[0]?.most ?? 0) - stock);
}

describe('two of the staff at once (S5)', () => {
  it('never approve two requests that overlap, or lend more than there is', async () => {
    const { ids, user_id } = await crowd(60);
    const answers = await approveAll(ids);
    expect(new Set(answers)).toEqual(new Set([200, 'rental_venue_taken', 'rental_stock_taken', 'not_in_this_state']));
    expect(await overlaps(user_id)).toBe(0);
    expect(await lentTooMuch(user_id, 'projector', 3)).toBe(0);
    expect(await lentTooMuch(user_id, 'e-bike', 12)).toBe(0);
    const { rows } = await sql`select from rental_stock where taken < 0 or taken > stock`.execute(db);
    expect(rows).toEqual([]);
    // What goes with an account is free again.
    await db.deleteFrom('rental_requests').where('user_id', '=', user_id).execute();
    const approved = db.selectFrom('rental_requests').select('id').where('user_id', '=', user_id);
    expect(await approved.execute()).toEqual([]);
  }, 60_000);

  it('would overlap and lend too much if the guards were off', async () => {
    const { ids, user_id } = await crowd(60);
    const anyway = sql`update rental_requests set state = 'approved' where id = any(${ids}::uuid[])`;
    const guarded = db.transaction().execute(async (trx) => void (await anyway.execute(trx)));
    await expect(guarded).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
    const unguarded = db.transaction().execute(async (trx) => {
      await sql`alter table rental_requests drop constraint one_rental_a_venue`.execute(trx);
      await sql`alter table rental_requests disable trigger count_rental`.execute(trx);
      await anyway.execute(trx);
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from rental_requests one
        join rental_requests other on one.id < other.id and one.venue = other.venue and one.starts_at < other.ends_at
        and one.ends_at > other.starts_at where one.user_id = ${user_id} and other.user_id = ${user_id}`.execute(trx);
      throw Object.assign(new Error('Undone'), { overlapping: rows[0]?.n ?? 0 });
    });
    await expect(unguarded).rejects.toMatchObject({ overlapping: expect.toSatisfy((n: number) => n > 0) });
  });
});

it('the database counts as agreed exactly what the chart does', async () => {
  const { ids } = await crowd(1);
  const isAgreed = async (state: RentalRequestState) => {
    const { rows } = await sql<{ is_agreed: boolean }>`
      update rental_requests set state = ${state} where id = ${ids[0]} returning is_agreed`.execute(db);
    return rows[0]?.is_agreed;
  };
  for (const state of Object.keys(rentalRequestMachine.states) as RentalRequestState[])
    expect([state, await isAgreed(state)]).toEqual([state, rentalLife.is(state, 'isAgreed')]);
});
