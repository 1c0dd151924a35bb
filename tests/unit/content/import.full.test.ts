import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestClock, type TestClock } from '../../../server/kernel/clock.ts';
import { importContent } from '../../../server/kernel/content/import.ts';
import { readUnion } from '../../../server/kernel/content/union.ts';
import type { Database } from '../../../server/kernel/db/database.ts';
import { bookFor } from './booking.fixture.ts';
import { type ContentCopy, copyContent, discard } from './content.fixture.ts';
import { openTestDatabase, type TestDatabase } from './database.fixture.ts';

const kewkba = 'events/il-kewkba.json';
const hall = 'plans/temi-zammit-hall.json';
const day = 24 * 3600 * 1000;

let database: TestDatabase;
let db: Database;
let copy: ContentCopy;
let clock: TestClock;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

beforeEach(async () => {
  copy = copyContent();
  copy.write('people.json', JSON.stringify([person]));
  clock = createTestClock(new Date('2027-02-01T09:00Z'));
  await sql`truncate content_versions, event_types, venues, seat_plans, events, users cascade`.execute(db);
  await bring();
});
afterEach(() => discard(copy));

const person = {
  email: 'ġulja@uni.example',
  password: 'Luzzu-2027',
  userType: 'university_student',
  firstName: 'Ġulja',
  lastName: 'Żammit',
};

const bring = () => importContent({ db, clock, dir: copy.dir, union: readUnion(copy.dir), demoAccounts: true });

type RowVersion = { what: string; name: string; xmin: string };

/** The version of each row in the database: it changes with every write, even of the same values. */
async function rowVersions(): Promise<RowVersion[]> {
  const { rows } = await sql<RowVersion>`
    select 'event' as what, slug as name, xmin::text from events union all
    select 'occurrence', id::text, xmin::text from occurrences union all
    select 'kind', id::text, xmin::text from ticket_kinds union all
    select 'seat', occurrence_id::text || index, xmin::text from seats union all
    select 'version', name, xmin::text from content_versions union all
    select 'user', email, xmin::text from users order by 1, 2`.execute(db);
  return rows;
}

const occurrence = (key: string, slug = 'il-kewkba') =>
  db
    .selectFrom('occurrences')
    .innerJoin('events', 'events.id', 'event_id')
    .selectAll('occurrences')
    .where('slug', '=', slug)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

const seatsOf = (occurrenceId: string) =>
  db.selectFrom('seats').selectAll().where('occurrence_id', '=', occurrenceId).orderBy('index').execute();

/** Ġulja pays for one seat, or for a ticket without one. */
const book = (occurrenceId: string, guid?: string) => bookFor(db, person.email, clock.now(), { occurrenceId, guid });

test('a second import changes nothing at all', async () => {
  const before = await rowVersions();
  clock.advance(3 * day);
  expect(await bring()).toEqual({ changed: [] });
  expect(await rowVersions()).toEqual(before);
});

test('of several processes that import at once, one does it', async () => {
  await sql`truncate content_versions, event_types, venues, seat_plans, events, users cascade`.execute(db);
  const reports = await Promise.all([bring(), bring(), bring()]);
  const sizes = reports.map(({ changed }) => changed.length).toSorted((a, b) => a - b);
  expect(sizes).toEqual([0, 0, expect.any(Number)]);
  expect(sizes[2]).toBeGreaterThan(15);
});

test('a changed text is written, and nothing else', async () => {
  const before = await rowVersions();
  copy.set('events/jazz-taht-il-qamar.json', { 'title.mt': 'Jazz taħt l-istilel' });
  expect(await bring()).toEqual({ changed: ['event jazz-taht-il-qamar'] });
  const event = await db.selectFrom('events').selectAll().where('slug', '=', 'jazz-taht-il-qamar').executeTakeFirst();
  expect(event?.title).toEqual({ en: 'Jazz under the moon', mt: 'Jazz taħt l-istilel' });
  expect(event?.search_text).toContain('jazz taht istilel');
  const known = new Set(before.map((row) => JSON.stringify(row)));
  const written = (await rowVersions()).filter((row) => !known.has(JSON.stringify(row)));
  expect(written.map(({ what }) => what)).toEqual(['event', 'kind', 'kind', 'kind', 'occurrence', 'version']);
});

test('relative dates are counted from the first import, on the clocks of Malta', async () => {
  const opening = await occurrence('opening');
  expect(opening.starts_at.toISOString()).toBe('2027-02-13T19:00:00.000Z');
  expect(opening.ends_at.toISOString()).toBe('2027-02-13T21:10:00.000Z');
  expect(opening.bookings_close_at).toEqual(opening.starts_at);
  const concert = await occurrence('concert', 'jazz-taht-il-qamar');
  expect(concert.starts_at.toISOString()).toBe('2027-03-20T19:30:00.000Z');
});

