import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../server/kernel/config/config.ts';
import { closeDataFolder } from '../../../server/kernel/config/data-folder.ts';
import { keepSecret } from '../../../server/kernel/config/kept-secret.ts';
import { explainStartupFailure, listenFailure, StartupError } from '../../../server/kernel/config/startup-error.ts';
import { patience } from '../../support/patience.ts';

test('nothing set gives the defaults', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toEqual({
    ok: true,
    config: {
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      smtpUrl: undefined,
      stripe: undefined,
      publicUrl: undefined,
      trustedProxies: [],
      sessionSecret: undefined,
      complaintsKey: undefined,
      portalTest: false,
      demoAccounts: true,
      publicDemo: false,
      logLevel: 'info',
    },
  });
});

test('every mistake is named at once, each with its mending, and no password is repeated', () => {
  const reading = readConfig({
    PORT: '70000',
    DATABASE_URL: 'mysql://root:hunter2@db/portal',
    SMTP_URL: 'mail.uni.example',
    STRIPE_SECRET_KEY: 'pk_test_1',
    PUBLIC_URL: 'https://portal.uni.example/su',
    TRUSTED_PROXIES: '10.0.0.0/8, the-proxy',
    SESSION_SECRET: 'short',
    PORTAL_TEST: 'yes',
    LOG_LEVEL: 'loud',
  });
  const problems = reading.ok ? [] : reading.problems;
  expect(problems.map((line) => line.split(/[ =]/, 1)[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'PUBLIC_URL',
    'TRUSTED_PROXIES',
    'SESSION_SECRET',
    'PORTAL_TEST',
    'LOG_LEVEL',
  ]);
  for (const line of problems) expect(line).toMatch(/give|write|copy|leave/);
  expect(problems.join('\n')).not.toMatch(/hunter2|\n\n/);
});

test('good settings are taken as they are', () => {
  const reading = readConfig({
    PORT: '0',
    PUBLIC_URL: 'https://portal.uni.example/',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    TRUSTED_PROXIES: '10.0.0.7, fd00::/8',
  });
  expect(reading).toMatchObject({
    ok: true,
    config: {
      port: 0,
      publicUrl: 'https://portal.uni.example',
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', publishableKey: undefined },
      portalTest: false,
      trustedProxies: ['10.0.0.7', 'fd00::/8'],
    },
  });
});

const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const trial = { ...live, STRIPE_SECRET_KEY: 'rk_test_1' };
const address = { PUBLIC_URL: 'https://portal.uni.example' };

test.each([
  ['the test clock beside live keys', { ...live, PORTAL_TEST: '1' }, /^PORTAL_TEST=1 .*live.*leave/],
  ['the test clock on every network', { ...trial, PORTAL_TEST: '1', HOST: '0.0.0.0' }, /^PORTAL_TEST=1 .*HOST=127/],
  ['the test clock behind a proxy', { ...trial, ...address, PORTAL_TEST: '1' }, /^PORTAL_TEST=1 .*PUBLIC_URL/],
  ['the test clock in a demonstration', { ...address, PORTAL_TEST: '1', PUBLIC_DEMO: '1' }, /^PORTAL_TEST=1 /],
  ['a port of another protocol', { PORT: '4190' }, /^PORT=4190 .*no browser.*PORT=3000$/],
  ['a public address without a way to be paid', address, /^PUBLIC_URL .*STRIPE_SECRET_KEY.*PUBLIC_DEMO=1/],
])('%s is refused in one line', (_name, env, line) => {
  const reading = readConfig(env);
  const problems = reading.ok ? [] : reading.problems;
  expect(problems).toEqual([expect.stringMatching(line)]);
  expect(problems.join()).not.toContain('\n');
});

test.each([
  ['the test clock on this machine', { PORTAL_TEST: '1', HOST: '::1', PUBLIC_URL: 'http://localhost:3000' }],
  ['the test clock beside test keys', { ...trial, PORTAL_TEST: '1' }],
  ['live keys at a public address', { ...live, ...address, HOST: '0.0.0.0' }],
  ['a demonstration that is called one', { ...address, PUBLIC_DEMO: '1' }],
])('%s is taken', (_name, env) => expect(readConfig(env)).toMatchObject({ ok: true }));

test.each([
  ['in a simulation', {}, true],
  ['with test keys on this machine', trial, true],
  ['with live keys', live, false],
  ['at a public address', { ...trial, ...address }, false],
  ['at a public address, asked for by name', { ...live, ...address, DEMO_ACCOUNTS: '1' }, true],
  ['in a simulation, refused by name', { DEMO_ACCOUNTS: '0' }, false],
])('demo accounts %s', (_name, env, demoAccounts) =>
  expect(readConfig(env)).toMatchObject({ ok: true, config: { demoAccounts } }),
);

test('what an earlier version left open in the data folder is closed, and what is none of the portal’s stays', () => {
  const dir = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const umask = process.umask(0o022);
  onTestFinished(() => void process.umask(umask));
  const modeOf = (name: string) => (statSync(join(dir, name)).mode & 0o777).toString(8);
  for (const folder of ['files/ab', 'outbox', 'photos']) mkdirSync(join(dir, folder), { recursive: true });
  for (const file of ['files/ab/licence', 'outbox/1.eml', 'session-secret', 'photos/1.jpg'])
    writeFileSync(join(dir, file), '');
  chmodSync(dir, 0o755);
  closeDataFolder(dir);
  expect(['.', 'files', 'files/ab', 'outbox'].map(modeOf)).toEqual(['710', '700', '700', '700']);
  expect(['files/ab/licence', 'outbox/1.eml', 'session-secret'].map(modeOf)).toEqual(['600', '600', '600']);
  expect(['photos', 'photos/1.jpg'].map(modeOf)).toEqual(['755', '644']);
  writeFileSync(join(dir, 'new'), '');
  expect(modeOf('new')).toBe('600');
});

test('a kept secret is made once, for its owner alone', () => {
  const dir = mkdtempSync(join(tmpdir(), 'secret-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const secret = keepSecret(dir, 'session-secret');
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(keepSecret(dir, 'session-secret')).toBe(secret);
  expect(keepSecret(dir, 'other-secret')).not.toBe(secret);
  expect(statSync(join(dir, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('a port in use is explained with the port and another one', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void first.close());
  await once(first, 'listening');
  const address = first.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const second = createServer().listen(port, '127.0.0.1');
  const [error] = await once(second, 'error');
  expect(explainStartupFailure(error)).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  );
});

test('a host that nobody knows is explained as such, not as the database’s', async () => {
  const [error] = await once(createServer().listen(0, 'portal.invalid'), 'error');
  expect(explainStartupFailure(listenFailure('portal.invalid', error))).toMatch(
    /^HOST=portal\.invalid is no known name/,
  );
});

test('a data folder that is a file, or in one, is explained with its place', () => {
  const dir = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'file');
  writeFileSync(file, '');
  for (const place of [file, join(file, 'data')]) {
    let thrown: unknown;
    try {
      closeDataFolder(place);
    } catch (error) {
      thrown = error;
    }
    expect(explainStartupFailure(thrown)).toContain(`There is a file at ${place} where a folder is needed.`);
  }
});

test('a data folder is made with those above it', () => {
  const dir = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const place = join(dir, 'srv', 'portal');
  closeDataFolder(place);
  closeDataFolder(place);
  expect(statSync(place).mode & 0o777).toBe(0o700);
});

// In a process of its own: Node can try for ever to make such a folder.
test.runIf(existsSync('/proc/self'))('a data folder where the system allows none stops the start', () => {
  const env = { ...process.env, DATA_DIR: '/proc/portal' };
  const { status, stderr } = spawnSync(process.execPath, ['server/main.mjs'], { env, timeout: patience });
  expect(String(stderr)).toBe('No folder can be made at /proc/portal. Set DATA_DIR to a folder on a disk.\n');
  expect(status).toBe(1);
});

test.each([
  [Object.assign(new Error('x'), { code: 'ENOSPC', path: '/srv/data' }), /disk is full at \/srv\/data.*DATA_DIR/],
  [Object.assign(new Error('x'), { code: '53100' }), /disk is full/],
  [Object.assign(new Error('x'), { code: 'EACCES', path: '/srv/data' }), /No permission at \/srv\/data.*DATA_DIR/],
  [
    new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED', address: '::1', port: 5432 })]),
    /does not answer at ::1:5432.*DATABASE_URL/,
  ],
  [new Error('outer', { cause: Object.assign(new Error('x'), { code: '28P01' }) }), /refused the user or password/],
  [new StartupError('Do this.'), /^Do this\.$/],
])('%s is one line that says how to mend it', (error, line) => {
  const explanation = explainStartupFailure(error) ?? '';
  expect(explanation).toMatch(line);
  expect(explanation).not.toContain('\n');
});

test('a defect is not explained away', () => {
  expect(explainStartupFailure(new TypeError('x is not a function'))).toBeUndefined();
});
