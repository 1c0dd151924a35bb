import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { systemClock } from '../../server/kernel/clock.ts';
import { noteViews } from '../../server/kernel/staff/views.ts';
import { stagePerson } from '../support/accounts.ts';
import { openStage } from '../support/stage.ts';
import { stageStaff } from '../support/staff.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());

it('notes what the staff saw of those who stay, beside somebody who deletes their account at that moment', async () => {
  const [staff, stays, leaves] = [
    await stageStaff(db, urls[0], 'services'),
    await stagePerson(db, urls[0]),
    await stagePerson(db, urls[0]),
  ];
  const deletion = await db.startTransaction().execute();
  await deletion.deleteFrom('users').where('id', '=', leaves.id).execute();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(deletion);
  const view = { staffId: staff.id, subjectIds: [stays.id, leaves.id], what: 'parking_permits export' };
  const noting = noteViews({ clock: systemClock }, db, view);
  const waiting = sql`select from pg_stat_activity where ${rows[0]?.pid ?? 0} = any(pg_blocking_pids(pid))`;
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
  await deletion.commit().execute();
  await noting;
  const seen = await db.selectFrom('staff_views').select('subject_id').where('user_id', '=', staff.id).execute();
  expect(seen.map(({ subject_id }) => subject_id)).toEqual([stays.id]);
});