test('a start moves only when it is written anew', async () => {
  clock.advance(5 * day);
  copy.set(kewkba, { 'occurrences[0].minutes': 140, 'occurrences[1].start.at': '21:00' });
  await bring();
  const [opening, surtitled] = [await occurrence('opening'), await occurrence('surtitled')];
  expect(opening.starts_at.toISOString()).toBe('2027-02-13T19:00:00.000Z');
  expect(opening.ends_at.toISOString()).toBe('2027-02-13T21:20:00.000Z');
  expect(surtitled.starts_at.toISOString()).toBe('2027-02-19T20:00:00.000Z');
});

test('absolute dates know summer time', async () => {
  copy.set(kewkba, { 'occurrences[0].start': '2027-03-28T20:00', 'occurrences[1].start': '2027-03-27T20:00' });
  await bring();
  expect((await occurrence('opening')).starts_at.toISOString()).toBe('2027-03-28T18:00:00.000Z');
  expect((await occurrence('surtitled')).starts_at.toISOString()).toBe('2027-03-27T19:00:00.000Z');
});

test('a plan that takes away, renames or moves a sold seat is refused, naming it; nothing is written', async () => {
  const { id } = await occurrence('extra');
  await book(id, 'C-3');
  const before = await rowVersions();
  const changes = [
    { 'zones[0].rows[2].seats[2].seat_guid': 'C-3b' },
    { 'zones[0].rows[2].row_number': 'CC' },
    { 'zones[0].rows[2].seats[2].category': 'Stalls' },
    { 'zones[0].rows[0].seats': [] },
  ];
  const refusal = /content\/plans\/temi-zammit-hall\.json: .*held or sold for il-kewkba \(extra\).*C-3 \(Stalls, C 3\)/;
  for (const change of changes) {
    copy.set(hall, change);
    await expect(bring()).rejects.toThrow(refusal);
    copy.restore(hall);
  }
  expect(await rowVersions()).toEqual(before);
  expect(await bring()).toEqual({ changed: [] });
});

test('free seats follow the plan, and a sold one stays as it is', async () => {
  copy.set(kewkba, { occurrences: [{ ...plainOccurrence }] });
  for (const event of ['dibattitu-l-kbir', 'kuncert-tal-kor', 'tedx-dar-l-istudenti']) copy.removeEvent(event);
  await bring();
  const { id } = await occurrence('plain');
  await book(id, 'A-1');
  const before = await seatsOf(id);
  copy.set(hall, {
    'zones[0].rows[13].seats[27].seat_number': '28½',
    'zones[2].rows[1].seats[12]': {
      seat_guid: 'W-13',
      seat_number: '13',
      position: { x: 0, y: 0 },
      category: 'Stalls',
    },
  });
  await bring();
  const after = await seatsOf(id);
  expect(after.length).toBe(before.length + 1);
  expect(after.at(-1)).toMatchObject({ guid: 'W-13', state: 0, index: before.length });
  expect(after.find((seat) => seat.number === '28½')).toMatchObject({ guid: 'N-28', state: 0 });
  expect(after[0]).toEqual(before[0]);
  expect(after[0]).toMatchObject({ guid: 'A-1', state: 2 });
});

const plainOccurrence = {
  key: 'plain',
  start: '2027-05-01T20:00',
  minutes: 60,
  venue: null,
  plan: 'temi-zammit-hall',
  perPerson: 4,
};

test('what a demo has sold is marked once, in a booking of the box office', async () => {
  const { id } = await occurrence('opening');
  const sold = (await seatsOf(id)).filter((seat) => seat.state === 2);
  expect(sold.length / 480).toBeCloseTo(0.72, 1);
  const owners = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['password_hash', 'bookings.state', 'bookings.id'])
    .where('occurrence_id', '=', id)
    .execute();
  expect(owners).toEqual([{ password_hash: '!', state: 'paid', id: sold[0]?.booking_id }]);
  copy.set(kewkba, { 'occurrences[0].atImport.seats.share': 0 });
  await bring();
  expect((await seatsOf(id)).filter((seat) => seat.state === 2)).toEqual(sold);
});

test('a capacity below what is taken is refused, one above is written', async () => {
  copy.set('events/stand-up-bil-malti.json', { 'tickets[0].capacity': 69, 'occurrences[0].atImport': undefined });
  await expect(bring()).rejects.toThrow(
    'content/events/stand-up-bil-malti.json, tickets[0].capacity: A capacity of 69 is too small: 70 are held or sold already. Put 70 or more.',
  );
  copy.set('events/stand-up-bil-malti.json', { 'tickets[0].capacity': 75 });
  await bring();
  const { id } = await occurrence('night', 'stand-up-bil-malti');
  const kinds = db.selectFrom('ticket_kinds').select(['key', 'capacity', 'taken']).where('occurrence_id', '=', id);
  expect(await kinds.orderBy('position').execute()).toEqual([
    { key: 'student', capacity: 75, taken: 70 },
    { key: 'guest', capacity: 20, taken: 20 },
  ]);
});

