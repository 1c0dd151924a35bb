/** The one source of the current time: rules, SQL and mails take it from here and never ask the system themselves. */
export type Clock = { now(): Date };

export type TestClock = Clock & {
  /** Moves the clock to this moment, forwards or backwards. */
  set(moment: Date): void;
  /** Moves the clock forwards by this many milliseconds. */
  advance(milliseconds: number): void;
};

export const systemClock: Clock = { now: () => new Date() };

/** A clock that does not move until a test moves it; it starts at `start`, or at the present moment. */
export function createTestClock(start: Date = new Date()): TestClock {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    set: (moment) => {
      current = moment.getTime();
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
