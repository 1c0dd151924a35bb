import { LRUCache } from 'lru-cache';

const MEGABYTE = 2 ** 20;
/** The bytes of an entry besides its content: its key, its place in the list, its headers. */
const ENTRY_BYTES = 1024;

/** All that the server keeps in memory only to be quick, bounded in bytes over all of it: what was used longest ago goes first. */
export type Cache = LRUCache<string, object>;

export const createCache = (mostBytes: number = 64 * MEGABYTE): Cache => new LRUCache({ maxSize: mostBytes });

/** One kind of what is kept. Keys are made of what a value depends on, never of what somebody merely wrote into a request. */
export type Shelf<Value extends object> = {
  get(key: string): Value | undefined;
  /** `bytes` is what the value takes; one that is larger than the whole cache is not kept. */
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  /** Forgets every key that begins like this. */
  deleteAll(beginning: string): void;
};

/** The shelf of this name; another shelf of the same name is the same one. */
export function shelfOf<Value extends object>(cache: Cache, name: string): Shelf<Value> {
  const start = `${name} `;
  return {
    // The name stands for the type: nothing else is put on this shelf.
    get: (key) => cache.get(start + key) as Value | undefined,
    set: (key, value, bytes) => void cache.set(start + key, value, { size: ENTRY_BYTES + bytes }),
    delete: (key) => void cache.delete(start + key),
    deleteAll: (beginning) => {
      for (const key of cache.keys()) if (key.startsWith(start + beginning)) cache.delete(key);
    },
  };
}
