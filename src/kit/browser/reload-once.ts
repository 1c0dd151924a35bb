import { MINUTE_MS } from '../../../machines/flow/durations.ts';

const storageKey = 'chunk-reload:at';
const guardMs = MINUTE_MS;

/** A network that answers nothing for so long is none. */
const answersWithinMs = 4000;

let destination: string | undefined;
let leaving = false;
let deciding: Promise<boolean> | undefined;

/** Notes the address that the person is navigating to within the app; undefined on arrival. */
export function headFor(address: string | undefined): void {
  destination = address;
}

/** Lets the browser go to an address, or reload this page if there is none. */
export function goTo(address: string | undefined): void {
  leaving = true;
  // The page may come back out of the back/forward cache.
  addEventListener('pageshow', () => (leaving = false), { once: true });
  if (address === undefined) location.reload();
  else location.assign(address);
}

/** True if the server answers at all. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answersWithinMs) });
    return true;
  } catch {
    return false;
  }
}

async function reloadIfReachable(): Promise<boolean> {
  const wanted = destination;
  if (!(await isReachable())) return false;
  sessionStorage.setItem(storageKey, String(Date.now()));
  goTo(wanted);
  return true;
}

/**
 * Reloads the page, or loads the one that the person is navigating to; at most once in 60 seconds, and only if the server answers, because
 * the page would be lost without a network, whatever the browser says of it. Resolves to true if the page is about to be unloaded.
 */
export async function reloadOnce(): Promise<boolean> {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (!leaving && Date.now() - last >= guardMs)
    deciding ??= reloadIfReachable().finally(() => {
      deciding = undefined;
    });
  return (await deciding) ?? leaving;
}
