import { useSyncExternalStore } from 'react';
import { serverClock } from './checkout-clock.ts';
import { useFact } from './use-checkout.ts';

function subscribe(listener: () => void): () => void {
  const ticking = setInterval(listener, 1000);
  const unsubscribe = serverClock.subscribe(listener);
  return () => {
    clearInterval(ticking);
    unsubscribe();
  };
}

const nowInSeconds = () => Math.floor(serverClock.now() / 1000);

/** Seconds until the hold ends, by the server's clock and not below zero; null while nothing is held. */
export function useSecondsLeft(): number | null {
  const expiresAt = useFact(({ context, value }) =>
    value.hold === 'absent' ? null : (context.booking?.expiresAt ?? null),
  );
  const now = useSyncExternalStore(subscribe, nowInSeconds, () => 0);
  return expiresAt === null ? null : Math.max(0, Math.floor(Date.parse(expiresAt) / 1000) - now);
}
