/** 0 available, 1 on hold by someone else, 2 booked, 3 selected by this person. */
export type SeatState = 0 | 1 | 2 | 3;

export const available = 0;
export const onHold = 1;
export const booked = 2;
export const selected = 3;

/** True for a seat that this person can choose or release. */
export const isOpen = (state: SeatState): boolean => state === available || state === selected;

/** Reads the state of a seat by its index. */
export type SeatReader = (index: number) => SeatState;

export interface SeatChange {
  index: number;
  state: SeatState;
}

/** Called with the seats that have changed; `undefined` if any of them may have. */
export type SeatStatesListener = (changed: readonly number[] | undefined) => void;

/** The present state of each seat of a map. Changing a few seats costs no more than those few. */
export interface SeatStates {
  readonly count: number;
  /** Grows with every change. */
  readonly version: number;
  get: SeatReader;
  /** The first seat in a state; -1 if none is. */
  firstIn: (state: SeatState) => number;
  /** Sets some seats; listeners hear only of those that changed. */
  apply: (changes: readonly SeatChange[]) => void;
  /** Sets all seats, one entry a seat. */
  replace: (states: ArrayLike<number>) => void;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: SeatStatesListener) => () => void;
}

const known = (state: number | undefined): SeatState => (state === 1 || state === 2 || state === 3 ? state : 0);

/** A store of `count` seats, all available. Indices outside it are ignored. */
export function createSeatStates(count: number): SeatStates {
  const values = new Uint8Array(count);
  const listeners = new Set<SeatStatesListener>();
  let version = 0;
  const tell = (changed: readonly number[] | undefined) => {
    version += 1;
    for (const listener of listeners) listener(changed);
  };
  return {
    count,
    get version() {
      return version;
    },
    get: (index) => known(values[index]),
    firstIn: (state) => values.indexOf(state),
    apply: (changes) => {
      const changed = changes.filter(({ index, state }) => index in values && values[index] !== state);
      for (const { index, state } of changed) values[index] = state;
      if (changed.length > 0) tell(changed.map(({ index }) => index));
    },
    replace: (states) => {
      for (let index = 0; index < count; index += 1) values[index] = known(states[index]);
      tell(undefined);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
