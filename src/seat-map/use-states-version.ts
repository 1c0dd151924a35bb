import { useSyncExternalStore } from 'react';
import type { SeatStates } from './seat-states.ts';

const none = () => 0;

/** Renders again whenever a seat changes. The number itself says nothing; pass it on to what reads the states. */
export function useStatesVersion(states: SeatStates): number {
  return useSyncExternalStore(states.subscribe, () => states.version, none);
}
