import { fromCallback } from 'xstate';
import { session } from '../session/session.ts';

/** Sends `session.restored` to the chart whenever somebody has signed in again, here or in another tab. */
export const watchSession = fromCallback(({ sendBack }) =>
  session.subscribe(() => {
    if (session.read().state === 'signedIn') sendBack({ type: 'session.restored' });
  }),
);

/** Resolves when the browser is back online; never if it stays online. */
export function networkIsBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true, signal }));
}
