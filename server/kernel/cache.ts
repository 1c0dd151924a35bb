import { LRUCache } from 'lru-cache';

const MEGABYTE = 2 ** 20;
/** An entry's bytes besides its content: its key, its place in the list, its headers. */
const ENTRY_BYTES = 1024;

/** The server's one in-memory cache, bounded in bytes over all its shelves; the least recently used entries go first. */
export type Cache = LRUCache<string, object>;

export const createCache = (mostBytes: number = 64 * MEGABYTE): Cache => new LRUCache({ maxSize: mostBytes });

/** One kind of cached value. Keys are made of what a value depends on, never of arbitrary text from a request. */
export type Shelf<Value extends object> = {
  get(key: string): Value | undefined;
  /** `bytes` is the value's size; a value larger than the whole cache is not kept. */
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  /** Deletes every key with this prefix. */
  deleteAll(beginning: string): void;
};

/** The shelf of this name; the same name always gives the same shelf. */
export function shelfOf<Value extends object>(cache: Cache, name: string): Shelf<Value> {
  const start = `${name} `;
  return {
    // The name implies the type: nothing else is put on this shelf.
    get: (key) => cache.get(start + key) as Value | undefined,
    set: (key, value, bytes) => void cache.set(start + key, value, { size: ENTRY_BYTES + bytes }),
    delete: (key) => void cache.delete(start + key),
    deleteAll: (beginning) => {
      for (const key of cache.keys()) if (key.startsWith(start + beginning)) cache.delete(key);
    },
  };
}
