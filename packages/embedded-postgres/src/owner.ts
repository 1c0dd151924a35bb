import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, readPid } from './process.ts';

const fileIn = (root: string): string => join(root, 'owner.pid');

/** Records that this process stops PostgreSQL when it stops itself; the others on the same data folder leave it running. */
export function claimOwnership(root: string): void {
  const draft = `${fileIn(root)}.${process.pid}`;
  writeFileSync(draft, `${process.pid}\n`);
  renameSync(draft, fileIn(root));
}

/** True if another running process of the app is responsible for stopping PostgreSQL. */
export function isOwnedByOther(root: string): boolean {
  const owner = readPid(fileIn(root));
  return owner !== undefined && owner !== process.pid && isAlive(owner);
}
