import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CLUSTER } from 'postgres-in-a-folder/folders';
import { isAlive, readPostmasterPid } from 'postgres-in-a-folder/process';
import { systemClock } from '../clock.ts';
import { StartupError } from '../config/startup-error.ts';
import { runTar } from './tar.ts';

/**
 * Restores a backup into the data folder. Throws StartupError if the file is not a backup, a portal runs there, or the folder has contents and
 * `replaces` is not set; if it is, the old contents are moved into a folder beside it. Returns that folder's name, if there is one.
 */
export async function restore(dataDir: string, file: string, replaces: boolean): Promise<string | undefined> {
  const contents = await runTar(['-tf', file]);
  if (!contents.includes(`${CLUSTER}/PG_VERSION\n`) || !contents.includes(`${CLUSTER}/backup_label\n`))
    throw new StartupError(`${file} is no backup of a portal. Give a file that npm run backup wrote.`);
  mkdirSync(dataDir, { recursive: true });
  const running = readPostmasterPid(join(dataDir, CLUSTER));
  if (running !== undefined && isAlive(running)) throw new StartupError(`A portal runs on ${dataDir}. Stop it first.`);
  const former = readdirSync(dataDir).filter((name) => !name.startsWith('replaced-'));
  if (former.length > 0 && !replaces)
    throw new StartupError(`${dataDir} is not empty. Set DATA_DIR to an empty folder, or replace it: add --replace`);
  const aside = former.length > 0 ? join(dataDir, `replaced-${systemClock.now().getTime()}`) : undefined;
  if (aside !== undefined) {
    mkdirSync(aside);
    for (const name of former) renameSync(join(dataDir, name), join(aside, name));
  }
  await runTar(['-xpf', resolve(file), '-C', dataDir]);
  return aside;
}
