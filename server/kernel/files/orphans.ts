import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileDeps } from './keep.ts';
import { HOUR_MS } from '../../../machines/flow/durations.ts';

const BATCH = 500;

/**
 * Removes files without a row: it was never committed, or has been deleted. Files newer than an hour stay, for calls that are about to write
 * the row. Returns the number removed.
 */
export async function removeOrphans(deps: FileDeps): Promise<number> {
  const { db, clock, files } = deps;
  const before = new Date(clock.now().getTime() - HOUR_MS);
  let removed = 0;
  const removeFrom = async (ids: string[]) => {
    if (ids.length === 0) return;
    const rows = db.selectFrom('files').select('id').where('id', 'in', ids);
    const sealed = db.selectFrom('complaint_files').select('id').where('id', 'in', ids);
    const evidence = db.selectFrom('rar_files').select('id').where('id', 'in', ids);
    const known = new Set((await rows.unionAll(sealed).unionAll(evidence).execute()).map(({ id }) => id));
    const orphans = ids.filter((id) => !known.has(id));
    await files.remove(orphans);
    removed += orphans.length;
  };
  let batch: string[] = [];
  for await (const { id, writtenAt } of files.list()) {
    if (writtenAt < before && isId(id)) batch.push(id);
    if (batch.length < BATCH) continue;
    await removeFrom(batch);
    batch = [];
  }
  await removeFrom(batch);
  await removeLeftUploads(deps);
  return removed;
}

/** True for a name that the portal gives; other files in the store must not be removed. */
const isId = (name: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);

/** Removes the uploads of calls whose process died before it answered. */
async function removeLeftUploads({ clock, uploadsDir }: FileDeps): Promise<void> {
  const before = clock.now().getTime() - HOUR_MS;
  for (const name of await readdir(uploadsDir)) {
    const path = join(uploadsDir, name);
    const facts = await stat(path).catch(() => undefined);
    if (facts && facts.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}
