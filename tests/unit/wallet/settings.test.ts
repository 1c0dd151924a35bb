import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../server/kernel/config/config.ts';
import { StartupError } from '../../../server/kernel/config/startup-error.ts';
import { createLog } from '../../../server/kernel/log.ts';
import { openWallets } from '../../../server/kernel/wallet/wallets.ts';
import {
  type AppleFolder,
  ISSUER,
  makeAppleFolder,
  makeGoogleKey,
  removeFolder,
  TEAM,
  PASS_TYPE,
} from '../../support/wallet-keys.ts';

let folder: AppleFolder;
let other: AppleFolder;
beforeAll(() => {
  folder = makeAppleFolder();
  other = makeAppleFolder(new Date('2026-01-01'), 'a passphrase');
});
afterAll(() => [folder, other].forEach(({ dir }) => removeFolder(dir)));

/** Opens the wallets as a start with these settings does, on 5 October 2026. */
function open(env: Record<string, string>, lines: string[] = []) {
  const reading = readConfig(env);
  if (!reading.ok) throw new StartupError(reading.problems.join('\n'));
  const log = createLog({}, { write: (line) => void lines.push(line) });
  return openWallets(reading.config, new Date('2026-10-05T09:00:00Z'), log);
}

const apple = (dir: string) => ({ APPLE_PASSES: dir });

/** A start that is refused with one line that says how to mend it. */
function expectRefusal(env: Record<string, string>, about: RegExp): void {
  expect(() => open(env)).toThrow(StartupError);
  expect(() => open(env)).toThrow(about);
  expect(() => open(env)).toThrow(/^[^\n]+$/);
}

test('without settings there are no wallets', () => {
  expect(open({})).toEqual({ apple: undefined, google: undefined });
});

test('Apple’s certificate names the pass type and the team, and a passphrase opens its key', () => {
  const { apple: issuer } = open(apple(folder.dir));
  expect(issuer).toMatchObject({ passType: PASS_TYPE, team: TEAM, expiresAt: new Date('2120-01-01') });
  expect(issuer?.certificates.signerCert).toMatch(/^-----BEGIN CERTIFICATE-----/);
  const lines: string[] = [];
  const locked = open({ ...apple(other.dir), APPLE_PASSES_PASSPHRASE: 'a passphrase' }, lines);
  expect(locked.apple?.certificates.signerKey).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  // It has expired: the portal starts and says so.
  expect(lines.join()).toMatch(/Apple Wallet is off: pass\.cer has expired/);
});

test('a passphrase without a folder, and the wrong passphrase, are refused', () => {
  expectRefusal({ APPLE_PASSES_PASSPHRASE: 'a passphrase' }, /^APPLE_PASSES is missing: give .* or remove/);
  expectRefusal(apple(other.dir), /pass\.key can’t be opened: .*APPLE_PASSES_PASSPHRASE/);
  expectRefusal({ ...apple(other.dir), APPLE_PASSES_PASSPHRASE: 'wrong' }, /pass\.key can’t be opened/);
});

/** A copy of the folder in which one file has another's content. */
function mixed(name: string, from: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'passes-'));
  onTestFinished(() => removeFolder(dir));
  cpSync(folder.dir, dir, { recursive: true });
  copyFileSync(from, join(dir, name));
  return dir;
}

test.each([
  ['pass.cer', /pass\.key doesn’t belong to pass\.cer/, /pass\.cer is not a certificate: download/],
  ['pass.key', /pass\.key doesn’t belong to pass\.cer/, /pass\.key can’t be opened/],
  ['wwdr.cer', /wwdr\.cer hasn’t signed pass\.cer: .*Worldwide/, /wwdr\.cer is not a certificate: download/],
])('a folder without %s, or with another’s, is refused', (name, foreign, unreadable) => {
  const dir = mixed(name, join(other.dir, name));
  expectRefusal({ ...apple(dir), APPLE_PASSES_PASSPHRASE: 'a passphrase' }, foreign);
  writeFileSync(join(dir, name), 'not a certificate, nor a key');
  expectRefusal(apple(dir), unreadable);
  rmSync(join(dir, name));
  expectRefusal(apple(dir), new RegExp(`${name} can’t be read: .*leave APPLE_PASSES out`));
});

test('a certificate that isn’t for passes is refused', () => {
  const dir = mixed('pass.cer', join(folder.dir, 'wwdr.cer'));
  expectRefusal(apple(dir), /pass\.cer is not a certificate of a Pass Type ID/);
});

test('Google needs an issuer and a service account’s key', () => {
  const { keyFile } = makeGoogleKey(folder.dir);
  const google = { GOOGLE_WALLET_ISSUER: ISSUER, GOOGLE_WALLET_KEY: keyFile };
  expect(open(google).google?.id).toBe(ISSUER);
  expectRefusal({ GOOGLE_WALLET_ISSUER: ISSUER }, /belong together: give both, or neither/);
  expectRefusal({ GOOGLE_WALLET_KEY: keyFile }, /belong together/);
  expectRefusal({ ...google, GOOGLE_WALLET_ISSUER: 'the union' }, /GOOGLE_WALLET_ISSUER is not an issuer ID: copy/);
  expectRefusal(
    { ...google, GOOGLE_WALLET_KEY: join(folder.dir, 'gone.json') },
    /gone\.json is not a service account’s key/,
  );
  const curve = join(folder.dir, 'curve.json');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(curve, JSON.stringify({ client_email: 'passes@union.example', private_key }));
  for (const broken of [curve, join(folder.dir, 'pass.key')])
    expectRefusal({ ...google, GOOGLE_WALLET_KEY: broken }, /is not a service account’s key: create one/);
});
