import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { writtenTimes } from '../../server/features/rentals/times.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { stageSession } from './actors.ts';
import { stageStaff } from './staff.ts';
import { HOUR_MS } from '../../machines/flow/durations.ts';

/** Requests of all lengths that crowd one week, in a year of their own. */
export async function crowdOfRequests(db: Database, count: number) {
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
export async function approveAll(
  db: Database,
  urls: readonly string[],
  ids: readonly string[],
): Promise<(string | number)[]> {
  const approve = async (url: string, order: readonly string[]) => {
    const { client } = await stageStaff(db, url, 'services');
    const answers: (string | number)[] = [];
    for (let at = 0; at < order.length; at += 5) {
      const some = order.slice(at, at + 5).map((request) =>
        client.POST('/desk/rentals/{request}', {
          params: { path: { request } },
          body: { event: 'request.approve', version: '0' },
        }),
      );
      for (const { error, response } of await Promise.all(some)) answers.push(error?.code ?? response.status);
    }
    return answers;
  };
  const [one, other] = await Promise.all([approve(urls[0] ?? '', ids), approve(urls[1] ?? '', ids.toReversed())]);
  return [...one, ...other];
}

/** The pairs of agreed requests of somebody for one venue that overlap. */
export async function overlaps(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rental_requests one join rental_requests other
      on one.id < other.id and one.venue = other.venue
      and one.starts_at < other.ends_at and one.ends_at > other.starts_at
    where one.is_agreed and other.is_agreed and one.user_id = ${userId} and other.user_id = ${userId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The most of a kind that is lent on a day beyond what there is, counted from the requests themselves. */
export async function lentTooMuch(db: Database, userId: string, equipment: string, stock: number): Promise<number> {
  const { rows } = await sql<{ most: number | null }>`
    select max(sum)::int as most from (
      select sum(thing.quantity) from rental_requests
      cross join jsonb_to_recordset(equipment) as thing (id text, quantity integer)
      cross join generate_series(first_day::timestamp, last_day::timestamp, '1 day') as days (day)
      where is_agreed and user_id = ${userId} and thing.id = ${equipment} group by days.day) as lent`.execute(db);
  return Math.max(0, (rows[0]?.most ?? 0) - stock);
}
