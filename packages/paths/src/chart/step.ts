import type { AnyActorRef, AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { seedChance, withoutChance } from './chance.ts';
import { beginStep } from './endless.ts';
import { instrument, type Instrumented } from './instrument.ts';
import { messageOf } from './message-of.ts';
import type { Model } from './model.ts';
import { replacedIn } from './replaced.ts';
import { type Action, type Children, scopeOf } from './scope.ts';
import type { Shape } from './shape.ts';
import { checkRest, type Said, traceOf } from './trace.ts';
import { type Timer, timersAfter } from './timers.ts';

/** A chart's current state: XState's snapshot, and the parts that XState leaves to the running system. */
export type Moment = {
  snapshot: AnyMachineSnapshot;
  timers: readonly Timer[];
  /** Actors that have ended and are still listed as children: they end only once. */
  settled: ReadonlySet<AnyActorRef>;
  /** The charts that run inside, if real actors run. */
  inside?: readonly Part[];
  /** The chart and all that can run inside it. */
  charts?: readonly AnyStateMachine[];
  /** All of it but the context, once that was asked for. */
  shape?: Shape;
};

/** A chart that runs inside another. */
export type Part = {
  /** The ids of the actors that lead to it. */
  path: readonly string[];
  /** The names of these actors, each with a slash: `payment/`. */
  prefix: string;
  ref: AnyActorRef;
  snapshot: AnyMachineSnapshot;
  model: Model;
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
  /** The events that it sends to others, and those that it emits. */
  says: readonly Said[];
  /** The actors that it begins, where nothing else tells of them. */
  begun: readonly AnyActorRef[];
  /** The ids of actors that it begins while others of the same id still run. */
  replaced: readonly string[];
  /** The reason why the chart broke: an error that no transition takes, or one thrown by its own code. */
  fault: string | null;
  /** Of a step that was taken before, what tells where it leads without making its moment: true in `stays` if nothing is different then. */
  again?: { shape: Shape; context: object; stays: boolean };
};

/** The origin of an event: the child that ends or says something with it, the timer that fires, or the chart inside that it is sent to. */
export type Origin = { settles?: AnyActorRef; says?: AnyActorRef; fires?: string; to?: AnyActorRef };

/** A chart to be walked step by step. */
export type Walker = {
  machine: AnyStateMachine;
  /** The seconds that a step may take. */
  patience?: number | undefined;
  /** The part of an actor's id that distinguishes it from others; see `Model`. */
  ids?: Model['ids'];
  begin: (input: unknown) => Move;
  advance: (moment: Moment, event: AnyEventObject, origin?: Origin) => Move;
};

/** Walks a chart by XState's pure function: its actors are there, but do nothing. */
export function pureWalker(machine: AnyStateMachine): Walker {
  const chart = instrument(machine);
  return {
    machine: chart.machine,
    begin: (input) => {
      beginStep(machine, null, null);
      return move(chart, null, (at, scope) => at.getInitialSnapshot(scope, input));
    },
    advance: (...step) => advance(chart, ...step),
  };
}

function advance(chart: Instrumented, moment: Moment, event: AnyEventObject, { settles, fires }: Origin = {}): Move {
  const now: Moment = {
    snapshot: moment.snapshot,
    settled: settles === undefined ? moment.settled : new Set([...moment.settled, settles]),
    timers: moment.timers,
  };
  beginStep(chart.machine, moment.snapshot, event);
  return move(chart, now, (machine, scope) => machine.transition(moment.snapshot, event, scope), fires);
}

function move(
  chart: Instrumented,
  from: Moment | null,
  run: (machine: AnyStateMachine, scope: AnyActorScope) => AnyMachineSnapshot,
  fires?: string,
): Move {
  const actions: Action[] = [];
  chart.takeGuardOutcomes();
  const children: Children = from?.snapshot.children ?? {};
  const begun: AnyActorRef[] = [];
  const settled = from?.settled ?? new Set<AnyActorRef>();
  const scope = scopeOf(chart.machine, from === null ? null : { children, settled }, {
    collect: (action) => {
      actions.push(action);
      checkRest(actions);
    },
    begins: (actor) => begun.push(actor),
  });
  let snapshot: AnyMachineSnapshot;
  try {
    seedChance(Object.keys(children).length);
    snapshot = withoutChance(() => deliverAtOnce(run(chart.machine, scope), actions, scope, children));
  } catch (error) {
    if (from === null) throw error;
    return {
      moment: from,
      ...traceOf(actions, scope.self),
      guards: chart.takeGuardOutcomes(),
      begun: [],
      replaced: [],
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
            { fires, delays: chart.delays },
          )
        : [],
    settled: new Set([...settled].filter((child) => present.has(child))),
  };
  return {
    moment,
    ...traceOf(actions, scope.self),
    guards: chart.takeGuardOutcomes(),
    begun,
    replaced: replacedIn({ before: children, begun, actions, hasEnded: (actor) => settled.has(actor) }),
    fault: snapshot.status === 'error' ? messageOf(snapshot.error) : null,
  };
}

type Sent = { to: unknown; event: AnyEventObject; delay?: number; id?: string };

const sentToSelf = ({ type, params }: Action, { self }: AnyActorScope): Sent | null =>
  type === 'xstate.sendTo' && (params as Sent).to === self ? (params as Sent) : null;

/**
 * Delivers what comes to a chart as soon as a step is done: what it sends to itself without delay, and the snapshots with which new actors
 * begin, if it listens to them.
 */
function deliverAtOnce(
  after: AnyMachineSnapshot,
  actions: readonly Action[],
  scope: AnyActorScope,
  before: Children,
): AnyMachineSnapshot {
  let snapshot = after;
  let done = 0;
  let known = before;
  const next = (): AnyEventObject[] => {
    const events: AnyEventObject[] = [];
    for (; done < actions.length; done += 1) {
      const sent = sentToSelf(actions[done] as Action, scope);
      if (sent !== null && sent.delay === undefined) events.push(sent.event);
    }
    const children = snapshot.children as Children;
    if (children === known) return events;
    for (const [id, child] of Object.entries(children))
      if (child !== undefined && child !== known[id]) events.push(...firstWords(child));
    known = children;
    return events;
  };
  for (let events = next(); events.length > 0; events = next())
    for (const event of events)
      if (snapshot.status === 'active') snapshot = snapshot.machine.transition(snapshot, event, scope);
  return snapshot;
}

/** The event by which an actor tells its snapshot when it begins, to a chart that listens. */
function firstWords(child: AnyActorRef): AnyEventObject[] {
  const { syncSnapshot = false } = (child as { options?: { syncSnapshot?: boolean } }).options ?? {};
  if (!syncSnapshot) return [];
  const snapshot = child.getSnapshot() as { status?: unknown };
  return snapshot.status === 'active' ? [{ type: `xstate.snapshot.${child.id}`, snapshot }] : [];
}

/** A delayed event that a chart sends to itself waits like one that it raises. */
function delayedToSelf(action: Action, scope: AnyActorScope): Action {
  const sent = sentToSelf(action, scope);
  return sent?.delay === undefined ? action : { ...action, type: 'xstate.raise', params: sent };
}
