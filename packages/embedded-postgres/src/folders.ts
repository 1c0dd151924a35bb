import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from './launcher.ts';
import { PostgresError } from './postgres-error.ts';

/** `root` holds everything of the embedded PostgreSQL, `cluster` its data, `sockets` its Unix socket. */
export type Folders = { root: string; cluster: string; sockets: string };

/** The database's folder in the data folder. */
export const CLUSTER = join('postgres', '18');

/** A Unix socket's whole path may hold about 100 bytes, and PostgreSQL adds a file name of 14. */
const LONGEST_SOCKET_FOLDER = 80;

/** Names the folders below the data folder; a long path keeps its socket in the system's temporary folder instead. */
export function planFolders(dataDir: string): Folders {
  const root = join(dataDir, 'postgres');
  const near = join(root, 'run');
  const digest = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const sockets = Buffer.byteLength(near) > LONGEST_SOCKET_FOLDER ? join(tmpdir(), `postgres-${digest}`) : near;
  return { root, cluster: join(dataDir, CLUSTER), sockets };
}

function makePrivate(folder: string, owner: User | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const trusted = [process.getuid?.(), owner?.uid];
  if (!found.isDirectory() || !trusted.includes(found.uid)) {
    throw new PostgresError('foreignFolder', `${folder} belongs to somebody else.`);
  }
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
}

/** Lets PostgreSQL's user pass through the data folder, and nobody else. */
function letPass(dataDir: string, { gid }: User): void {
  const { uid, mode } = lstatSync(dataDir);
  const isShared = (mode & 0o1000) !== 0;
  if (uid !== process.getuid?.() || isShared) return;
  chownSync(dataDir, uid, gid);
  chmodSync(dataDir, 0o710);
}

/** Makes the folders that must exist before PostgreSQL starts, open to its own user alone. */
export function makeFolders(folders: Folders, dataDir: string, owner: User | undefined): void {
  mkdirSync(dataDir, { recursive: true });
  if (owner) letPass(dataDir, owner);
  makePrivate(folders.root, owner);
  makePrivate(folders.sockets, owner);
}
