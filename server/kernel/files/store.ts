import { open, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import type { Bucket, Config } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';

/** The storage of the files whose rows are in `files`, by the row's id. They can be reached through the portal only. */
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

/** The store that the settings name: their bucket, or the folder `files` of the data folder. Throws StartupError when it can't be reached. */
export async function openFileStore({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Promise<FileStore> {
  if (bucket !== undefined) return storeOn(await openBucket(bucket), () => Promise.resolve());
  const dir = join(dataDir, 'files');
  await mkdir(dir, { recursive: true });
  return storeOn(new FSDriver({ location: dir, visibility: 'private' }), (key) => flush(join(dir, key)));
}

/** A bucket that answers. Its library is heavy, and loaded only where it is used. */
async function openBucket({ name, region, endpoint, ...credentials }: Bucket): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket: name,
    region,
    credentials,
    visibility: 'private',
    supportsACL: false,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Not every server that speaks the protocol knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await driver.listAll('', { maxResults: 1 }).catch((error: unknown) => {
    const { cause = error } = error as Error;
    throw new StartupError(`The bucket ${name} can't be read (${String(cause)}). Check the S3_ settings.`);
  });
  return driver;
}

/** `settle` makes sure that what was written under a key stays. */
function storeOn(disk: DriverContract, settle: (key: string) => Promise<void>): FileStore {
  return {
    write: async (id, bytes) => {
      try {
        await disk.put(keyOf(id), bytes);
        await settle(keyOf(id));
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
      let page: string | undefined;
      do {
        const { objects, paginationToken } = await disk.listAll('', {
          recursive: true,
          ...(page !== undefined && { paginationToken: page }),
        });
        page = paginationToken;
        for (const object of objects) {
          if (!object.isFile) continue;
          // Removed meanwhile, it is none of ours any more.
          const facts = await disk.getMetaData(object.key).catch(() => undefined);
          if (facts) yield { id: object.name, writtenAt: facts.lastModified };
        }
      } while (page !== undefined);
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
