const storageKey = 'chunk-reload:at';
const guardMs = 60_000;

let destination: string | undefined;
let leaving = false;

/** Notes the address that the person is navigating to within the app; undefined on arrival. */
export function headFor(address: string | undefined): void {
  destination = address;
}

/** True if this page is about to be unloaded. */
export const isLeaving = (): boolean => leaving;

/** Lets the browser go to an address, or reload this page if there is none. */
export function goTo(address: string | undefined): void {
  leaving = true;
  // The page may come back out of the back/forward cache.
  addEventListener('pageshow', () => (leaving = false), { once: true });
  if (address === undefined) location.reload();
  else location.assign(address);
}

/**
 * Reloads the page, or loads the one that the person is navigating to; at most once in 60 seconds, and never offline, because the page would
 * be lost. Returns true if it does.
 */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (leaving || !navigator.onLine || Date.now() - last < guardMs) return false;
  sessionStorage.setItem(storageKey, String(Date.now()));
  goTo(destination);
  return true;
}
