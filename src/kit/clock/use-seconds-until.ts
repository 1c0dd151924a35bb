import { useSyncExternalStore } from 'react';
import { serverClock } from './portal-clock.ts';

function subscribe(listener: () => void): () => void {
  const ticking = setInterval(listener, 1000);
  const unsubscribe = serverClock.subscribe(listener);
  return () => {
    clearInterval(ticking);
    unsubscribe();
  };
}

const nowInSeconds = () => Math.floor(serverClock.now() / 1000);

/** Seconds until a moment (ISO 8601), by the portal's clock and not below zero; null if `moment` is null. */
export function useSecondsUntil(moment: string | null): number | null {
  const now = useSyncExternalStore(subscribe, nowInSeconds, () => 0);
  return moment === null ? null : Math.max(0, Math.floor(Date.parse(moment) / 1000) - now);
}
