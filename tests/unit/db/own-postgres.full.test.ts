import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectionIn, type OwnPostgres, startOwnPostgres } from '../../../server/kernel/db/own-postgres.ts';
import { putCluster } from '../../support/ready-cluster.ts';

const log = pino({ level: 'silent' });
let dir: string;
let running: OwnPostgres[];

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'own-'));
  running = [];
  await putCluster(dir);
});

afterEach(async () => {
  for (const server of running) await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function start(): Promise<OwnPostgres> {
  const server = await startOwnPostgres({ dir, log });
  running.push(server);
  return server;
}

async function query(server: OwnPostgres, sql: string, as = server.owner): Promise<unknown[]> {
  const client = new Client(as);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('the portal’s own connection reaches no programs, no files and no other role', async () => {
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
  const first = await start();
  const bootstrap = connectionIn(dir, 'bootstrap');
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
