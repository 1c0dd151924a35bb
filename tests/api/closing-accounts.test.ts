import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { PASSWORD, stagePerson } from '../support/accounts.ts';
import { stageSession } from '../support/actors.ts';
import { book, datesFor, introduce, makeRiders, stageRiders } from '../support/carpooling.ts';
import { bookInterview } from '../support/interviews.ts';
import { clientOf } from '../support/client.ts';
import { invitationIn, mailAbout, nthMailTo } from '../support/mailbox.ts';
import { pdf } from '../support/hostile-papers.ts';
import { haltUpload, wireOf } from '../support/raw-upload.ts';
import { stageStaff } from '../support/staff.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { useStage } from '../support/use-stage.ts';
import { useTickets } from '../support/use-tickets.ts';

const { urls, dataDir } = inject('portal');
const { db } = useStage();
const { hold, pay } = useTickets();

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

describe('appointments with somebody who closes their account', () => {
  const named = { first_name: 'Ġorġ', last_name: 'Żahra' };
  const ofPerson = (table: 'carpools' | 'interviews', { id }: { id: string }) =>
    db.selectFrom(table).select('state').where('user_id', '=', id).executeTakeFirstOrThrow();

  /** Somebody with a password, who may drive and be found. */
  async function rider() {
    const person = await stagePerson(db, urls[0], named);
    await makeRiders(db, [person.id]);
    return { ...person, sessionId: '' };
  }
  const deleteOwn = ({ client }: Awaited<ReturnType<typeof rider>>) =>
    client.DELETE('/auth/delete', { body: { password: PASSWORD } });

  it('are off at once: passengers are told that the driver is gone, and no name', async () => {
    const driver = await rider();
    const passengers = await stageRiders(db, urls[0], 1);
    await introduce(db, driver, passengers);
    const [date = ''] = await datesFor(driver);
    expect((await book(driver, date, 'C-1', passengers)).response.status).toBe(200);
    expect((await deleteOwn(driver)).response.status).toBe(200);
    expect(await ofPerson('carpools', driver)).toEqual({ state: 'cancelled' });
    const { text } = await mailAbout(dataDir, passengers[0]?.email ?? '', /^Your ride is off: /);
    expect([text.includes('closed their account'), text.includes('Ġorġ')]).toEqual([true, false]);
    // The space and the passenger are free for somebody else.
    const [other] = await stageRiders(db, urls[0], 1);
    if (other === undefined) throw new Error('Nobody was staged');
    await introduce(db, other, passengers);
    expect((await book(other, date, 'C-1', passengers)).response.status).toBe(200);
  });

  it('are off for a driver who loses a passenger: the last one leaves the booking waiting for another', async () => {
    const [driver] = await stageRiders(db, urls[0], 1);
    const passenger = await rider();
    if (driver === undefined) throw new Error('Nobody was staged');
    await introduce(db, driver, [passenger]);
    const date = (await datesFor(driver))[1] ?? '';
    expect((await book(driver, date, 'C-2', [passenger])).response.status).toBe(200);
    await deleteOwn(passenger);
    expect(await ofPerson('carpools', driver)).toEqual({ state: 'needs_passenger' });
    await mailAbout(dataDir, driver.email, /^Ġorġ Ż\. isn’t coming along/);
  });

  it('are off, too, where the staff close it: a company’s slot is free again', async () => {
    const admin = await stageStaff(db, urls[0], 'admin');
    const student = await stagePerson(db, urls[0]);
    const interview = await bookInterview(db, student.client);
    const row = db.selectFrom('interviews').select('slot_id').where('id', '=', interview);
    const { slot_id: slot } = await row.executeTakeFirstOrThrow();
    expect((await close(admin, student.id)).response.status).toBe(200);
    expect(await ofPerson('interviews', student)).toEqual({ state: 'cancelled' });
    const other = await stagePerson(db, urls[0]);
    expect((await other.client.POST('/careers/interviews', { body: { slot } })).response.status).toBe(201);
  });
});

it('a ticket on its way to somebody is off once its sender’s account is deleted, and the receiver is told', async () => {
  const sale = await hold();
  const [ticket] = (await pay(sale)).attendees;
  const email = `${randomUUID()}@mail.example`;
  const body = { attendee_id: ticket?.id ?? '', email };
  await sale.client.POST('/bookings/{booking}/transfers', { params: sale.params, body });
  const { token } = invitationIn(await nthMailTo(dataDir, email));
  await db
    .updateTable('users')
    .set({ deletion_due_at: new Date(0) })
    .where('id', '=', sale.buyer.id)
    .execute();
  await fetch(`${urls[0]}/test/sweep`, { method: 'POST' });
  const { response } = await clientOf(urls[0]).POST('/ticket-transfers/look', { body: { token } });
  expect(response.status).toBe(404);
  expect((await mailAbout(dataDir, email, /^No longer on offer/)).text).toContain('has been taken back');
});
