import type { AnyEventObject, ExecutableActionsFrom, AnyStateMachine } from 'xstate';
import { textOf } from './text-of.ts';

/** A delayed event that waits to be delivered. */
export type Timer = {
  /** Its own among those that wait: as long as it can be cancelled, the id that the chart gave it. */
  id: string;
  /** The id that the chart gave it, if it gave one. */
  sendId?: string;
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
      const { event, delay, id } = params as { event: AnyEventObject; delay?: number; id?: string };
      if (delay !== undefined) timers = started(timers, { event, ms: delay, since: now }, id);
    }
  }
  return byAge(timers);
}

/** The timers that wait while one of them ends: what bears the same id can't be cancelled any more. */
export function timersWithout(timers: readonly Timer[], fires: string | undefined): Timer[] {
  const fired = timers.find(({ id }) => id === fires);
  return released(
    timers.filter((timer) => timer !== fired),
    fired?.sendId,
  );
}

/** So many of the same kind wait, of those that were started in different steps: a chart that cancels none could start ever more. */
export const MOST_ALIKE = 2;

/** The timers with one more. As in XState it stops none: an older one of the same id only can't be cancelled any more. */
function started(pending: readonly Timer[], timer: Omit<Timer, 'id'>, sendId: string | undefined): Timer[] {
  const older = pending.filter((each) => each.since < timer.since && isAlike(each, { ...timer, sendId }));
  const timers = pending.filter((each) => !older.slice(MOST_ALIKE - 1).includes(each));
  if (sendId === undefined) return [...timers, { ...timer, id: freeId(timers, timer.event.type) }];
  return [...released(timers, sendId), { ...timer, id: sendId, sendId }];
}

const isAlike = (one: Timer, other: Pick<Timer, 'event' | 'ms'> & { sendId: string | undefined }): boolean =>
  one.ms === other.ms && one.sendId === other.sendId && textOf(one.event) === textOf(other.event);

/** The same timers, but none that can be cancelled by this id. */
const released = (timers: readonly Timer[], sendId: string | undefined): Timer[] =>
  timers.map((timer) => (timer.id === sendId ? { ...timer, id: freeId(timers, timer.id) } : timer));

/** An id that no timer has, and by which no chart cancels one. */
function freeId(timers: readonly Timer[], name: string): string {
  const taken = new Set(timers.map(({ id }) => id));
  let at = 1;
  while (taken.has(`${name} (${at})`)) at += 1;
  return `${name} (${at})`;
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
