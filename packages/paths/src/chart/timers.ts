import type { AnyEventObject, ExecutableActionsFrom, AnyStateMachine } from 'xstate';

/** A delayed event that waits to be delivered. */
export type Timer = {
  id: string;
  event: AnyEventObject;
  /** Milliseconds from when it was started. */
  ms: number;
  /** The pending timers that started together share a number, counted from the oldest. */
  since: number;
};

type Action = ExecutableActionsFrom<AnyStateMachine> | { type: string; params?: unknown };

/** The timers that wait after a step in which the chart asked for these actions. */
export function timersAfter(pending: readonly Timer[], actions: readonly Action[]): Timer[] {
  const now = pending.length === 0 ? 0 : Math.max(...pending.map(({ since }) => since)) + 1;
  let timers = [...pending];
  for (const { type, params } of actions) {
    if (type === 'xstate.cancel') {
      const { sendId } = params as { sendId: string };
      timers = timers.filter(({ id }) => id !== sendId);
    } else if (type === 'xstate.raise') {
      const { event, delay, id = event.type } = params as { event: AnyEventObject; delay?: number; id?: string };
      if (delay !== undefined)
        timers = [...timers.filter((each) => each.id !== id), { id, event, ms: delay, since: now }];
    }
  }
  return byAge(timers);
}

/** The same timers with their ages as ranks, from 0 for the oldest. */
export function byAge(timers: readonly Timer[]): Timer[] {
  const starts = [...new Set(timers.map(({ since }) => since))].toSorted((one, other) => one - other);
  return timers.map((timer) => ({ ...timer, since: starts.indexOf(timer.since) }));
}

/** The timers that may be next: none for which another, started no later, must end sooner. */
export function dueTimers(timers: readonly Timer[]): Timer[] {
  return timers.filter(
    (timer, at) =>
      !timers.some(
        (other, otherAt) =>
          other.since <= timer.since && (other.ms < timer.ms || (other.ms === timer.ms && otherAt < at)),
      ),
  );
}
