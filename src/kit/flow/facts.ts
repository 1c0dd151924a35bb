import { fromCallback } from 'xstate';
import { session } from '../session/session.ts';

/** Sends `session.restored` to the chart whenever somebody has signed in again, here or in another tab. */
export const watchSession = fromCallback(({ sendBack }) =>
  session.subscribe(() => {
    if (session.read().state === 'signedIn') sendBack({ type: 'session.restored' });
  }),
);

/**
 * Sends `page.returned` to the chart whenever somebody comes back to the page, its network is back, or another tab has stored something:
 * something may have changed elsewhere since the page was shown.
 */
export const watchReturn = fromCallback(({ sendBack }) => {
  const watching = new AbortController();
  const tell = () => {
    if (document.visibilityState === 'visible') sendBack({ type: 'page.returned' });
  };
  document.addEventListener('visibilitychange', tell, watching);
  for (const event of ['focus', 'online', 'storage']) addEventListener(event, tell, watching);
  return () => watching.abort();
});

/** Resolves when the browser is back online; never if it stays online. */
export function networkIsBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true, signal }));
}
