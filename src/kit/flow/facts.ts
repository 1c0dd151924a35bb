import { fromCallback } from 'xstate';
import { session } from '../session/session.ts';

/** Tells the chart whenever somebody is signed in again, here or in another tab. */
export const watchSession = fromCallback(({ sendBack }) =>
  session.subscribe(() => {
    if (session.read().state === 'signedIn') sendBack({ type: 'session.restored' });
  }),
);

/** Resolves when the browser finds the network again; never, should it not lose it. */
export function networkIsBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true, signal }));
}
