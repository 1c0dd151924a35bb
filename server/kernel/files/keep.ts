import { randomUUID } from 'node:crypto';
import type { FilePurpose } from '../db/account-tables.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Content } from './content.ts';
import type { FileStore } from './store.ts';

export type FileDeps = Pick<Deps, 'db' | 'clock'> & {
  files: FileStore;
  /** The folder for a form's files while its call is being answered; it exists. */
  uploadsDir: string;
};

/** A stored file that has no row yet. */
export type StoredFile = { id: string; mediaType: Content['mediaType']; size: number };

/**
 * Writes files, then runs the work that gives them their rows (`addFile`, in its transaction); if that fails, all are removed. Files that
 * a power cut leaves without a row are swept an hour later. Throws the disk's error, such as ENOSPC, and keeps nothing.
 */
export async function withStored<T>(
  { files }: Pick<FileDeps, 'files'>,
  contents: readonly Content[],
  work: (stored: StoredFile[]) => Promise<T>,
): Promise<T> {
  const stored = contents.map(({ mediaType, bytes }) => ({ id: randomUUID(), mediaType, size: bytes.length }));
  try {
    for (const [at, { bytes }] of contents.entries()) await files.write(stored[at]?.id ?? '', bytes);
    return await work(stored);
  } catch (error) {
    await files.remove(stored.map(({ id }) => id)).catch(() => undefined);
    throw error;
  }
}

/** Gives a stored file its row: from the commit on, it belongs to the person. */
export async function addFile(
  { clock }: Pick<FileDeps, 'clock'>,
  trx: Trx,
  { id, mediaType, size }: StoredFile,
  { userId, purpose, name }: { userId: string; purpose: FilePurpose; name: string },
): Promise<void> {
  const row = { id, user_id: userId, purpose, name, media_type: mediaType, size, created_at: clock.now() };
  await trx.insertInto('files').values(row).execute();
}
