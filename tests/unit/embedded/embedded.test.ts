import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROLES } from '../../../server/kernel/db/embedded/roles.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/kernel/db/embedded/start.ts';
import { putCluster } from '../../support/ready-cluster.ts';

const log = pino({ level: 'silent' });
let dir: string;
let running: EmbeddedPostgres[];
let apps: ChildProcess[];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  running = [];
  apps = [];
});

/** For tests that are not about making a database. */
const withCluster = () => putCluster(dir);

afterEach(async () => {
  for (const app of apps) app.kill('SIGKILL');
  for (const server of running) await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dir, log });
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

async function query(server: EmbeddedPostgres, sql: string, as = server.owner): Promise<unknown[]> {
  const client = new Client(as);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a fresh start makes a PostgreSQL 18 with the portal database in the builtin UTF-8 locale', async () => {
  const server = await start();
  const rows = await query(
    server,
    `select current_database() as name, datlocale, current_setting('server_version_num')::int / 10000 as major,
            current_setting('max_connections') as connections, lower('ĊĠĦŻ') as lower
       from pg_database where datname = current_database()`,
  );
  expect(rows).toEqual([{ name: 'portal', datlocale: 'C.UTF-8', major: 18, connections: '100', lower: 'ċġħż' }]);
});

test('a second start keeps the data', async () => {
  await withCluster();
  const first = await start();
  await query(first, 'create table kept (name text)');
  await query(first, `insert into kept values ('Għaqda')`);
  const pid = await first.pid();
  await first.stop();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  const second = await start();
  expect(await query(second, 'select name from kept')).toEqual([{ name: 'Għaqda' }]);
});

test('PostgreSQL killed without warning comes back with what was committed', async () => {
  await withCluster();
  const server = await start();
  await query(server, 'create table kept (n int)');
  await query(server, 'insert into kept values (1)');
  const killed = await server.pid();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => query(server, 'select n from kept').catch(() => 'down')).toEqual([{ n: 1 }]);
  expect(await server.pid()).not.toBe(killed);
});

test('two starters at once share one server', async () => {
  await withCluster();
  const [one, other] = await Promise.all([start(), startApp()]);
  expect(await one.pid()).toBe(other.pid);
  await endApp(other.app, 'SIGTERM');
  await expect.poll(() => query(one, 'select 1 as n').catch(() => 'down')).toEqual([{ n: 1 }]);
});

test('a process that does not own the server leaves it running when it stops', async () => {
  await withCluster();
  const owner = await start();
  const guest = await startApp();
  await endApp(guest.app, 'SIGTERM');
  expect(await query(owner, 'select 1 as n')).toEqual([{ n: 1 }]);
  expect(await owner.pid()).toBe(guest.pid);
});

test('when the owner is killed without warning, the others keep the database', async () => {
  await withCluster();
  const owner = await startApp();
  const heir = await start();
  await query(heir, 'create table kept (n int)');
  await endApp(owner.app, 'SIGKILL');
  await expect.poll(() => query(heir, 'select n from kept').catch(() => 'down')).toEqual([]);
});

test('an app killed without warning finds its data at the next start', async () => {
  await withCluster();
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

test('the portal’s own connection reaches no programs, no files and no other role', async () => {
  await withCluster();
  const server = await start();
  await query(server, 'create table kept (n int generated always as identity, name text)');
  const asApp = (statement: string) => query(server, statement, server.connection);
  await asApp(`insert into kept (name) values ('Għaqda')`);
  expect(await asApp('select * from kept')).toEqual([{ n: 1, name: 'Għaqda' }]);
  for (const refused of [
    `copy kept to program 'cat > ${join(dir, 'taken')}'`,
    `copy kept from program 'id'`,
    `copy kept to '${join(dir, 'taken')}'`,
    `copy kept (name) from '/etc/passwd'`,
    `select pg_read_file('/etc/passwd')`,
    `select pg_read_binary_file('PG_VERSION')`,
    `select pg_ls_dir('/')`,
    `select lo_import('/etc/passwd')`,
    'set role portal',
    'set session authorization portal',
    'set role portal_owner',
    'create role mine superuser',
    'alter role portal_app superuser',
    `alter system set archive_command = 'id'`,
    'create table mine (n int)',
    'create schema mine',
    'create extension dblink',
    'alter table kept add column mine int',
    'drop table kept',
  ])
    await expect(asApp(refused), refused).rejects.toMatchObject({ code: '42501' });
  const [role] = await query(server, `select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = user`);
  expect(role).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false });
});

test('what an earlier version made as the superuser is handed over', async () => {
  await withCluster();
  const first = await start();
  const bootstrap = { ...first.owner, user: ROLES.bootstrap };
  await query(
    first,
    `alter database portal owner to portal; drop schema pgboss;
     drop owned by portal_owner; drop owned by portal_app; drop role portal_owner, portal_app;
     create schema pgboss; create table pgboss.job (name text) partition by list (name);
     create table pgboss.job_common partition of pgboss.job default;
     create type mood as enum ('sad', 'glad');
     create table kept (n serial, m int generated always as identity, mood mood);
     create sequence loose;
     create function pgboss.job_now() returns timestamptz language sql as 'select now()';
     insert into kept (mood) values ('glad')`,
    bootstrap,
  );
  await first.stop();
  const second = await start();
  await query(second, `alter table kept add column name text; alter type mood add value 'calm'; drop sequence loose`);
  const asApp = (statement: string) => query(second, statement, second.connection);
  await asApp(`insert into kept (name) values ('Għaqda')`);
  expect(await asApp('select n, m, mood, name from kept')).toEqual([
    { n: 1, m: 1, mood: 'glad', name: null },
    { n: 2, m: 2, mood: null, name: 'Għaqda' },
  ]);
  await asApp(`alter table pgboss.job add column more text; drop function pgboss.job_now()`);
});

test.runIf(process.platform === 'linux')(
  'PostgreSQL runs as another user than root, without any of root’s rights',
  async () => {
    await withCluster();
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
  await withCluster();
  expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
});
