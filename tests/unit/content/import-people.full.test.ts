import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestClock, type TestClock } from '../../../server/kernel/clock.ts';
import { importContent } from '../../../server/kernel/content/import.ts';
import { readUnion } from '../../../server/kernel/content/union.ts';
import type { Database } from '../../../server/kernel/db/database.ts';
import { type ContentCopy, copyContent, discard } from './content.fixture.ts';
import { openTestDatabase, type TestDatabase } from './database.fixture.ts';

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

const bring = (demoAccounts = true) =>
  importContent({ db, clock, dir: copy.dir, union: readUnion(copy.dir), demoAccounts });

test('people are closed where they are not wanted, or left the file; open again once they are back', async () => {
  const standing = async () => {
    const { id, disabled_at } = await db
      .selectFrom('users')
      .select(['id', 'disabled_at'])
      .where('demo_name', '=', person.email)
      .executeTakeFirstOrThrow();
    const sessions = db.selectFrom('sessions').select('id').where('user_id', '=', id).where('revoked_at', 'is', null);
    return { isOpen: disabled_at === null, sessions: (await sessions.execute()).length };
  };
  const signIn = async () => {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('demo_name', '=', person.email)
      .executeTakeFirstOrThrow();
    const [created_at, expires_at] = [clock.now(), new Date(clock.now().getTime() + day)];
    await db
      .insertInto('sessions')
      .values({ user_id: id, created_at, expires_at, revoked_at: null, device: '', last_used_at: null })
      .execute();
  };
  await signIn();
  expect(await standing()).toEqual({ isOpen: true, sessions: 1 });
  await bring(false);
  expect(await standing()).toEqual({ isOpen: false, sessions: 0 });
  await bring();
  await signIn();
  // Even if its address has been changed.
  await db.updateTable('users').set({ email: 'other@uni.example' }).where('demo_name', '=', person.email).execute();
  copy.write('people.json', '[]');
  await bring();
  expect(await standing()).toEqual({ isOpen: false, sessions: 0 });
});

test('people leave the account alone that somebody has made with their address', async () => {
  await db.updateTable('users').set({ demo_name: null, password_hash: 'own' }).execute();
  copy.write('people.json', JSON.stringify([{ ...person, password: 'Gallarija-28' }]));
  await bring();
  const users = db.selectFrom('users').select(['password_hash', 'demo_name']).where('email', '=', person.email);
  expect(await users.execute()).toEqual([{ password_hash: 'own', demo_name: null }]);
});

test('people can log in with the password of the file, and get a new one only when it changes', async () => {
  const hash = async () => {
    const users = db.selectFrom('users').select('password_hash').where('email', '=', person.email);
    return (await users.executeTakeFirstOrThrow()).password_hash;
  };
  expect(await verify(await hash(), 'Luzzu-2027')).toBe(true);
  copy.write('people.json', JSON.stringify([{ ...person, password: 'Gallarija-28' }]));
  expect(await bring()).toEqual({ changed: ['person ġulja@uni.example'] });
  expect(await verify(await hash(), 'Gallarija-28')).toBe(true);
});
