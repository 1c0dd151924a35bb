/** The server's time, as far as its responses have told. */
export interface ServerClock {
  /** In milliseconds since 1970. */
  now: () => number;
  /** Notes the server's time, in milliseconds since 1970, from a response that arrived just now. */
  hear: (serverTime: number) => void;
  /** Calls back when the clock has been corrected by more than `toleranceMs`. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Responses carry whole seconds, and take a while to arrive: a smaller difference does not count. */
const toleranceMs = 1500;

/** A clock that starts as this device's and follows the server's. `deviceNow` returns milliseconds since 1970. */
export function createServerClock(deviceNow: () => number): ServerClock {
  const listeners = new Set<() => void>();
  let offset = 0;
  return {
    now: () => deviceNow() + offset,
    hear: (serverTime) => {
      const heard = serverTime - deviceNow();
      if (Math.abs(heard - offset) < toleranceMs) return;
      offset = heard;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
