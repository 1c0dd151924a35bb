import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { keepSecret } from '../config/kept-secret.ts';
import { StartupError } from '../config/startup-error.ts';
import type { Database } from '../db/database.ts';
import { drawnFrom, type Holder, holderOf, type Recipient } from './seal.ts';

/** The file of the data folder that holds the keys; it is in no backup. */
export const KEY_FILE = 'complaints-key';

/** The staff's keys to what is sealed in the database. They are kept outside it: whoever has only the database reads nothing. */
export type Keyring = {
  /** For whom is sealed now. */
  current: Recipient;
  /** Everybody that something may have been sealed for, the current one first. */
  holders: readonly Holder[];
  /** Names a text by the current key: equal texts are known again, by whoever has the key. Other names for another purpose. */
  nameOf: (purpose: string, text: string) => Buffer;
  /** The same by each of the keys. */
  namesOf: (purpose: string, text: string) => Buffer[];
};

type KeySettings = Pick<Config, 'complaintsKey' | 'dataDir'>;

/** The keys as the settings or the file list them: the current one first, then those that only open. */
export const readKeys = (list: string): Buffer[] =>
  list
    .split(/[\n,]/)
    .flatMap((key) => key.trim() || [])
    .map((key) => Buffer.from(key));

export const holderFor = (secret: Buffer): Holder => holderOf(drawnFrom(secret, 'staff'));
export const nameOfKey = ({ id }: Recipient): string => id.toString('hex');

/**
 * The keys that every instance of this database seals and opens with: the settings' own, else those of the data folder, where the first
 * instance makes one. Throws StartupError when one is missing that something may have been sealed with.
 */
export async function openKeyring(db: Database, settings: KeySettings): Promise<Keyring> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sealing_keys', 0))`.execute(trx);
    const used = (await trx.selectFrom('sealing_keys').select('id').execute()).map(({ id }) => id);
    const keys = readKeys(settings.complaintsKey ?? ownKeys(settings, used));
    const holders = keys.map(holderFor);
    if (holders.length === 0 && used.length === 0)
      throw new StartupError('COMPLAINTS_KEY is empty: give at least one key, or leave it out');
    const missing = used.filter((id) => !holders.some((holder) => nameOfKey(holder) === id));
    if (missing.length > 0) throw missingKey(settings, missing);
    await trx
      .insertInto('sealing_keys')
      .values(holders.map((holder) => ({ id: nameOfKey(holder) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return keyringOf(keys);
  });
}

/** The keyring of these keys, the current one first. Throws where there is none. */
function keyringOf(keys: readonly Buffer[]): Keyring {
  const [key] = keys;
  if (key === undefined) throw new Error('A keyring needs a key');
  const naming = (secret: Buffer, purpose: string, text: string) =>
    createHmac('sha256', drawnFrom(secret, purpose)).update(text).digest();
  return {
    current: holderFor(key),
    holders: keys.map(holderFor),
    nameOf: (purpose, text) => naming(key, purpose, text),
    namesOf: (purpose, text) => keys.map((each) => naming(each, purpose, text)),
  };
}

/** A new key is made only for a database that nothing was sealed in: beside another one, it would open nothing. */
function ownKeys({ dataDir }: KeySettings, used: string[]): string {
  const isThere = existsSync(join(dataDir, KEY_FILE));
  return isThere || used.length === 0 ? keepSecret(dataDir, KEY_FILE) : '';
}

function missingKey({ complaintsKey, dataDir }: KeySettings, missing: string[]): StartupError {
  const place = complaintsKey === undefined ? `the file ${join(dataDir, KEY_FILE)}` : 'COMPLAINTS_KEY';
  return new StartupError(
    `The key ${missing.join(', ')} is missing from ${place}: complaints in this database are sealed with it. Give every instance the same keys; docs/operating.md says what to do if one is lost`,
  );
}
