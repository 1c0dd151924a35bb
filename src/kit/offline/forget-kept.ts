/** Deletes everything that this browser keeps for use offline; entries of a door that are still to be sent stay, without names. */
export async function forgetKept(): Promise<void> {
  indexedDB.deleteDatabase('door-list');
  indexedDB.deleteDatabase('rar-evidence');
  // It may still be keeping a page, whose cache would outlive its deletion here.
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  (await navigator.serviceWorker?.getRegistration())?.active?.postMessage('forget');
  for (const name of (await globalThis.caches?.keys()) ?? []) if (name.startsWith('kept ')) await caches.delete(name);
}
