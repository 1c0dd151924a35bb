// `npm run backup` and `npm run restore`: the embedded database and all files, in one archive.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, runCommand } from '../command.ts';
import { closeDataFolder } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { reachDatabase } from '../db/reach.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const usage = `Use: npm run backup -- <file>               to write the database and all files into it
     npm run restore -- <file> [--replace]  to put them into an empty DATA_DIR, or in the place of what is there`;

await runCommand(async () => {
  const config = readSettings();
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
  const [action, name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new StartupError(usage);
  if (config.databaseUrl !== undefined)
    throw new StartupError(
      'DATABASE_URL is set: back that server up with pg_dump, and the folder files in DATA_DIR after it',
    );
  const file = resolve(name);
  closeDataFolder(config.dataDir);
  if (action === 'restore') {
    const aside = await restore(config.dataDir, file, values.replace ?? false);
    return `Restored into ${config.dataDir}.${aside === undefined ? '' : ` What was there is in ${aside}.`}`;
  }
  if (existsSync(file)) throw new StartupError(`${file} exists already. Give another name.`);
  const { stop } = await reachDatabase(config);
  await backUp(config.dataDir, file).finally(stop);
  const files = config.bucket === undefined ? '' : ` The bucket ${config.bucket.name} is not in it: copy it now.`;
  return `Backed up into ${file}.${files} It holds personal data and secrets: keep it where only you can read it.`;
});
