import type { AnyActorRef, AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { seedChance, withoutChance } from './chance.ts';
import { ENTERED, type Instrumented, WALKED } from './instrument.ts';
import { type Action, scopeOf } from './scope.ts';
import { type Timer, timersAfter } from './timers.ts';

/** A chart's current state: XState's snapshot, and the parts that XState leaves to the running system. */
export type Moment = {
  snapshot: AnyMachineSnapshot;
  timers: readonly Timer[];
  /** Actors that have ended and are still listed as children: they end only once. */
  settled: ReadonlySet<AnyActorRef>;
};

export type Move = {
  moment: Moment;
  /** Ids of the transitions taken, including those of raised events and `always`. */
  walked: readonly string[];
  /** Ids of the states entered, including those left again at once. */
  entered: readonly string[];
  guards: readonly string[];
  /** The effects that it would have: the names of the chart's own actions. */
  does: readonly string[];
  /** The reason why the chart broke: an error that no transition takes, or one thrown by its own code. */
  fault: string | null;
};

/** No chart does this much in one step: it must be in an endless loop. */
const MOST_ACTIONS = 2000;

export function begin(chart: Instrumented, input: unknown): Move {
  return move(chart, null, (machine, scope) => machine.getInitialSnapshot(scope, input));
}

/** The chart's move on `event`; `settles` is the child that ends with it, `fires` the timer that it comes from. */
export function advance(
  chart: Instrumented,
  moment: Moment,
  event: AnyEventObject,
  { settles, fires }: { settles?: AnyActorRef; fires?: string } = {},
): Move {
  const now: Moment = {
    ...moment,
    settled: settles === undefined ? moment.settled : new Set([...moment.settled, settles]),
    timers: moment.timers.filter(({ id }) => id !== fires),
  };
  return move(chart, now, (machine, scope) => machine.transition(moment.snapshot, event, scope));
}

function move(
  chart: Instrumented,
  from: Moment | null,
  run: (machine: AnyStateMachine, scope: AnyActorScope) => AnyMachineSnapshot,
): Move {
  const actions: Action[] = [];
  chart.takeGuardOutcomes();
  const children = from?.snapshot.children ?? {};
  const scope = scopeOf(chart.machine, children, (action) => {
    actions.push(action);
    if (actions.length > MOST_ACTIONS) throw new Error(whyRestless(actions));
  });
  let snapshot: AnyMachineSnapshot;
  try {
    seedChance(Object.keys(children).length);
    snapshot = withoutChance(() => deliverToSelf(run(chart.machine, scope), actions, scope));
  } catch (error) {
    if (from === null) throw error;
    return {
      moment: from,
      walked: [],
      entered: [],
      does: [],
      guards: chart.takeGuardOutcomes(),
      fault: messageOf(error),
    };
  }
  const present = new Set(Object.values(snapshot.children));
  const moment: Moment = {
    snapshot,
    timers:
      snapshot.status === 'active'
        ? timersAfter(
            from?.timers ?? [],
            actions.map((action) => delayedToSelf(action, scope)),
          )
        : [],
    settled: new Set([...(from?.settled ?? [])].filter((child) => present.has(child))),
  };
  return {
    moment,
    walked: named(actions, WALKED),
    entered: named(actions, ENTERED),
    does: actions.map(({ type }) => type).filter((type) => !/^(xstate|paths)\./.test(type)),
    guards: chart.takeGuardOutcomes(),
    fault: snapshot.status === 'error' ? messageOf(snapshot.error) : null,
  };
}

type Sent = { to: unknown; event: AnyEventObject; delay?: number; id?: string };

const sentToSelf = ({ type, params }: Action, { self }: AnyActorScope): Sent | null =>
  type === 'xstate.sendTo' && (params as Sent).to === self ? (params as Sent) : null;

/** What a chart sends to itself without delay comes to it as soon as the step is done. */
function deliverToSelf(
  after: AnyMachineSnapshot,
  actions: readonly Action[],
  scope: AnyActorScope,
): AnyMachineSnapshot {
  let snapshot = after;
  for (const action of actions) {
    const sent = sentToSelf(action, scope);
    if (sent !== null && sent.delay === undefined && snapshot.status === 'active')
      snapshot = snapshot.machine.transition(snapshot, sent.event, scope);
  }
  return snapshot;
}

/** A delayed event that a chart sends to itself waits like one that it raises. */
function delayedToSelf(action: Action, scope: AnyActorScope): Action {
  const sent = sentToSelf(action, scope);
  return sent?.delay === undefined ? action : { ...action, type: 'xstate.raise', params: sent };
}

function named(actions: readonly Action[], type: string): string[] {
  return actions.filter((action) => action.type === type).map(({ params }) => (params as { id: string }).id);
}

function whyRestless(actions: readonly Action[]): string {
  const last = [...new Set(named(actions.slice(-MOST_ACTIONS / 2), WALKED))];
  return `goes in a circle and never comes to rest: ${last.join(', ')}. Give one of these a guard that ends it`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error);
}
