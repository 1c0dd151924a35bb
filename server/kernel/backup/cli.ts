// `npm run backup` and `npm run restore`: the embedded database and all files, in one archive.
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CLUSTER } from 'postgres-in-a-folder/folders';
import { isAlive, readPostmasterPid } from 'postgres-in-a-folder/process';
import { systemClock } from '../clock.ts';
import { readSettings, runCommand } from '../command.ts';
import { closeDataFolder } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { reachDatabase } from '../db/reach.ts';
import { backUp } from './backup.ts';
import { runTar } from './tar.ts';

const contentsOf = (dataDir: string): string[] => readdirSync(dataDir).filter((name) => !name.startsWith('replaced-'));

/** Removes what a restore that failed has unpacked, and puts the former contents back: half a database must not be started. */
function undo(dataDir: string, aside: string | undefined): void {
  for (const name of contentsOf(dataDir)) rmSync(join(dataDir, name), { recursive: true });
  if (aside === undefined) return;
  for (const name of readdirSync(aside)) renameSync(join(aside, name), join(dataDir, name));
  rmdirSync(aside);
}

/**
 * Restores a backup into the data folder. Throws StartupError if the file is not a backup, a portal runs there, or the folder has contents and
 * `replaces` is not set; if it is, the old contents are moved into a folder beside it. If it fails, all is as it was. Returns that folder's
 * name, if there is one.
 */
async function restore(dataDir: string, file: string, replaces: boolean): Promise<string | undefined> {
  const contents = await runTar(['-tf', file]);
  if (!contents.includes(`${CLUSTER}/PG_VERSION\n`) || !contents.includes(`${CLUSTER}/backup_label\n`))
    throw new StartupError(`${file} is no backup of a portal. Give a file that npm run backup wrote.`);
  mkdirSync(dataDir, { recursive: true });
  const running = readPostmasterPid(join(dataDir, CLUSTER));
  if (running !== undefined && isAlive(running)) throw new StartupError(`A portal runs on ${dataDir}. Stop it first.`);
  const former = contentsOf(dataDir);
  if (former.length > 0 && !replaces)
    throw new StartupError(`${dataDir} is not empty. Set DATA_DIR to an empty folder, or replace it: add --replace`);
  const aside = former.length > 0 ? join(dataDir, `replaced-${systemClock.now().getTime()}`) : undefined;
  if (aside !== undefined) {
    mkdirSync(aside);
    for (const name of former) renameSync(join(dataDir, name), join(aside, name));
  }
  await runTar(['-xpf', resolve(file), '-C', dataDir]).catch((error: unknown) => {
    undo(dataDir, aside);
    throw error;
  });
  return aside;
}

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
