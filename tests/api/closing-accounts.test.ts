import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { stageSession } from '../support/actors.ts';
import { pdf } from '../support/hostile-papers.ts';
import { haltUpload, wireOf } from '../support/raw-upload.ts';
import { stageStaff } from '../support/staff.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { useStage } from '../support/use-stage.ts';

const { urls } = inject('portal');
const { db } = useStage();

const close = ({ client }: Awaited<ReturnType<typeof stageStaff>>, person: string) =>
  client.POST('/desk/people/{person}', { params: { path: { person } }, body: { change: 'account.disable' } });

it('of two admins who close each other’s account at the same moment, one keeps theirs', async () => {
  const [one, other] = [await stageStaff(db, urls[0], 'admin'), await stageStaff(db, urls[0], 'admin')];
  const { closing } = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', 'in', [one.id, other.id]).forUpdate().execute();
    const begun = Promise.all([close(one, other.id), close(other, one.id)]);
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%"users"%'`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThanOrEqual(2);
    return { closing: begun };
  });
  expect((await closing).map(({ response }) => response.status)).toEqual(expect.arrayContaining([200, 401]));
  const both = db.selectFrom('users').select('id').where('id', 'in', [one.id, other.id]);
  expect(await both.where('disabled_at', 'is', null).execute()).toHaveLength(1);
});

it('a file that is still arriving when its sender’s account is closed is not kept', async () => {
  const admin = await stageStaff(db, urls[0], 'admin');
  const person = await stageSession(db);
  const session = db.selectFrom('sessions').select('last_used_at').where('id', '=', person.sessionId);
  await db
    .updateTable('sessions')
    .set({ last_used_at: new Date(0) })
    .where('id', '=', person.sessionId)
    .execute();
  const { type, bytes } = await wireOf(formOf({ file: blobOf(pdf(), 'application/pdf'), file_name: 'CV' }));
  const where = { url: urls[0], path: '/auth/career/files', token: person.token };
  const status = await haltUpload({ ...where, type, length: bytes.length }, bytes, async () => {
    // The portal has let the call in.
    await expect.poll(async () => (await session.executeTakeFirst())?.last_used_at?.getTime()).toBeGreaterThan(0);
    expect((await close(admin, person.id)).response.status).toBe(200);
  });
  expect(status).toBe(401);
  expect(await db.selectFrom('files').select('id').where('user_id', '=', person.id).execute()).toEqual([]);
});
