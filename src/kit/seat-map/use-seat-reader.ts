import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterFrame } from '../browser/after-frame.ts';
import type { SeatReader, SeatState, SeatStates } from './seat-states.ts';

interface Read {
  version: number;
  read: SeatReader;
}

const readAgain = (states: SeatStates): Read => ({ version: states.version, read: (index) => states.get(index) });

/**
 * Returns the present states for rendering. It is another function once seats have changed, one frame later: what is rendered from the store
 * itself would be remembered by the compiler for ever. The map paints a changed seat by itself, at once.
 */
export function useSeatReader(states: SeatStates): SeatReader {
  const [known, setKnown] = useState(() => readAgain(states));
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const follow = () => {
      callOff ??= afterFrame(() => {
        callOff = undefined;
        setKnown((before) => (before.version === states.version ? before : readAgain(states)));
      });
    };
    follow();
    const stop = states.subscribe(follow);
    return () => {
      callOff?.();
      stop();
    };
  }, [states]);
  return known.read;
}

/** The present state of one seat; renders again only when it changes. */
export function useSeatState(states: SeatStates, index: number | undefined): SeatState | undefined {
  const read = () => (index === undefined ? undefined : states.get(index));
  return useSyncExternalStore(states.subscribe, read, () => undefined);
}
