import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { type Student, useInterviews } from '../support/use-interviews.ts';

const { db, student, slot, hold, confirm, move, cancel } = useInterviews();

const QUARTER_MS = 15 * 60_000;
const companies = ['korriera', 'skola-tal-wied', 'pulis-zahra'];

type Queryable = Pick<Database, 'selectFrom'> & Parameters<ReturnType<typeof sql>['execute']>[0];

/** The promises of K4 and A1 that are broken by interviews in these slots. */
async function violations(of: Queryable, slots: readonly string[]) {
  const { rows } = await sql<{ shared: number; repeated: number; overlapping: number }>`
    with kept as (select * from interviews where keeps_slot and slot_id = any(${slots}::uuid[]))
    select (select count(*)::int from (select slot_id from kept group by 1 having count(*) > 1) as s) as shared,
      (select count(*)::int from (select user_id, company, expo from kept group by 1, 2, 3 having count(*) > 1) as r) as repeated,
      (select count(*)::int from kept one join kept other on one.user_id = other.user_id and one.id < other.id
        and one.arrive_at < other.ends_at and one.ends_at > other.arrive_at) as overlapping`.execute(of);
  return rows[0];
}

/** What a student can be told in a rush: done, or why not. */
const told = [
  '200',
  '201',
  'interview_slot_taken',
  'interview_slot_over',
  'interview_at_company',
  'interview_at_time',
  'not_in_this_state',
];

const none = { shared: 0, repeated: 0, overlapping: 0 };

describe('many students at once, on two instances (K4, A1)', () => {
  /** Four slots at each of three companies, at the same times. */
  async function stage(): Promise<string[]> {
    const first = Date.UTC(2035 + Math.floor(Math.random() * 4), 2, 1 + Math.floor(Math.random() * 28), 8);
    const slots: string[] = [];
    for (const company of companies)
      for (let at = 0; at < 4; at += 1)
        slots.push(await slot({ company, startsAt: new Date(first + at * QUARTER_MS) }));
    return slots;
  }

  it('never share a slot, have two with a company, or are in two places at once', async () => {
    const slots = await stage();
    const people = await Promise.all(Array.from({ length: 24 }, (_, at) => student(at)));
    const codes: string[] = [];
    const note = ({ error, response }: { error?: { code: string } | undefined; response: Response }) => {
      codes.push(error?.code ?? String(response.status));
    };
    /** Each goes through the slots from another one on, books, moves, and sometimes cancels; every second call is sent twice at once. */
    const go = async (person: Student, at: number) => {
      for (let turn = 0; turn < 5; turn += 1) {
        const wanted = slots[(at * 5 + turn * 4 + (turn % 2)) % slots.length] ?? '';
        const answers = await Promise.all([hold(person, wanted), ...(turn % 2 === 0 ? [hold(person, wanted)] : [])]);
        answers.forEach(note);
        const id = answers.find(({ data }) => data !== undefined)?.data?.data.id;
        if (id === undefined) continue;
        note(await confirm(person, id));
        note(await move(person, id, slots[(at + turn) % slots.length] ?? ''));
        if (turn === 3) note(await cancel(person, id));
      }
    };
    await Promise.all(people.map(go));
    expect(codes.filter((code) => !told.includes(code))).toEqual([]);
    expect(codes).toContain('interview_slot_taken');
    expect(await violations(db, slots)).toEqual(none);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from interviews where keeps_slot and slot_id = any(${slots}::uuid[])`.execute(db);
    expect(rows[0]?.n).toBeGreaterThan(0);
  }, 60_000);

  it('would do all three if the guards were off', async () => {
    const [first = '', ...rest] = await stage();
    const [one, other] = await Promise.all([student(), student()]);
    const insert = (user: Student, id: string) => sql`
      insert into interviews (user_id, slot_id, company, expo, arrive_at, starts_at, ends_at, state, created_at, changed_at)
      select ${user.id}, id, company, expo, arrive_at, starts_at, ends_at, 'booked', now(), now()
      from interview_slots where id = ${id}`;
    const sameCompany = rest[0] ?? '';
    const sameTime = rest[3] ?? '';
    const rows = [insert(one, first), insert(other, first), insert(one, sameCompany), insert(one, sameTime)];
    const crowd = (isGuarded: boolean) =>
      db.transaction().execute(async (trx) => {
        if (!isGuarded) {
          await sql`drop index one_interview_a_slot, one_interview_a_company`.execute(trx);
          await sql`alter table interviews drop constraint no_two_interviews_at_once`.execute(trx);
        }
        for (const row of rows) await row.execute(trx);
        throw Object.assign(new Error('Undone'), { broken: await violations(trx, [first, ...rest]) });
      });
    await expect(crowd(true)).rejects.toMatchObject({ code: '23505' });
    await expect(crowd(false)).rejects.toMatchObject({ broken: { shared: 1, repeated: 1, overlapping: 3 } });
  });
});
