import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { CLUSTER } from 'postgres-in-a-folder/folders';
import { expect, onTestFinished, test } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../../../server/kernel/db/own-postgres.ts';

const log = pino({ level: 'silent' });

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dir: string): Promise<OwnPostgres> {
  const server = await startOwnPostgres({ dir, log });
  onTestFinished(() => server.stop());
  return server;
}

async function query(server: OwnPostgres, sql: string): Promise<unknown[]> {
  const client = new Client(server.owner);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql).finally(() => client.end());
  return rows;
}

/** Runs `npm run backup` or `npm run restore` on a data folder. */
function run(dataDir: string, ...args: string[]): { status: number | null; said: string } {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/kernel/backup/cli.ts', ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('a running database and its files are backed up, and stand again elsewhere', async () => {
  const [here, there] = [newFolder(), newFolder()];
  const first = await start(here);
  await query(first, `create table kept (name text); insert into kept values ('Għaqda')`);
  mkdirSync(join(here, 'files', 'ab'), { recursive: true });
  writeFileSync(join(here, 'files', 'ab', 'cv'), 'Ġużeppa');
  // No process has this number: its backup was killed.
  mkdirSync(join(here, 'backup-99999999-x', 'files'), { recursive: true });
  const file = join(newFolder(), 'portal.tar');
  expect(run(here, 'backup', file)).toMatchObject({ status: 0 });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(here).toSorted()).toEqual(['files', 'postgres']);
  await query(first, `insert into kept values ('later')`);
  expect(run(here, 'restore', file, '--replace').said).toMatch(/^A portal runs on .*Stop it first\.\n$/);

  writeFileSync(join(there, 'former'), '');
  expect(run(there, 'restore', file).said).toMatch(/is not empty.*--replace\n$/);
  expect(existsSync(join(there, 'files'))).toBe(false);
  expect(run(there, 'restore', file, '--replace')).toMatchObject({ status: 0 });
  expect(readFileSync(join(there, 'files', 'ab', 'cv'), 'utf8')).toBe('Ġużeppa');
  expect(await query(await start(there), 'select name from kept')).toEqual([{ name: 'Għaqda' }]);
});

test('a file that is no backup is refused, and nothing is touched', () => {
  const folder = newFolder();
  const file = join(newFolder(), 'other.tar');
  writeFileSync(file, 'not an archive');
  expect(run(folder, 'restore', file).status).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('a restore that runs out of space leaves everything as it was', () => {
  const [folder, other] = [newFolder(), newFolder()];
  mkdirSync(join(other, CLUSTER), { recursive: true });
  for (const name of ['PG_VERSION', 'backup_label']) writeFileSync(join(other, CLUSTER, name), '18');
  writeFileSync(join(other, CLUSTER, 'table'), Buffer.alloc(2 ** 20));
  const file = join(newFolder(), 'portal.tar');
  const names = ['PG_VERSION', 'backup_label', 'table'].map((name) => join(CLUSTER, name));
  spawnSync('tar', ['-cf', file, '-C', other, ...names]);
  writeFileSync(join(folder, 'former'), 'Għaqda');

  const restoring = ['-c', 'ulimit -f 100; exec "$0" "$@"', process.execPath, 'server/kernel/backup/cli.ts', 'restore'];
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  const { status, stderr } = spawnSync('/bin/sh', [...restoring, file, '--replace'], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('tar failed')]);
  expect(readdirSync(folder)).toEqual(['former']);
  expect(readFileSync(join(folder, 'former'), 'utf8')).toBe('Għaqda');
});
