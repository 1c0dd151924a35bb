/** Databases of things that belong to whoever is signed in. */
const DATABASES = ['door-list', 'rar-evidence'];
/** The names of caches and of entries in the local storage that belong to them begin with it. */
const KEPT = 'kept ';

/** Deletes everything that this browser keeps to be used without network; entries of a door that are still to be sent stay, without names. */
export async function forgetKept(): Promise<void> {
  for (const name of DATABASES) indexedDB.deleteDatabase(name);
  for (const name of Object.keys(localStorage)) if (name.startsWith(KEPT)) localStorage.removeItem(name);
  for (const name of (await globalThis.caches?.keys()) ?? []) if (name.startsWith(KEPT)) await caches.delete(name);
}
