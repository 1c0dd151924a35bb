import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { agreeOnSecret, replaceSecret } from '../../../server/kernel/auth/session-secret.ts';
import { StartupError } from '../../../server/kernel/config/startup-error.ts';
import { openTestDatabase, type TestDatabase } from '../content/database.fixture.ts';

let database: TestDatabase;
let folders: string[];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('session_secret').execute();
  folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'secret-')));
  return () => folders.forEach((folder) => rmSync(folder, { recursive: true }));
});

const given = 'a secret of the settings, the same everywhere';
const other = 'another secret of the settings, of one alone';

/** The secret with which an instance with its own data folder signs. */
const instance = (at: number, sessionSecret?: string): Promise<string> =>
  agreeOnSecret(database.db, { sessionSecret, dataDir: folders[at] ?? '' });

test('instances with data folders of their own start together and have one secret', async () => {
  const [one, two] = await Promise.all([instance(0), instance(1)]);
  expect(one.length).toBeGreaterThanOrEqual(64);
  expect(two).toBe(one);
  expect(await instance(1)).toBe(one);
});

test('the secret that an earlier version kept in the data folder is taken over', async () => {
  const file = join(folders[0] ?? '', 'session-secret');
  writeFileSync(file, 'kept since last year\n');
  expect(await instance(0)).toBe('kept since last year');
  expect(await instance(1)).toBe('kept since last year');
  expect(existsSync(file)).toBe(false);
});

test('a secret of the settings is the same for all, and is not written down', async () => {
  expect(await Promise.all([instance(0, given), instance(1, given)])).toEqual([given, given]);
  const rows = await database.db.selectFrom('session_secret').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(given);
  for (const start of [() => instance(1, other), () => instance(1)]) {
    const mistaken = start();
    await expect(mistaken).rejects.toBeInstanceOf(StartupError);
    await expect(mistaken).rejects.toThrow(/^SESSION_SECRET .*npm run secret$/);
  }
});

test('a secret of the settings that differs from the one in the database is refused', async () => {
  await instance(0);
  await expect(instance(1, given)).rejects.toThrow(/^SESSION_SECRET .*npm run secret$/);
});

test('a secret is replaced on purpose, by one of the settings or a new one', async () => {
  const first = await instance(0);
  await replaceSecret(database.db, { sessionSecret: given, dataDir: '' });
  expect(await instance(0, given)).toBe(given);
  await expect(instance(1)).rejects.toThrow(/^SESSION_SECRET is missing/);
  await replaceSecret(database.db, { sessionSecret: undefined, dataDir: '' });
  const last = await instance(1);
  expect([first, given]).not.toContain(last);
  expect(await instance(0)).toBe(last);
});
