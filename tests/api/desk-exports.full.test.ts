import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { csvOf } from '../../server/kernel/staff/csv.ts';
import { insertPerson } from '../support/accounts.ts';
import type { Client } from '../support/client.ts';
import { operations } from '../support/contract.ts';
import { formulasIn, injections, readCsv, unguarded } from '../support/csv.ts';
import { injectionTexts } from '../support/injections.ts';
import { bookInterview } from '../support/interviews.ts';
import { usePurchases } from '../support/purchasing.ts';
import { useRarDesk } from '../support/rar-portal.ts';
import { stageStaff } from '../support/staff.ts';
import { useTogas } from '../support/use-togas.ts';

const { urls, db, person, paidPermit } = usePurchases();
const { renter, rented } = useTogas();

/** Whatever a table could take for a formula, and a spread of what breaks other files, as far as the database and its indexes hold it. */
const texts = [
  ...injections,
  ...injectionTexts.filter((text, at) => at % 5 === 0 && text.length < 200 && !text.includes('\0')),
];

const people: string[] = [];
beforeAll(async () => {
  const { id } = await insertPerson(db);
  const made = await db
    .insertInto('users')
    .columns([
      'email',
      'first_name',
      'last_name',
      'password_hash',
      'user_type',
      'registered',
      'created_at',
      'verified_at',
    ])
    .expression(
      sql`select given.word || ${randomUUID()}::text || '@uni.example', given.word, given.word, password_hash, user_type,
        registered, created_at, verified_at
        from users, unnest(${texts}::text[]) as given(word) where users.id = ${id}`,
    )
    .returning('id')
    .execute();
  people.push(...made.map((each) => each.id));
});

/** A table that names everybody: no formula, no broken row, every letter as it was given. */
function expectHarmless(table: unknown, columns: number): string[][] {
  const rows = readCsv(String(table));
  expect(rows[0]).toHaveLength(columns);
  expect(formulasIn(rows)).toEqual([]);
  const cells = new Set(rows.flat().map(unguarded));
  expect(texts.filter((word) => !cells.has(`${word} ${word}`.trim()))).toEqual([]);
  return rows;
}

const emails = (rows: readonly string[][], column: number) =>
  rows.map((row) => unguarded(row[column] ?? '')).filter((email) => texts.some((word) => email.startsWith(word)));

it('every export of the desk is tried, here or with the bookings (Q4)', () => {
  const tables = operations.filter(({ id, path }) => path.startsWith('/desk/') && id.startsWith('export'));
  expect(tables.map(({ id }) => id).toSorted()).toEqual([
    'exportBookings',
    'exportCarpools',
    'exportInterviews',
    'exportPermits',
    'exportRar',
    'exportTogaPicking',
  ]);
});

it('knows a formula and a broken row (negative control)', () => {
  expect(formulasIn([['=1+1', ' \t@x', "'=1"]])).toHaveLength(2);
  for (const broken of ['a,b\r\nc\r\n', 'a"b\r\n', '"a\r\n', 'a\nb\r\n']) expect(() => readCsv(broken)).toThrow();
  const table = readCsv(
    csvOf(
      ['a'],
      injections.map((word) => [word]),
    ),
  );
  expect(table.slice(1).map(([cell = '']) => unguarded(cell))).toEqual(injections);
});

