import { open, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import type { Bucket, Config } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';

/** The store of the files whose rows are in `files`, by the row's id. They can be reached through the portal only. */
export type FileStore = {
  /** Writes a file so that it survives a power cut. A file that cannot be written whole is removed. Throws the disk's error, such as ENOSPC. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** The file's content; undefined if there is no such file. */
  open(id: string): Promise<Readable | undefined>;
  /** Removes files; a missing one is no error. */
  remove(ids: readonly string[]): Promise<void>;
  /** Lists every file with the time at which it was written. */
  list(): AsyncGenerator<{ id: string; writtenAt: Date }>;
};

/** The store in the settings: their bucket, or the folder `files` of the data folder. Throws StartupError if it can't be reached. */
export async function openFileStore({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Promise<FileStore> {
  if (bucket !== undefined) return storeOn(await openBucket(bucket), () => Promise.resolve());
  const dir = join(dataDir, 'files');
  await mkdir(dir, { recursive: true });
  return storeOn(new FSDriver({ location: dir, visibility: 'private' }), (key) => flush(join(dir, key)));
}

/** Connects to a bucket. Its library is heavy, so it is loaded only here. */
async function openBucket({ name, region, endpoint, ...credentials }: Bucket): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket: name,
    region,
    credentials,
    visibility: 'private',
    supportsACL: false,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Some servers that speak the protocol lack the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await driver.listAll('', { maxResults: 1 }).catch((error: unknown) => {
    const { cause = error } = error as Error;
    throw new StartupError(`The bucket ${name} can't be read (${String(cause)}). Check the S3_ settings.`);
  });
  return driver;
}

/** `settle` makes the file written under a key durable. */
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
          // Removed in the meantime, so it is skipped.
          const facts = await disk.getMetaData(object.key).catch(() => undefined);
          if (facts) yield { id: object.name, writtenAt: facts.lastModified };
        }
      } while (page !== undefined);
    },
  };
}

/** Files are spread over folders: some file systems are slow with many in one. */
const keyOf = (id: string): string => `${id.slice(0, 2)}/${id}`;

/** Flushes a new file, its name and that of its folder, which may be new as well, to the disk. */
async function flush(path: string): Promise<void> {
  for (const each of [path, dirname(path), dirname(dirname(path))]) {
    const handle = await open(each, 'r');
    await handle.sync().finally(() => handle.close());
  }
}
