/** Deletes everything that this browser keeps to be used without network; entries of a door that are still to be sent stay, without names. */
export async function forgetKept(): Promise<void> {
  indexedDB.deleteDatabase('door-list');
  indexedDB.deleteDatabase('rar-evidence');
  for (const name of (await globalThis.caches?.keys()) ?? []) if (name.startsWith('kept ')) await caches.delete(name);
}
