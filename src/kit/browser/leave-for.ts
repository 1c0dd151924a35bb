import { pause } from '../clock/wait.ts';
import { isSecureHost } from './secure-host.ts';

/** A browser that has not left after this time, in milliseconds, will not leave. */
const longestLeavingMs = 10_000;

const pageShownAgain = (page: Window, signal: AbortSignal) =>
  new Promise<void>((resolve) => page.addEventListener('pageshow', () => resolve(), { once: true, signal }));

/** This host or the provider's is not secure enough to pay by card. */
export class InsecureHost extends Error {
  override readonly name = 'InsecureHost';

  constructor() {
    super('Insecure host');
  }
}

/**
 * Goes to the provider's page, from a secure host to a secure host. Resolves when the person comes back to this very page, or did not leave
 * it; never while leaving, because requests sent then are cut off.
 * Rejects with InsecureHost, after logging it to the console, and with a TypeError if `url` is not a URL.
 */
export async function leaveFor(url: string, page: Window, signal: AbortSignal): Promise<void> {
  const address = new URL(url);
  if (!isSecureHost(page.location) || !isSecureHost(address)) {
    console.error('Insecure host');
    throw new InsecureHost();
  }
  page.location.assign(url);
  await Promise.race([pageShownAgain(page, signal), pause(longestLeavingMs, signal)]);
}
