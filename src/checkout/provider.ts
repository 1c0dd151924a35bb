import { isSecureHost } from '../browser/secure-host.ts';
import { Refused } from './failures.ts';
import { pause } from './wait.ts';

/** If the browser has not left by then, it will not. */
const longestLeavingMs = 10_000;

const pageShownAgain = (page: Window, signal: AbortSignal) =>
  new Promise<void>((resolve) => page.addEventListener('pageshow', () => resolve(), { once: true, signal }));

/**
 * Goes to the provider's page, from a secure host to a secure host. Resolves when the person comes back to this very page, or did not leave it;
 * never while leaving, for what is asked then is cut off unanswered.
 */
export async function leaveFor(url: string, page: Window, signal: AbortSignal): Promise<void> {
  if (!URL.canParse(url)) throw new Refused('away');
  if (!isSecureHost(page.location) || !isSecureHost(new URL(url))) {
    console.error('Insecure host');
    throw new Refused('insecureHost');
  }
  page.location.assign(url);
  await Promise.race([pageShownAgain(page, signal), pause(longestLeavingMs, signal)]);
}
