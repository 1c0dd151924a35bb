import { pause } from '../clock/wait.ts';
import { isSecureHost } from './secure-host.ts';

/** If the browser has not left by then, it will not. */
const longestLeavingMs = 10_000;

const pageShownAgain = (page: Window, signal: AbortSignal) =>
  new Promise<void>((resolve) => page.addEventListener('pageshow', () => resolve(), { once: true, signal }));

/** Cards are not spoken of here, or not there. */
export class InsecureHost extends Error {
  override readonly name = 'InsecureHost';

  constructor() {
    super('Insecure host');
  }
}

/**
 * Goes to the provider's page, from a secure host to a secure host. Resolves when the person comes back to this very page, or did not leave it;
 * never while leaving, for what is asked then is cut off unanswered.
 * Rejects with InsecureHost, having said so to the console, and with a TypeError for what is no address.
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
