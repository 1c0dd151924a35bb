import type { AnyEventObject, ExecutableActionsFrom, AnyStateMachine } from 'xstate';
import { textOf } from './text-of.ts';
import { beginning, staying, type Wait, type Waiting, waitingNow, waitingOn } from './waits.ts';

/** A delayed event that waits to be delivered. */
export type Timer = Wait & {
  /** Its own among those that wait: as long as it can be cancelled, the id that the chart gave it. */
  id: string;
  /** The id that the chart gave it, if it gave one. */
  sendId?: string;
  event: AnyEventObject;
};

type Action = ExecutableActionsFrom<AnyStateMachine> | { type: string; params?: unknown };

type After = {
  /** The id of the one whose end was the step. */
  fires: string | undefined;
  /** Those that the chart writes down. */
  delays: readonly number[];
};

/** The timers that wait after a step in which the chart asked for these actions. */
export function timersAfter(pending: readonly Timer[], actions: readonly Action[], { fires, delays }: After): Timer[] {
  const fired = pending.find(({ id }) => id === fires);
  // What bears the same id can't be cancelled any more.
  let timers = released(waitingNow(pending, fired), fired?.sendId);
  for (const { type, params } of actions) {
    if (type === 'xstate.cancel') {
      const { sendId } = params as { sendId: string };
      timers = staying(timers, ({ id }) => id !== sendId);
    } else if (type === 'xstate.raise') {
      const { event, delay, id } = params as { event: AnyEventObject; delay?: number; id?: string };
      if (delay !== undefined) timers = started(timers, { event, ms: delay }, id);
    }
  }
  return waitingOn(timers, delays);
}

/** So many of the same kind wait, of those that were started in different steps: a chart that cancels none could start ever more. */
export const MOST_ALIKE = 2;

type WaitingTimer = Waiting<Timer>;

/** The timers with one more. As in XState it stops none: an older one of the same id only can't be cancelled any more. */
function started(
  pending: readonly WaitingTimer[],
  timer: Pick<Timer, 'event' | 'ms'>,
  sendId: string | undefined,
): WaitingTimer[] {
  const older = pending.filter((each) => each.now !== null && isAlike(each, { ...timer, sendId }));
  const timers = staying(pending, (each) => !older.slice(MOST_ALIKE - 1).includes(each));
  const begun = { ...timer, ...beginning(timers) };
  if (sendId === undefined) return [...timers, { ...begun, id: freeId(timers, timer.event.type) }];
  return [...released(timers, sendId), { ...begun, id: sendId, sendId }];
}

const isAlike = (one: Timer, other: Pick<Timer, 'event' | 'ms'> & { sendId: string | undefined }): boolean =>
  one.ms === other.ms && one.sendId === other.sendId && textOf(one.event) === textOf(other.event);

/** The same timers, but none that can be cancelled by this id. */
const released = (timers: readonly WaitingTimer[], sendId: string | undefined): WaitingTimer[] =>
  timers.map((timer) => (timer.id === sendId ? { ...timer, id: freeId(timers, timer.id) } : timer));

/** An id that no timer has, and by which no chart cancels one. */
function freeId(timers: readonly Timer[], name: string): string {
  const taken = new Set(timers.map(({ id }) => id));
  let at = 1;
  while (taken.has(`${name} (${at})`)) at += 1;
  return `${name} (${at})`;
}
