import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from './startup-error.ts';

/** The portal's own entries of the data folder; PostgreSQL's folder has another owner and manages its own modes. */
const OWN_FOLDERS = ['files', 'uploads', 'outbox', 'sandbox'];
const OWN_FILES = ['session-secret', 'complaints-key'];
const OTHERS = 0o077;
/** PostgreSQL's user, if it is another one, passes through the data folder to its own. */
const EVERYTHING_BUT_PASSAGE = 0o067;
const STICKY = 0o1000;

function tighten(path: string, taken: number): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  const isOurs = found !== undefined && !found.isSymbolicLink() && found.uid === process.getuid?.();
  if (!isOurs || (found.mode & taken) === 0 || (found.mode & STICKY) !== 0) return false;
  chmodSync(path, found.mode & 0o777 & ~taken);
  return true;
}

/** An open folder may hold open files; the files of a closed one were closed with it. */
function tightenFolder(folder: string): void {
  const wasOpen = tighten(folder, OTHERS);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) tightenFolder(path);
    else if (wasOpen) tighten(path, OTHERS);
  }
}

/** Makes a folder, and those above it. Node's own way never ends where the system allows no folders, as in /proc. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    if (code !== 'ENOENT') throw error;
    if (existsSync(dirname(folder)))
      throw new StartupError(`No folder can be made at ${folder}. Set DATA_DIR to a folder on a disk.`);
    makeFolder(dirname(folder));
    makeFolder(folder);
  }
}

/**
 * Makes the data folder unless there is one, and closes it to everybody but the user who runs this process: files written from now on,
 * and those that an earlier version left open.
 */
export function closeDataFolder(dataDir: string): void {
  process.umask(OTHERS);
  makeFolder(dataDir);
  tighten(dataDir, EVERYTHING_BUT_PASSAGE);
  for (const name of OWN_FILES) tighten(join(dataDir, name), OTHERS);
  for (const name of OWN_FOLDERS) {
    const folder = join(dataDir, name);
    if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) tightenFolder(folder);
  }
}
