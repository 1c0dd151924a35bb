import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { query, useCluster } from './cluster.fixture.ts';

const { folder, start, withCluster } = useCluster();
const apps: ChildProcess[] = [];
afterEach(() => {
  for (const app of apps.splice(0)) app.kill('SIGKILL');
});

async function startApp(): Promise<{ app: ChildProcess; pid: number }> {
  const app = spawn(process.execPath, [join(import.meta.dirname, 'app.fixture.ts'), folder()], {
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
  mkdirSync(join(folder(), 'postgres', '18.new-4194304-dead'), { recursive: true });
  const first = await start();
  await first.stop();
  const foreignPid = 1;
  writeFileSync(join(folder(), 'postgres', '18', 'postmaster.pid'), `${foreignPid}\n`);
  expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
  expect(readdirSync(join(folder(), 'postgres')).filter((name) => name.includes('new'))).toEqual([]);
});
