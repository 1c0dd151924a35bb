import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CLUSTER } from '../src/folders.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/start.ts';

let ready: string;
let dir: string;
let running: EmbeddedPostgres[];
let apps: ChildProcess[];

beforeAll(async () => {
  ready = mkdtempSync(join(tmpdir(), 'ready-'));
  const server = await startEmbeddedPostgres({ dir: ready, database: 'shop' });
  await server.stop();
});
afterAll(() => rmSync(ready, { recursive: true, force: true }));

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  running = [];
  apps = [];
});

/** Puts a copy of a stopped cluster into the folder, for tests that are not about making one. */
function withCluster(): void {
  mkdirSync(join(dir, CLUSTER, '..'), { recursive: true });
  execFileSync('cp', ['-a', join(ready, CLUSTER), join(dir, CLUSTER)]);
}

afterEach(async () => {
  for (const app of apps) app.kill('SIGKILL');
  for (const server of running) await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dir, database: 'shop' });
  running.push(server);
  return server;
}

async function startApp(): Promise<{ app: ChildProcess; pid: number }> {
  const app = spawn(process.execPath, [join(import.meta.dirname, 'app.fixture.ts'), dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  apps.push(app);
  const [line] = await once(app.stdout, 'data');
  return { app, pid: Number(String(line)) };
}

async function endApp(app: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(app, 'exit');
  app.kill(signal);
  await ended;
}

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client(server.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a fresh start makes a PostgreSQL 18 with the database asked for, in the builtin UTF-8 locale', async () => {
  const server = await start();
  const rows = await query(
    server,
    `select current_database() as name, datlocale, current_setting('server_version_num')::int / 10000 as major,
            current_setting('max_connections') as connections, lower('ĊĠĦŻ') as lower
       from pg_database where datname = current_database()`,
  );
  expect(rows).toEqual([{ name: 'shop', datlocale: 'C.UTF-8', major: 18, connections: '100', lower: 'ċġħż' }]);
});

test('a second start keeps the data', async () => {
  withCluster();
  const first = await start();
  await query(first, 'create table kept (name text)');
  await query(first, `insert into kept values ('Ġanna')`);
  const pid = await first.pid();
  await first.stop();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  const second = await start();
  expect(await query(second, 'select name from kept')).toEqual([{ name: 'Ġanna' }]);
});

test('PostgreSQL killed without warning comes back with what was committed', async () => {
  withCluster();
  const server = await start();
  await query(server, 'create table kept (n int)');
  await query(server, 'insert into kept values (1)');
  const killed = await server.pid();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => query(server, 'select n from kept').catch(() => 'down')).toEqual([{ n: 1 }]);
  expect(await server.pid()).not.toBe(killed);
});

test('two starters at once share one server', async () => {
  withCluster();
  const [one, other] = await Promise.all([start(), startApp()]);
  expect(await one.pid()).toBe(other.pid);
  await endApp(other.app, 'SIGTERM');
  await expect.poll(() => query(one, 'select 1 as n').catch(() => 'down')).toEqual([{ n: 1 }]);
});

test('a process that does not own the server leaves it running when it stops', async () => {
  withCluster();
  const owner = await start();
  const guest = await startApp();
  await endApp(guest.app, 'SIGTERM');
  expect(await query(owner, 'select 1 as n')).toEqual([{ n: 1 }]);
  expect(await owner.pid()).toBe(guest.pid);
});

test('when the owner is killed without warning, the others keep the database', async () => {
  withCluster();
  const owner = await startApp();
  const heir = await start();
  await query(heir, 'create table kept (n int)');
  await endApp(owner.app, 'SIGKILL');
  await expect.poll(() => query(heir, 'select n from kept').catch(() => 'down')).toEqual([]);
});

test('an app killed without warning finds its data at the next start', async () => {
  withCluster();
  const { app } = await startApp();
  await endApp(app, 'SIGKILL');
  expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('a killed initdb and a lock of another program do no harm', async () => {
  mkdirSync(join(dir, 'postgres', '18.new-4194304-dead'), { recursive: true });
  const first = await start();
  await first.stop();
  const foreignPid = 1;
  writeFileSync(join(dir, 'postgres', '18', 'postmaster.pid'), `${foreignPid}\n`);
  expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
  expect(readdirSync(join(dir, 'postgres')).filter((name) => name.includes('new'))).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'PostgreSQL runs as another user than root, without any of root’s rights',
  async () => {
    withCluster();
    const pid = await (await start()).pid();
    const facts = new Map(
      readFileSync(`/proc/${pid}/status`, 'utf8')
        .split('\n')
        .map((line) => line.split(/:\s+/, 2) as [string, string]),
    );
    expect(facts.get('Uid')).not.toMatch(/\b0\b/);
    // Inside a private home its user needs the right to pass: it may read there, and never write.
    const isPrivate = process.getuid?.() === 0 && !isOpenToAll(import.meta.dirname);
    const readingOnly = (1n << 2n).toString(16).padStart(16, '0');
    expect(facts.get('CapEff')).toBe(isPrivate ? readingOnly : '0'.repeat(16));
  },
);

/** True if everybody may pass through a folder and all its parents. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
}

test('a path too long for a socket still works', async () => {
  dir = join(dir, 'x'.repeat(100));
  withCluster();
  expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
});
