const storageKey = 'chunk-reload:at';
const guardMs = 60_000;

let destination: string | undefined;
let leaving = false;

/** Says where the person is on the way to within the app; undefined once there. */
export function headFor(address: string | undefined): void {
  destination = address;
}

/** Whether this page is about to go. */
export const isLeaving = (): boolean => leaving;

/** Leaves the way to the browser: to an address, or to this page anew. */
export function goTo(address: string | undefined): void {
  leaving = true;
  // Kept whole by the browser, the page may be come back to.
  addEventListener('pageshow', () => (leaving = false), { once: true });
  if (address === undefined) location.reload();
  else location.assign(address);
}

/**
 * Loads the page anew, or the one that the person is on the way to; at most once in 60 seconds, and never while the network is away: the page would
 * be gone. Returns whether it does.
 */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (leaving || !navigator.onLine || Date.now() - last < guardMs) return false;
  sessionStorage.setItem(storageKey, String(Date.now()));
  goTo(destination);
  return true;
}
