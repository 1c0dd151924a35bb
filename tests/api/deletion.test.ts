import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demandAllNamed } from '../../server/kernel/person/personal-data.ts';
import { accountData } from '../../server/kernel/person/account-data.ts';
import { PASSWORD, signIn, stagePerson, statusOfToken } from '../support/accounts.ts';
import { book, datesFor, introduce, type Rider, stageRiders } from '../support/carpooling.ts';
import { clientOf } from '../support/client.ts';
import { mailAbout, mailsTo, nthMailTo } from '../support/mailbox.ts';
import { personalTables } from '../support/personal-tables.ts';
import { stageStaff } from '../support/staff.ts';
import { openStage } from '../support/stage.ts';
import { deleteForGood, type Life, namesOfFiles, stageLife } from '../support/stage-life.ts';

const portal = inject('portal');
const db = openStage(portal.dataDir);
afterAll(() => db.destroy());

type Row = Record<string, unknown>;

/** Every table of the database, including those of the job queue. */
async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** The tables that contain each of these texts, in any column. */
async function tablesWith(needles: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = Object.fromEntries(needles.map((needle) => [needle, []]));
  for (const table of await tables()) {
    // Each row is written out once, then searched.
    const { rows } = await sql<{ needle: string }>`
      select distinct needle from (select lower(t::text) as text from ${sql.raw(table)} as t offset 0) as row,
        unnest(${needles}::text[]) as needle where strpos(row.text, lower(needle)) > 0`.execute(db);
    for (const { needle } of rows) found[needle]?.push(table);
  }
  return found;
}

