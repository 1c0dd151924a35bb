import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { CLUSTER } from 'postgres-in-a-folder/folders';
import { startOwnPostgres } from '../../server/kernel/db/own-postgres.ts';
import { migrate } from '../../server/kernel/db/migrate.ts';
import { temporaryFolder } from './portal-process.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/clusters');

/** Changes with everything that determines a cluster. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(['server/kernel/db/**/*.ts', 'packages/embedded-postgres/src/*.ts'], { cwd: root }).sort();
  for (const file of ['package-lock.json', ...files]) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Makes a stopped cluster with the portal's roles and empty tables, unless there is one. Of several made at once, the first is used. */
async function makeCluster(path: string): Promise<void> {
  if (existsSync(path)) return;
  await mkdir(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'new-'));
  const server = await startOwnPostgres({ dir: draft, log: pino({ level: 'silent' }) });
  await migrate(server.owner);
  await server.stop();
  try {
    renameSync(join(draft, CLUSTER), path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Puts a copy of a stopped database with the portal's empty tables into a data folder, for tests that are not about making one. */
export async function putCluster(dataDir: string): Promise<void> {
  const ready = join(cache, fingerprint());
  await makeCluster(ready);
  const place = join(dataDir, CLUSTER);
  await mkdir(join(place, '..'), { recursive: true });
  execFileSync('cp', ['-a', ready, place]);
}

/** A data folder for one test with such a database in it, removed by `remove`. */
export async function readyFolder(): ReturnType<typeof temporaryFolder> {
  const folder = await temporaryFolder();
  await putCluster(folder.path);
  return folder;
}
