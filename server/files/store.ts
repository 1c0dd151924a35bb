import { open, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';

/** Where files lie whose rows are in `files`, by the row's id. Nobody reaches them but through the portal. */
export type FileStore = {
  /** Writes a file so that it outlasts a power cut. What could not be written whole is not there. Throws what the disk says, such as ENOSPC. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** The file's content; undefined when there is no such file. */
  open(id: string): Promise<Readable | undefined>;
  /** Removes files; one that is gone already is no mistake. */
  remove(ids: readonly string[]): Promise<void>;
  /** Every file and when it was written. */
  list(): AsyncGenerator<{ id: string; writtenAt: Date }>;
};

/** A store on the disk, below this folder, which is made if it is missing. */
export async function openFileStore(dir: string): Promise<FileStore> {
  await mkdir(dir, { recursive: true });
  const disk: DriverContract = new FSDriver({ location: dir, visibility: 'private' });

  return {
    write: async (id, bytes) => {
      try {
        await disk.put(keyOf(id), bytes);
        await flush(join(dir, keyOf(id)));
      } catch (error) {
        await disk.delete(keyOf(id)).catch(() => undefined);
        throw (error as Error).cause ?? error;
      }
    },
    open: async (id) => ((await disk.exists(keyOf(id))) ? disk.getStream(keyOf(id)) : undefined),
    remove: async (ids) => {
      for (const id of ids) await disk.delete(keyOf(id));
    },
    list: async function* () {
      const { objects } = await disk.listAll('', { recursive: true });
      for (const object of objects) {
        if (!object.isFile) continue;
        // Removed meanwhile, it is none of ours any more.
        const facts = await disk.getMetaData(object.key).catch(() => undefined);
        if (facts) yield { id: object.name, writtenAt: facts.lastModified };
      }
    },
  };
}

/** A folder holds a part of the files: some file systems are slow with many in one. */
const keyOf = (id: string): string => `${id.slice(0, 2)}/${id}`;

/** Brings a new file and its name to the disk itself. */
async function flush(path: string): Promise<void> {
  for (const each of [path, dirname(path)]) {
    const handle = await open(each, 'r');
    await handle.sync().finally(() => handle.close());
  }
}