/** The texts that a file of a folder contains, in any encoding. */
async function needlesIn(folder: string, needles: string[]): Promise<string[]> {
  const entries = await readdir(join(portal.dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const found = new Set<string>();
  for (const file of files) {
    const text = (await readFile(file, 'utf8').catch(() => '')).replaceAll(/=\r\n/g, '');
    const decoded = Buffer.from(text.replaceAll(/=([0-9A-F]{2})/g, '%$1')).toString('utf8');
    for (const needle of needles)
      if ([text, decoded].some((each) => each.includes(needle) || each.includes(encodeURIComponent(needle))))
        found.add(needle);
  }
  return [...found];
}

/** Tables that refer to others, by the table that they refer to. */
async function referrersOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = ${table}::regclass order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

describe('what belongs to a person', () => {
  it('is named table by table: one that is added must be named too', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where column_name = 'user_id' and table_schema = 'public'`.execute(db);
    expect(rows.map(({ name }) => name).sort()).toEqual(personalTables.map(({ name }) => name).sort());
    await expect(demandAllNamed(db, [accountData])).rejects.toThrow(/rows in booking_shares, bookings.*student_cards/);
    // Nothing refers to a person in any other way.
    const referrers = await referrersOf('users');
    expect(referrers.filter((name) => !personalTables.some((each) => each.name === name))).toEqual([]);
    // Rows that belong to a booking are exported and anonymised with it; a seat reveals nothing about anybody.
    expect(await referrersOf('bookings')).toEqual([
      'attendees',
      'booking_shares',
      'bookings',
      'seats',
      'ticket_transfers',
      'waiting',
    ]);
  });
});

describe('my data (D2)', () => {
  let life: Life;
  let told: Row;
  beforeAll(async () => {
    life = await stageLife(db, portal);
    told = (await life.person.client.GET('/auth/export')).data?.data as Row;
  });

  it('has every row of every table, with every column but the portal’s secrets', async () => {
    for (const { name: table, secrets } of personalTables) {
      const { rows } = await sql<Row>`select to_jsonb(t) as row from ${sql.table(table)} as t
        where user_id = ${life.person.id}`.execute(db);
      if (!Array.isArray(secrets)) {
        expect(told).not.toHaveProperty(table);
        continue;
      }
      const listed = told[table] as Row[];
      expect(listed, table).toHaveLength(rows.length);
      const columns = Object.keys((rows[0]?.['row'] ?? {}) as Row).filter(
        (name) => name !== 'user_id' && !secrets.some((secret) => secret === name),
      );
      if (rows.length > 0) expect(Object.keys(listed[0] ?? {}).sort(), table).toEqual(columns.sort());
    }
    const empty = personalTables.filter(({ name }) => Array.isArray(told[name]) && told[name].length === 0);
    expect(empty, 'tables that the test says nothing about').toEqual([]);
  });

  it('holds everything that was told, who comes along, and what was paid', () => {
    const text = JSON.stringify(told);
    expect(life.needles.filter((needle) => !text.includes(needle))).toEqual([]);
    const payments = (told['payments'] as Row[]).map(({ payable_type, amount, state }) => [
      payable_type,
      amount,
      state,
    ]);
    expect(new Set(payments.map(String))).toEqual(
      new Set(['booking,2000,paid', 'parking_permit,700,paid', 'student_card,500,paid']),
    );
    const history = (told['history'] as Row[]).filter(({ row_id }) => row_id === life.paid);
    expect(history.map(({ event, to_state, actor }) => [event, to_state, actor])).toEqual([
      ['payment.open', 'awaiting_payment', 'owner'],
      ['payment.receive', 'paid', 'portal'],
    ]);
    expect(told['complaint_messages']).toMatchObject([{ text: `Ilment ta’ ${life.needles[0]}` }]);
    expect(told['places_that_others_booked']).toMatchObject([{ first_name: 'Ħabiba', email: life.person.email }]);
  });

  it('holds no secret of the portal, and nothing of others', async () => {
    const secrets = await sql<{ secret: string }>`
      select password_hash as secret from users where id = ${life.person.id}
      union all select nonce from mailbox_codes where user_id = ${life.person.id}
      union all select token_hash from recovery_links where user_id = ${life.person.id}`.execute(db);
    expect(secrets.rows).toHaveLength(3);
    const text = JSON.stringify(told);
    expect(secrets.rows.filter(({ secret }) => text.includes(secret))).toEqual([]);
    const { user_id: friend } = await db
      .selectFrom('bookings')
      .select('user_id')
      .where('id', '=', life.friendsBooking)
      .executeTakeFirstOrThrow();
    expect([text.includes(friend), text.includes(life.friendsBooking)]).toEqual([false, false]);
  });

  it('of an unproved claim has nothing of the mailbox’s owner', async () => {
    const { data } = await clientOf(portal.urls[0]).POST('/auth/register', {
      body: { user_type: 'university_student', email: life.person.email, password: PASSWORD, consent: true },
    });
    const claim = clientOf(portal.urls[0], { token: data?.data.authToken ?? '' });
    const theirs = (await claim.GET('/auth/export')).data?.data;
    expect(theirs).toMatchObject({ bookings: [], places_that_others_booked: [] });
    await claim.DELETE('/auth/delete', { body: { password: PASSWORD } });
    await fetch(`${portal.urls[0]}/test/sweep`, { method: 'POST' });
  });
});

describe('a deleted account (D2)', () => {
  let life: Life;
  let ticketCodes: (string | null)[];
  const codesOf = async (booking: string) => {
    const rows = db.selectFrom('attendees').select('code').where('booking_id', '=', booking).orderBy('position');
    return (await rows.execute()).map(({ code }) => code);
  };
  beforeAll(async () => {
    life = await stageLife(db, portal);
    ticketCodes = await codesOf(life.paid);
    await nthMailTo(portal.dataDir, life.person.email, 2);
    // The search must find what is there, or it would prove nothing.
    const before = await tablesWith(life.needles);
    expect(life.needles.filter((needle) => before[needle]?.length === 0)).toEqual([]);
    expect(await needlesIn('outbox', life.needles)).toContain(life.person.email);
    expect(await needlesIn('sandbox', life.needles)).toContain(life.person.email);
    expect((await needlesIn('files', life.needles)).length).toBe(1);
    const there = await namesOfFiles(portal.dataDir);
    expect(life.fileIds.filter((id) => there.includes(id))).toHaveLength(4);
    await deleteForGood(db, portal, life.person);
    // The booking stays in the books: whoever opens it there looks at nobody's.
    const { client: staff } = await stageStaff(db, portal.urls[0], 'events');
    const kept = await staff.GET('/desk/bookings/{booking}', { params: { path: { booking: life.paid } } });
    expect(kept.response.status).toBe(200);
  });

  it('leaves nothing in the database by which the person could be found', async () => {
    const found = await tablesWith([...life.needles, life.person.id]);
    // A job lives for an hour: a requested link's holds the address, a mail's the id of the person.
    const byJob = (needle: string) => needle === life.person.email || needle === life.person.id;
    for (const needle of Object.keys(found))
      if (byJob(needle)) found[needle] = (found[needle] ?? []).filter((table) => !table.startsWith('pgboss.'));
    const { [life.person.id]: byId, ...byText } = found;
    expect(Object.entries(byText).filter(([, where]) => where.length > 0)).toEqual([]);
    expect(byId).toEqual(['public.bookings', 'public.person_places', 'public.users']);
  });

  it('leaves nothing in the outbox, with the payment sandbox, and among the files', async () => {
    expect(await mailsTo(portal.dataDir, life.person.email)).toEqual([]);
    expect(await needlesIn('files', life.needles)).toEqual([]);
    const left = await namesOfFiles(portal.dataDir);
    expect(life.fileIds.filter((id) => left.includes(id))).toEqual([]);
    // Nobody proved that this mailbox is the person's: it may be somebody else's.
    expect(await needlesIn('outbox', life.needles)).toEqual([life.wished]);
    expect(await needlesIn('sandbox', life.needles)).toEqual([]);
  });

  it('keeps what was paid in the books, without names, and the tickets valid', async () => {
    const booking = db.selectFrom('bookings').selectAll().where('id', '=', life.paid);
    expect(await booking.executeTakeFirst()).toMatchObject({ state: 'paid', user_id: life.person.id });
    const places = await db
      .selectFrom('attendees')
      .select(['first_name', 'last_name', 'email', 'amount', 'live'])
      .where('booking_id', '=', life.paid)
      .execute();
    const nobody = { first_name: null, last_name: null, email: null, amount: 1000, live: true };
    expect(places).toEqual([nobody, nobody]);
    expect(ticketCodes.every((code) => code !== null)).toBe(true);
    expect(await codesOf(life.paid)).toEqual(ticketCodes);
    const taken = await db.selectFrom('seats').select('state').where('booking_id', '=', life.paid).execute();
    expect(taken).toEqual([{ state: 2 }, { state: 2 }]);
    const gone = db.selectFrom('bookings').select('id').where('id', '=', life.unpaid);
    expect(await gone.executeTakeFirst()).toBeUndefined();
    const user = db.selectFrom('users').selectAll().where('id', '=', life.person.id);
    expect(await user.executeTakeFirst()).toMatchObject({
      email: `deleted-${life.person.id}@deleted.invalid`,
      first_name: '',
      password_hash: '!',
      verified_at: null,
      registered: false,
    });
  });

  it('leaves the place that a friend booked for it to the friend, without the mailbox', async () => {
    const places = db
      .selectFrom('attendees')
      .select(['first_name', 'email'])
      .where('booking_id', '=', life.friendsBooking);
    expect(await places.execute()).toEqual([{ first_name: 'Ħabiba', email: null }]);
  });

  it('opens to nobody, and its mailbox can begin anew', async () => {
    expect(await statusOfToken(portal.urls[0], life.person.token)).toBe(401);
    await expect(signIn(portal.urls[0], life.person.email)).rejects.toThrow('422');
    await expect(signIn(portal.urls[0], `deleted-${life.person.id}@deleted.invalid`)).rejects.toThrow('422');
    const again = await stagePerson(db, portal.urls[0], { email: life.person.email });
    expect((await again.client.GET('/auth/export')).data?.data).toMatchObject({ bookings: [], purchases: [] });
  });

  it('goes without a trace where nothing was paid', async () => {
    const person = await stagePerson(db, portal.urls[0]);
    await deleteForGood(db, portal, person);
    const user = db.selectFrom('users').select('id').where('id', '=', person.id);
    expect(await user.executeTakeFirst()).toBeUndefined();
  });

  it('waits until money on its way has arrived', async () => {
    const person = await stagePerson(db, portal.urls[0]);
    const now = new Date();
    const returning = {
      payable_type: 'research_fund' as const,
      payable_id: randomUUID(),
      user_id: person.id,
      amount: 100,
      state: 'refund_pending' as const,
      created_at: now,
      changed_at: now,
      session_id: null,
      url: null,
      payment_intent: null,
    };
    await db.insertInto('payments').values(returning).execute();
    await deleteForGood(db, portal, person);
    const user = db.selectFrom('users').select('email').where('id', '=', person.id);
    expect((await user.executeTakeFirst())?.email).toBe(person.email);
    await db.updateTable('payments').set({ state: 'refunded' }).where('user_id', '=', person.id).execute();
    await fetch(`${portal.urls[0]}/test/sweep`, { method: 'POST' });
    expect(await user.executeTakeFirst()).toBeUndefined();
  });

  it('tells the passengers of a ride that its driver is gone, and no name', async () => {
    const [driver, passenger] = (await stageRiders(db, portal.urls[0], 2)) as [Rider, Rider];
    await introduce(db, driver, [passenger]);
    const [date = ''] = await datesFor(driver);
    expect((await book(driver, date, 'D-4', [passenger])).response.status).toBe(200);
    await db
      .updateTable('users')
      .set({ deletion_due_at: new Date(0) })
      .where('id', '=', driver.id)
      .execute();
    await fetch(`${portal.urls[0]}/test/sweep`, { method: 'POST' });
    const { text } = await mailAbout(portal.dataDir, passenger.email, /^Your ride is off: /);
    expect([text.includes('closed their account'), text.includes('Żaren')]).toEqual([true, false]);
  });
});
