/** What time it is at the server, as far as its answers have told. */
export interface ServerClock {
  /** In milliseconds since 1970. */
  now: () => number;
  /** Notes the server's time, in milliseconds since 1970, as heard in an answer just now. */
  hear: (serverTime: number) => void;
  /** Says when the clock was put right by more than a second. Returns how to stop listening. */
  subscribe: (listener: () => void) => () => void;
}

/** Answers carry whole seconds, and take a while to arrive: less than this is no difference. */
const toleranceMs = 1500;

/** A clock that starts as this device's and follows the server's. `deviceNow` is in milliseconds since 1970. */
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
