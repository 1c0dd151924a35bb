const storageKey = 'chunk-reload:at';
const guardMs = 60_000;

let destination: string | undefined;
let leaving = false;

/** Says where the person is on the way to within the app; undefined once there. */
export function headFor(address: string | undefined): void {
  destination = address;
}

/** Leaves the way to an address to the browser. */
export function goTo(address: string): void {
  leaving = true;
  location.assign(address);
}

/** Whether this page is about to go. */
export const isLeaving = (): boolean => leaving;

/**
 * Loads the page anew, or the one that the person is on the way to; at most once in 60 seconds, and never while the network is away: the page would
 * be gone. Returns whether it does.
 */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (leaving || !navigator.onLine || Date.now() - last < guardMs) return false;
  sessionStorage.setItem(storageKey, String(Date.now()));
  leaving = true;
  if (destination === undefined) location.reload();
  else location.assign(destination);
  return true;
}
