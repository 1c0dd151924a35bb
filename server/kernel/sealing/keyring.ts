import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { keepSecret } from '../config/kept-secret.ts';
import { StartupError } from '../config/startup-error.ts';
import type { Database } from '../db/database.ts';
import { drawnFrom, type Holder, holderOf, type Recipient } from './seal.ts';
import { takeTurns } from '../db/take-turns.ts';

/** The file of the data folder that holds the keys; no backup contains it. */
export const KEY_FILE = 'complaints-key';

/** The staff's keys to sealed data in the database. They are kept outside it: nobody who has only the database can read the data. */
export type Keyring = {
  /** The recipient of new sealed data. */
  current: Recipient;
  /** Every holder for whom something may have been sealed, the current one first. */
  holders: readonly Holder[];
  /** A text's fingerprint by the current key: equal texts have the same one, for holders of the key. It differs by purpose. */
  nameOf: (purpose: string, text: string) => Buffer;
  /** The same by each of the keys. */
  namesOf: (purpose: string, text: string) => Buffer[];
};

type KeySettings = Pick<Config, 'complaintsKey' | 'dataDir'>;

/** The keys in the settings or the file: the current one first, then those that only open. */
export const readKeys = (list: string): Buffer[] =>
  list
    .split(/[\n,]/)
    .flatMap((key) => key.trim() || [])
    .map((key) => Buffer.from(key));

export const holderFor = (secret: Buffer): Holder => holderOf(drawnFrom(secret, 'staff'));
export const nameOfKey = ({ id }: Recipient): string => id.toString('hex');

/**
 * The keys with which every instance of this database seals and opens: those in the settings, else those of the data folder, where the
 * first instance makes one. Throws StartupError if a key is missing with which something may have been sealed.
 */
export async function openKeyring(db: Database, settings: KeySettings): Promise<Keyring> {
  return db.transaction().execute(async (trx) => {
    await takeTurns(trx, 'sealing_keys');
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

/** The keyring of these keys, the current one first. Throws if there are none. */
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

/** A new key is made only for a database in which nothing has been sealed: it could not open what another key sealed. */
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
