import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterFrame } from '../browser/after-frame.ts';
import type { SeatState, SeatStates } from './seat-states.ts';

/**
 * Renders again after seats have changed, one frame later: the map paints a changed seat by itself, at once. The number itself has no
 * meaning; pass it on to code that reads the states.
 */
export function useStatesVersion(states: SeatStates): number {
  const [version, setVersion] = useState(states.version);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const follow = () => {
      callOff?.();
      callOff = afterFrame(() => setVersion(states.version));
    };
    follow();
    const stop = states.subscribe(follow);
    return () => {
      callOff?.();
      stop();
    };
  }, [states]);
  return version;
}

/** The present state of one seat; renders again only when it changes. */
export function useSeatState(states: SeatStates, index: number | undefined): SeatState | undefined {
  const read = () => (index === undefined ? undefined : states.get(index));
  return useSyncExternalStore(states.subscribe, read, () => undefined);
}
