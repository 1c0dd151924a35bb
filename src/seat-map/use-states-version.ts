import { useSyncExternalStore } from 'react';
import type { SeatState, SeatStates } from './seat-states.ts';

const none = () => 0;

/** Renders again whenever a seat changes. The number itself says nothing; pass it on to what reads the states. */
export function useStatesVersion(states: SeatStates): number {
  return useSyncExternalStore(states.subscribe, () => states.version, none);
}

/** What one seat is now; renders again only when that changes. */
export function useSeatState(states: SeatStates, index: number | undefined): SeatState | undefined {
  const read = () => (index === undefined ? undefined : states.get(index));
  return useSyncExternalStore(states.subscribe, read, () => undefined);
}
