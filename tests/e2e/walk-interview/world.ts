import { sql } from 'kysely';
import type { Standing } from '../../../machines/interview/interview.types.ts';
import { insertPerson } from '../../support/accounts.ts';
import { stageSession } from '../../support/actors.ts';
import { timeAt } from '../../support/clock.ts';
import { company as otherCompany, stageInterviewSlot } from '../../support/interviews.ts';
import type { Stage } from '../../support/use-stage.ts';

type Db = Stage['db'];

/** A company that no other test books with. */
export const COMPANY = 'xemx-u-rih';
const SLOTS = 6;
const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 48 * HALF_HOUR_MS;
const HOLD_MS = 10 * 60_000;
/** However long a page takes to come back, it has these moments left: the portal's clock stands still until the page hears it. */
const LAST_MOMENTS_MS = 100;

let days = 0;

/** The student, their documents, and the company's slots: one morning of its own for each path. */
export async function createWorld(url: string, db: Db) {
  const student = await stageSession(db);
  const first = Date.UTC(2045, 0, 9, 8) + (days += 1) * DAY_MS;
  await db.updateTable('interview_slots').set({ is_open: false }).where('company', '=', COMPANY).execute();
  const slots: { id: string; startsAt: Date }[] = [];
  for (let at = 0; at < SLOTS; at += 1) {
    const startsAt = new Date(first + at * HALF_HOUR_MS);
    slots.push({ startsAt, id: await stageInterviewSlot(db, { company: COMPANY, startsAt }) });
  }
  const ids = slots.map(({ id }) => id);
  const cvs = await db
    .insertInto('files')
    .values(
      ['First CV', 'Second CV'].map((name) => ({
        user_id: student.id,
        purpose: 'career' as const,
        name,
        media_type: 'application/pdf',
        size: 1000,
        created_at: new Date(),
      })),
    )
    .returning(['id', 'name'])
    .execute();

  /** Writes an interview straight into the database: what another device or another student has done. */
  const write = (user: string, slot: string, state: 'held' | 'booked' | 'attended', expires: Date | null = null) =>
    sql`insert into interviews (user_id, slot_id, company, expo, arrive_at, starts_at, ends_at, state, expires_at, created_at, changed_at)
      select ${user}, id, company, expo, arrive_at, starts_at, ends_at, ${state}, ${expires}, now(), now()
      from interview_slots where id = ${slot}`.execute(db);
  /** Another student books a slot. */
  const take = async (slot: string) => void (await write((await insertPerson(db)).id, slot, 'booked'));
  const ownAt = (company: string) =>
    db.selectFrom('interviews').selectAll().where('user_id', '=', student.id).where('company', '=', company);

  let chosen = 0;

  return {
    email: student.email,
    token: student.token,
    date: new Date(first).toISOString().slice(0, 10),
    cvs,
    /** The slot that the student chooses next. The first one is for what another device books. */
    nextSlot(): { id: string; startsAt: Date } {
      const slot = slots[(chosen += 1)];
      if (slot === undefined) throw new Error('The path chooses more slots than it has.');
      return slot;
    },
    /** Leaves the student with just this interview at the company, as another device would, and the company with or without free slots. */
    async bringTo({ interview, free }: Standing): Promise<void> {
      await db.deleteFrom('interviews').where('user_id', '=', student.id).execute();
      await db.deleteFrom('interviews').where('slot_id', 'in', ids).execute();
      if (free === 0) for (const id of interview === null ? ids : ids.slice(1)) await take(id);
      if (interview === null) return;
      const state = interview.expires_at === null ? (interview.can_change ? 'booked' : 'attended') : 'held';
      const expires = state === 'held' ? new Date((await timeAt(url)) + HOLD_MS) : null;
      await write(student.id, ids[0] ?? '', state, expires);
    },
    take,
    /** The student has another interview at the time of a slot. */
    async clashWith(startsAt: Date): Promise<void> {
      await write(
        student.id,
        await stageInterviewSlot(db, { company: otherCompany, startsAt, isOpen: false }),
        'booked',
      );
    },
    /** Nothing is in the way of a choice any more. */
    clearTheWay: () =>
      db.deleteFrom('interviews').where('user_id', '=', student.id).where('company', '=', otherCompany).execute(),
    /** Ends the hold: now, or in a moment. */
    async endHold(when: 'now' | 'soon'): Promise<void> {
      const expires_at = new Date((await timeAt(url)) + (when === 'now' ? -1000 : LAST_MOMENTS_MS));
      const { id } = await ownAt(COMPANY).where('state', '=', 'held').executeTakeFirstOrThrow();
      await db.updateTable('interviews').set({ expires_at }).where('id', '=', id).execute();
    },
    /** Another tab has chosen another slot: the hold is over. */
    async replaceHold(): Promise<void> {
      const { id } = await ownAt(COMPANY).where('state', '=', 'held').executeTakeFirstOrThrow();
      await db.updateTable('interviews').set({ state: 'ended' }).where('id', '=', id).execute();
    },
    deleteCv: (id: string) => db.deleteFrom('files').where('id', '=', id).execute(),
    signOutEverywhere: () =>
      db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', student.id).execute(),
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
