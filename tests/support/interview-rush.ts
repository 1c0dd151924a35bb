import { sql } from 'kysely';
import type { Database } from '../../server/kernel/db/database.ts';
import type { Client } from './client.ts';
import { stageInterviewSlot } from './interviews.ts';

type Queryable = Pick<Database, 'selectFrom'> & Parameters<ReturnType<typeof sql>['execute']>[0];
type Somebody = { id: string };

const QUARTER_MS = 15 * 60_000;
const companies = ['korriera', 'skola-tal-wied', 'pulis-zahra'];

/** The answers that a student can get in a rush: done, or why not. */
const told = new Set([
  '200',
  '201',
  'interview_slot_taken',
  'interview_slot_over',
  'interview_at_company',
  'interview_at_time',
  'not_in_this_state',
]);

/** So many slots at each of three companies, at the same times on a day of their own. */
export async function stageRushSlots(db: Database, each: number): Promise<string[]> {
  const first = Date.UTC(2035 + Math.floor(Math.random() * 40), 2, 1 + Math.floor(Math.random() * 28), 8);
  const slots: string[] = [];
  for (const company of companies)
    for (let at = 0; at < each; at += 1)
      slots.push(await stageInterviewSlot(db, { company, startsAt: new Date(first + at * QUARTER_MS) }));
  return slots;
}

/** The promises of K4 and A1 that are broken by interviews in these slots. */
export async function brokenPromises(of: Queryable, slots: readonly string[]) {
  const { rows } = await sql<{ shared: number; repeated: number; overlapping: number; kept: number }>`
    with kept as (select * from interviews where keeps_slot and slot_id = any(${slots}::uuid[]))
    select (select count(*)::int from (select slot_id from kept group by 1 having count(*) > 1) as s) as shared,
      (select count(*)::int from (select user_id, company, expo from kept group by 1, 2, 3 having count(*) > 1) as r) as repeated,
      (select count(*)::int from kept one join kept other on one.user_id = other.user_id and one.id < other.id
        and one.arrive_at < other.ends_at and one.ends_at > other.arrive_at) as overlapping,
      (select count(*)::int from kept) as kept`.execute(of);
  return rows[0] ?? { shared: 0, repeated: 0, overlapping: 0, kept: 0 };
}

/** Students who all go through the slots at once: each books, moves and sometimes cancels, and sends every second hold twice at once. Returns what they were told, and what nobody may be told. */
export async function rushForSlots(people: readonly { client: Client }[], slots: readonly string[]) {
  const codes: string[] = [];
  const note = ({ error, response }: { error?: { code: string } | undefined; response: Response }) => {
    codes.push(error?.code ?? String(response.status));
  };
  const go = async ({ client }: { client: Client }, at: number) => {
    const slotAt = (place: number) => slots[place % slots.length] ?? '';
    for (let turn = 0; turn < 5; turn += 1) {
      const hold = () => client.POST('/careers/interviews', { body: { slot: slotAt(at * 5 + turn * 4 + (turn % 2)) } });
      const answers = await Promise.all([hold(), ...(turn % 2 === 0 ? [hold()] : [])]);
      answers.forEach(note);
      const interview = answers.find(({ data }) => data !== undefined)?.data?.data.id;
      if (interview === undefined) continue;
      const path = { params: { path: { interview } } };
      note(await client.POST('/careers/interviews/{interview}/confirm', { ...path, body: { cv: null } }));
      note(await client.PUT('/careers/interviews/{interview}/slot', { ...path, body: { slot: slotAt(at + turn) } }));
      if (turn === 3) note(await client.DELETE('/careers/interviews/{interview}', path));
    }
  };
  await Promise.all(people.map(go));
  return { codes, unexpected: codes.filter((code) => !told.has(code)) };
}

/** The rules that four bookings by two students break, with the constraints and without them. The database is left as it was. */
export async function crowdUnguarded(db: Database, one: Somebody, other: Somebody, isGuarded: boolean) {
  const slots = await stageRushSlots(db, 4);
  const [first = '', sameCompany = '', , , sameTime = ''] = slots;
  const insert = (user: Somebody, slot: string) => sql`
    insert into interviews (user_id, slot_id, company, expo, arrive_at, starts_at, ends_at, state, created_at, changed_at)
    select ${user.id}, id, company, expo, arrive_at, starts_at, ends_at, 'booked', now(), now()
    from interview_slots where id = ${slot}`;
  const rows = [insert(one, first), insert(other, first), insert(one, sameCompany), insert(one, sameTime)];
  let broken = { shared: 0, repeated: 0, overlapping: 0, kept: 0 };
  const undone = new Error('Undone');
  await db
    .transaction()
    .execute(async (trx) => {
      if (!isGuarded) {
        await sql`drop index one_interview_a_slot, one_interview_a_company`.execute(trx);
        await sql`alter table interviews drop constraint no_two_interviews_at_once`.execute(trx);
      }
      for (const row of rows) await row.execute(trx);
      broken = await brokenPromises(trx, slots);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return broken;
}
