import { randomUUID } from 'node:crypto';
import {
  chownSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openQuietly } from 'postgres-in-a-folder/connection';
import { CLUSTER } from 'postgres-in-a-folder/folders';
import { isAlive } from 'postgres-in-a-folder/process';
import { connectionIn } from '../db/own-postgres.ts';
import { runTar } from './tar.ts';

/** Files that other programs and later starts create themselves, or that must not be in a copy. */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'pg_wal/*', 'pg_replslot/*', 'pg_stat_tmp/*', 'pg_notify/*'];

/** Hard-links every file that is not linked yet: a copy that takes no space, and keeps files that are removed meanwhile. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkQuietly(source, target);
  }
}

function linkQuietly(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    const isThereOrGone =
      error instanceof Error && 'code' in error && ['EEXIST', 'ENOENT'].includes(String(error.code));
    if (!isThereOrGone) throw error;
  }
}

/** The folder that a backup links files into is named after its process. */
const STAGING = /^backup-(\d+)-/;

/** Removes what a backup that was killed left behind: its links would keep uploads that have been deleted since. */
function removeLeft(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = STAGING.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

/**
 * Writes the embedded database and all files into one archive, whether or not the portal is running. The database is a snapshot; files
 * are linked before and after it, so that no row lacks its file.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  removeLeft(dataDir);
  const staging = mkdtempSync(join(dataDir, `backup-${process.pid}-`));
  try {
    linkFolder(join(dataDir, 'files'), join(staging, 'files'));
    await copyCluster(dataDir, staging, draft);
    linkFolder(join(dataDir, 'files'), join(staging, 'files'));
    await runTar(['-rf', draft, '-C', staging, 'files']);
    const others = readdirSync(dataDir).filter((name) => ['outbox', 'sandbox'].includes(name));
    if (others.length > 0) await runTar(['-rf', draft, '-C', dataDir, ...others]);
    renameSync(draft, file);
  } finally {
    rmSync(staging, { recursive: true, force: true });
    rmSync(draft, { force: true });
  }
}

/** PostgreSQL's own way to copy a running cluster: its files as they are, then the log that makes them consistent. */
async function copyCluster(dataDir: string, staging: string, draft: string): Promise<void> {
  const client = await openQuietly(connectionIn(dataDir, 'bootstrap'));
  const slot = `backup_${randomUUID().replaceAll('-', '')}`;
  try {
    // The slot keeps the log until this session ends.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    await client.query('select pg_backup_start($1, true)', [slot]);
    const left = LEFT_OUT.map((name) => `--exclude=${CLUSTER}/${name}`);
    await runTar([...left, '-cf', draft, '-C', dataDir, CLUSTER]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    mkdirSync(join(staging, CLUSTER), { recursive: true });
    const label = join(staging, CLUSTER, 'backup_label');
    writeFileSync(label, rows[0]?.labelfile ?? '');
    const { uid, gid } = statSync(join(dataDir, CLUSTER));
    chownSync(label, uid, gid);
    await runTar(['-rf', draft, '-C', dataDir, `${CLUSTER}/pg_wal`]);
    await runTar(['-rf', draft, '-C', staging, `${CLUSTER}/backup_label`]);
  } finally {
    await client.end();
  }
}
