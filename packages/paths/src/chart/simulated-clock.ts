import { MOST_ALIKE, type Timer } from './timers.ts';
import { beginning, staying, type Wait, type Waiting, waitingNow, waitingOn } from './waits.ts';

type Pending = Waiting<Wait & { id: string; label: string; run: () => void; repeats: boolean }>;

/** A clock that stands still: what waits for it is only listed, until one of them is let go. `delays` are those that the charts write down. */
export function simulatedClock(delays: readonly number[]) {
  let pending: Pending[] = [];
  let label = 'own';
  let count = 0;
  const add = (run: () => void, ms = 0, repeats = false): string => {
    count += 1;
    const id = String(count);
    pending.push({ id, label, ms, run, repeats, ...beginning(pending) });
    return id;
  };
  /** The same for a delayed event of a chart: of those that pile up, only so many wait. */
  const delay = (run: () => void, ms = 0): string => {
    const older = pending.filter((each) => each.label === label && each.ms === ms && each.now !== null);
    for (const { id } of older.slice(MOST_ALIKE - 1)) remove(id);
    return add(run, ms);
  };
  const remove = (id: unknown) => {
    pending = staying(pending, (each) => each.id !== id);
  };
  /** Numbered by their labels: the same in the same place, whatever happened before. */
  const names = (): string[] =>
    pending.map((each, at) => {
      const before = pending.slice(0, at).filter((other) => other.label === each.label).length;
      return before === 0 ? each.label : `${each.label} ${before + 1}`;
    });
  return {
    clock: { setTimeout: delay, clearTimeout: remove },
    /** The functions that a program calls to wait. */
    globals: {
      setTimeout: add,
      setInterval: (run: () => void, ms?: number) => add(run, ms, true),
      clearTimeout: remove,
      clearInterval: remove,
    },
    /** Runs something; what begins to wait meanwhile bears this label. */
    labelled: (text: string, run: () => void) => {
      const before = label;
      label = text;
      run();
      label = before;
    },
    /** Begins a step: what waits from now on is younger. */
    next: () => {
      pending = waitingNow(waitingOn(pending, delays));
    },
    /** Lets one of `timers` go. @throws if it does not wait */
    fire: (name: string) => {
      const found = pending[names().indexOf(name)];
      if (found === undefined) throw new Error(`Nothing waits as '${name}'.`);
      pending = waitingNow(pending, found);
      if (found.repeats) pending.push({ ...found, ...beginning(pending) });
      found.run();
    },
    timers: (): Timer[] => {
      const waiting = names();
      return waitingOn(pending, delays).map(({ ms, since, row, known }, at) => ({
        id: waiting[at] ?? '',
        event: { type: 'paths.time' },
        ms,
        since,
        row,
        known,
      }));
    },
  };
}

/** Runs something that waits by a simulated clock, and by no other. */
export function withTime(globals: ReturnType<typeof simulatedClock>['globals'], run: () => void): void {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  Object.assign(globalThis, globals);
  try {
    run();
  } finally {
    Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
  }
}
