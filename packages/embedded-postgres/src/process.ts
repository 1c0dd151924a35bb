import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** True if a process with this id is running, ours or another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The pid in the first line of a lock file, or undefined when there is none. */
export function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isNaN(pid) ? undefined : pid;
  } catch {
    return undefined;
  }
}

/** The pid that the cluster's lock names, or undefined when there is no lock. */
export const readPostmasterPid = (cluster: string): number | undefined => readPid(join(cluster, 'postmaster.pid'));

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return true;
  }
}

/**
 * Removes locks whose pid now belongs to another program (after a reboot or in a new container), which PostgreSQL
 * would honour for ever. Linux only: elsewhere a process's name is not known, and the locks stay.
 */
export function removeForeignLocks(files: string[]): void {
  if (process.platform !== 'linux') return;
  for (const file of files) {
    const pid = readPid(file);
    if (pid !== undefined && !isPostgres(pid)) rmSync(file, { force: true });
  }
}