test('a new price is for new bookings only', async () => {
  const { id } = await occurrence('extra');
  await book(id, 'P-1');
  copy.set(kewkba, { 'tickets[0].cents': { 'Front stalls': 1500, Stalls: 1400, Balcony: 1300 } });
  await bring();
  const booked = db.selectFrom('attendees').innerJoin('ticket_kinds', 'ticket_kinds.id', 'kind_id');
  const prices = booked.select(['attendees.amount as paid', 'ticket_kinds.amount as now']);
  expect(await prices.execute()).toEqual([{ paid: 1000, now: 1300 }]);
});

test('a hold that came to nothing keeps neither a ticket nor an occurrence from leaving the content', async () => {
  const file = 'events/lejl-il-poezija.json';
  const changes = [
    () => copy.set(file, { 'tickets[0].key': 'chair', 'occurrences[0].atImport': undefined }),
    () => copy.removeEvent('lejl-il-poezija'),
  ];
  for (const change of changes) {
    await book((await occurrence('night', 'lejl-il-poezija')).id);
    await db.updateTable('bookings').set({ state: 'expired', outcome: 'hold_expired', paid_at: null }).execute();
    await db.updateTable('attendees').set({ live: false }).execute();
    change();
    expect(await bring()).toEqual({ changed: ['event lejl-il-poezija'] });
    expect(await db.selectFrom('attendees').select('id').execute()).toEqual([]);
  }
});

test('what somebody booked cannot vanish; what nobody booked can', async () => {
  await book((await occurrence('night', 'lejl-il-poezija')).id);
  copy.set('events/lejl-il-poezija.json', { 'tickets[0].key': 'chair', 'occurrences[0].atImport': undefined });
  await expect(bring()).rejects.toThrow(/lejl-il-poezija\.json, .*The ticket place was booked already\. Put it back/);
  copy.set('events/lejl-il-poezija.json', { 'tickets[0].key': 'place', 'occurrences[0].key': 'other' });
  await expect(bring()).rejects.toThrow(/lejl-il-poezija\.json, occurrences: The occurrence night was booked already/);
  copy.removeEvent('lejl-il-poezija');
  await expect(bring()).rejects.toThrow(/lejl-il-poezija\.json, occurrences: The occurrence night .*"cancelled": true/);

  copy.restore('events/lejl-il-poezija.json');
  copy.removeEvent('il-kewkba');
  expect(await bring()).toEqual({ changed: ['event il-kewkba'] });
  const left = await db.selectFrom('events').select('slug').where('slug', 'like', '%kewkba%').execute();
  expect(left).toEqual([]);
});

test('an event is hidden while its flag is off, and a flag alone brings it back', async () => {
  const hidden = () => db.selectFrom('events').select('hidden').where('slug', '=', 'tedx-salott').executeTakeFirst();
  expect(await hidden()).toEqual({ hidden: false });
  copy.set('union.json', { 'flags.tedx': false });
  expect(await bring()).toEqual({ changed: ['event tedx-dar-l-istudenti', 'event tedx-salott'] });
  expect(await hidden()).toEqual({ hidden: true });
});

test('promo codes are written with their terms; one that is removed stops working, and too few uses make it used up', async () => {
  const kor = 'events/kuncert-tal-kor.json';
  const codes = () =>
    db
      .selectFrom('promo_codes')
      .innerJoin('events', 'events.id', 'event_id')
      .select(['code', 'key', 'percent', 'cents_off', 'kinds', 'most_uses', 'most_each', 'withdrawn'])
      .where('slug', '=', 'kuncert-tal-kor')
      .orderBy('code')
      .execute();
  const share = { code: 'KOR-20', key: 'KOR-20', percent: 20, cents_off: null, kinds: ['student'], most_each: 1 };
  const friends = { code: 'Ħbieb tal-kor', key: 'ĦBIEB TAL-KOR', percent: null, cents_off: 200, kinds: null };
  expect(await codes()).toMatchObject([
    { ...share, most_uses: 100, withdrawn: false },
    { ...friends, most_uses: null, most_each: 2, withdrawn: false },
  ]);
  await db.updateTable('promo_codes').set({ uses: 30 }).where('code', '=', 'KOR-20').execute();
  copy.set(kor, { 'promoCodes[0].uses': 10 });
  await bring();
  expect((await codes())[0]).toMatchObject({ most_uses: 30 });
  copy.set(kor, { promoCodes: undefined });
  await bring();
  expect((await codes()).map(({ withdrawn }) => withdrawn)).toEqual([true, true]);
});