describe('an export with 500 injections in every text (Q4)', () => {
  const staff = async (role: 'services' | 'careers'): Promise<Client> => (await stageStaff(db, urls[0], role)).client;

  it('of parking permits', async () => {
    const permit = await paidPermit(await person());
    await sql`insert into parking_permits (user_id, year, number_plate, state, valid_until, created_at, changed_at)
      select users.id, year, first_name, state, valid_until, parking_permits.created_at, changed_at
      from parking_permits, users where parking_permits.id = ${permit} and users.id = any(${people}::uuid[])`.execute(
      db,
    );
    const { data } = await (await staff('services')).GET('/desk/permits/export', { parseAs: 'text' });
    const rows = expectHarmless(data, 7);
    expect(emails(rows, 1)).toHaveLength(texts.length);
    const plates = new Set(rows.map((row) => unguarded(row[2] ?? '')));
    expect(texts.filter((word) => !plates.has(word))).toEqual([]);
  });

  it('of the togas to lay out', async () => {
    const { id, graduation } = await rented(await renter());
    const [slot] = await db
      .insertInto('toga_fittings')
      .values({
        starts_at: new Date('2039-01-01T10:00:00Z'),
        ends_at: new Date('2039-01-01T10:20:00Z'),
        capacity: texts.length,
      })
      .returning('id')
      .execute();
    await sql`insert into toga_rentals (reference, user_id, state, fitting_id, pieces, sizes, height, head, degree,
        graduation_day, amount, deposit, expires_at, accepted_at, created_at, paid_at, changed_at)
      select users.first_name || users.id, users.id, state, ${slot?.id}, pieces, sizes, height, head, users.first_name,
        graduation_day, amount, deposit, expires_at, accepted_at, toga_rentals.created_at, paid_at, changed_at
      from toga_rentals, users where toga_rentals.id = ${id} and users.id = any(${people}::uuid[])`.execute(db);
    const query = { graduation_day: graduation.date };
    const { data } = await (await staff('services')).GET('/desk/togas/picking', { params: { query }, parseAs: 'text' });
    const rows = expectHarmless(data, 10);
    const degrees = new Set(rows.map((row) => unguarded(row[8] ?? '')));
    expect(texts.filter((word) => !degrees.has(word))).toEqual([]);
    await db
      .deleteFrom('toga_rentals')
      .where('fitting_id', '=', slot?.id ?? '')
      .execute();
    await db
      .deleteFrom('toga_fittings')
      .where('id', '=', slot?.id ?? '')
      .execute();
  });

  it('of interviews', async () => {
    const { client } = await person();
    const day = (await client.GET('/careers/status')).data?.data?.starts_on ?? '';
    const id = await bookInterview(db, client);
    const slots = await sql<{
      id: string;
    }>`insert into interview_slots (company, is_open, expo, arrive_at, starts_at, ends_at)
      select 'arkata-labs', false, ${day}::date, moment, moment, moment + interval '1 second'
      from generate_series(0, ${texts.length - 1}) as n, lateral (select ${day}::timestamptz + n * interval '30 seconds' as moment) as m
      returning id`.execute(db);
    const ids = slots.rows.map((row) => row.id);
    await sql`insert into interviews (user_id, slot_id, company, expo, arrive_at, starts_at, ends_at, state, expires_at, created_at, changed_at)
      select person.id, slot.id, slot.company, slot.expo, slot.arrive_at, slot.starts_at, slot.ends_at, interviews.state,
        null, interviews.created_at, interviews.changed_at
      from interviews, unnest(${people}::uuid[], ${ids}::uuid[]) as person(id, slot_id)
      join interview_slots as slot on slot.id = person.slot_id where interviews.id = ${id}`.execute(db);
    const { data } = await (await staff('careers')).GET('/desk/interviews/export', { parseAs: 'text' });
    expect(emails(expectHarmless(data, 8), 5)).toHaveLength(texts.length);
    await db.deleteFrom('interviews').where('slot_id', 'in', ids).execute();
    await db.deleteFrom('interview_slots').where('id', 'in', ids).execute();
  });

  it('of cars and their passengers', async () => {
    const client = await staff('services');
    const { data: days } = await client.GET('/desk/carpool/days');
    const { data: plan } = await client.GET('/desk/carpool/days/{date}', {
      params: { path: { date: days?.data[0]?.date ?? '' } },
    });
    const spaces = (plan?.data.spaces ?? []).slice(0, 20).map(({ id }) => id);
    const now = new Date();
    const rows: string[][] = [];
    for (let at = 0; at < people.length; at += spaces.length) {
      const day = `2055-01-${String(1 + at / spaces.length).padStart(2, '0')}`;
      for (const [place, space] of spaces.slice(0, people.length - at).entries()) {
        const [driver = '', passenger = ''] = [people[at + place], people[(at + place + 250) % people.length]];
        const car = { user_id: driver, day, space, state: 'booked' as const, code: randomUUID(), entered_at: null };
        const { id } = await db
          .insertInto('carpools')
          .values({ ...car, created_at: now, changed_at: now })
          .returning('id')
          .executeTakeFirstOrThrow();
        const rider = { carpool_id: id, day, comes: true };
        await db
          .insertInto('carpool_riders')
          .values([
            { ...rider, user_id: driver, is_driver: true },
            { ...rider, user_id: passenger, is_driver: false },
          ])
          .execute();
      }
      const { data } = await client.GET('/desk/carpool/days/{date}/export', {
        params: { path: { date: day } },
        parseAs: 'text',
      });
      const table = readCsv(String(data));
      expect(table[0]).toHaveLength(7);
      expect(formulasIn(table)).toEqual([]);
      rows.push(...table.slice(1));
    }
    const drivers = new Set(rows.map((row) => unguarded(row[3] ?? '')));
    const passengers = new Set(rows.map((row) => unguarded(row[5] ?? '')));
    for (const names of [drivers, passengers])
      expect(texts.filter((word) => !names.has(`${word} ${word}`))).toEqual([]);
    await db.deleteFrom('carpools').where('user_id', 'in', people).execute();
  });

  describe('of yearly reports', () => {
    const desk = useRarDesk();

    it('with wishes that nobody could choose', async () => {
      const { client } = await desk.reader();
      const { data: shown } = await client.GET('/desk/rar', { params: { query: { year: 2025 } } });
      const ids = shown?.data.organisations.map(({ organisation }) => organisation.id) ?? [];
      const officer = await desk.officer(ids[0] ?? '');
      const read: string[] = [];
      for (let at = 0; at < texts.length; at += ids.length) {
        await desk.db.deleteFrom('rar_wishes').execute();
        const given = ids.flatMap((organisation, place) => {
          const word = texts[at + place];
          const wish = { year: 2025, organisation, user_id: officer.id, changed_at: new Date() };
          return word === undefined ? [] : [{ ...wish, rooms: JSON.stringify([word]) }];
        });
        await desk.db.insertInto('rar_wishes').values(given).execute();
        const { data } = await client.GET('/desk/rar/years/{year}/export', {
          params: { path: { year: 2025 } },
          parseAs: 'text',
        });
        const rows = readCsv(String(data));
        expect(rows[0]).toHaveLength(11);
        expect(formulasIn(rows)).toEqual([]);
        read.push(...rows.map((row) => unguarded(row[10] ?? '')));
      }
      expect(texts.filter((word) => !read.includes(word))).toEqual([]);
    });
  });
});
