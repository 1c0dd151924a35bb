// `npm run complaints-key`: lists the keys to sealed complaints, adds a new one, or removes a lost one.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, runCommand } from '../command.ts';
import { StartupError } from '../config/startup-error.ts';
import type { Database } from '../db/database.ts';
import { inDatabase } from '../db/reach.ts';
import { holderFor, KEY_FILE, nameOfKey, readKeys } from './keyring.ts';

const USAGE = 'Usage: npm run complaints-key -- list | rotate | forget KEY';

await runCommand(async () => {
  const [command, name = ''] = process.argv.slice(2);
  const config = readSettings();
  const file = join(config.dataDir, KEY_FILE);
  const kept = config.complaintsKey ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (command === 'rotate') {
    if (config.complaintsKey !== undefined)
      throw new StartupError(
        'COMPLAINTS_KEY is set: put the new key before the others there (openssl rand -base64 48)',
      );
    return rotate(file, kept);
  }
  return inDatabase(config, (db) => {
    if (command === 'list') return list(db, kept);
    if (command === 'forget' && name !== '') return forget(db, name);
    throw new StartupError(USAGE);
  });
});

const namesIn = (kept: string): string[] => readKeys(kept).map((key) => nameOfKey(holderFor(key)));

async function list(db: Database, kept: string): Promise<string> {
  const used = (await db.selectFrom('sealing_keys').select('id').orderBy('id').execute()).map(({ id }) => id);
  const here = namesIn(kept);
  const lines = [
    ...here.map((id, at) => `${id} ${at === 0 ? 'seals and opens' : 'only opens'}`),
    ...used.filter((id) => !here.includes(id)).map((id) => `${id} is missing here`),
  ];
  return lines.join('\n') || 'There is no key yet: the first start makes one.';
}

/** The new key comes first; complaints sealed earlier still need the others. */
function rotate(file: string, kept: string): string {
  const key = randomBytes(48).toString('base64url');
  const draft = `${file}.new`;
  writeFileSync(draft, `${key}\n${kept}`, { mode: 0o600, flush: true });
  renameSync(draft, file);
  return `${nameOfKey(holderFor(Buffer.from(key)))} seals from the next start on. Copy ${file} to every instance, and keep a copy apart from the backups.`;
}

async function forget(db: Database, name: string): Promise<string> {
  const { numDeletedRows } = await db.deleteFrom('sealing_keys').where('id', '=', name).executeTakeFirst();
  if (numDeletedRows === 0n)
    throw new StartupError(`No complaint was sealed with ${name}: npm run complaints-key -- list`);
  return `The portal starts without ${name} from now on. Nobody can read what was sealed with it unless the key is found again.`;
}
