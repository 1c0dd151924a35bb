import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { noBinary } from './binaries.ts';
import type { Folders } from './folders.ts';
import type { Launcher } from './launcher.ts';
import { PostgresError } from './postgres-error.ts';
import { isAlive } from './process.ts';

/** Collects the child's output until it ends; returns its exit status too. */
function finish(child: ChildProcess): Promise<{ status: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, said }));
  });
}

/** Explains a failed initdb or postgres by its last log lines. */
export function explainRefusal(program: string, said: string): PostgresError {
  if (said.includes('No space left on device')) {
    return new PostgresError('diskFull', 'The disk is full.');
  }
  return new PostgresError('refused', `${program} did not start. It said:\n${said.trim().slice(-2000)}`);
}

/** Removes what a killed initdb left behind. */
function removeDrafts(cluster: string): void {
  const prefix = `${basename(cluster)}.new-`;
  for (const name of readdirSync(dirname(cluster))) {
    const stale = name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10));
    if (stale) rmSync(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

type Initdb = { initdb: string; superuser: string; launcher: Launcher };

async function runInitdb(draft: string, { initdb, superuser, launcher }: Initdb): Promise<void> {
  const args = ['-D', draft, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--locale-provider=builtin'];
  const child = launcher.launch(initdb, [...args, '--builtin-locale=C.UTF-8', '--data-checksums', '--no-instructions']);
  const { status, said } = await finish(child).catch(() => {
    throw noBinary();
  });
  if (status !== 0) throw explainRefusal('initdb', said);
}

function moveIntoPlace(draft: string, cluster: string): void {
  try {
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
}

/**
 * Makes the database cluster unless there is one. It is made elsewhere and renamed into place whole, so a killed start leaves
 * nothing half-made, and if several start at once, they all use the first one's cluster.
 */
export async function ensureCluster({ cluster }: Folders, setup: Initdb): Promise<void> {
  removeDrafts(cluster);
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const draft = `${cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await runInitdb(draft, setup);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  moveIntoPlace(draft, cluster);
}
