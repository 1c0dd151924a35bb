import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromTransition,
  type InspectionEvent,
} from 'xstate';
import { bookedIds } from './booked-ids.ts';
import { seedChance } from './chance.ts';
import { sourceOf } from './edges.ts';
import { groupBy } from './group-by.ts';
import { heard } from './heard.ts';
import { isMachine } from './inside.ts';
import { messageOf } from './message-of.ts';
import type { Model } from './model.ts';
import { delaysIn } from './delays.ts';
import { replacedIn } from './replaced.ts';
import type { Action, Children } from './scope.ts';
import { simulatedClock, withTime } from './simulated-clock.ts';
import { becoming, onlyAnswers, steered } from './steered.ts';
import type { Move, Part } from './step.ts';
import { checkRest, traceOf } from './trace.ts';

/** The ids that lead from the walked chart to one of its actors; none for the chart itself. */
type Path = readonly string[];

/** Something that happens to running actors: an event that one of them gets, or that it is told to be, or a delay that ends. */
export type Happening = { event: AnyEventObject; to: Path; isTold: boolean } | { fires: string };

/** The charts that run, instrumented. */
export type Charts = {
  all: readonly AnyStateMachine[];
  of: (chart: AnyStateMachine) => AnyStateMachine;
  takeGuardOutcomes: () => string[];
};

/** An actor as XState knows it, beyond its public type. */
type Running = AnyActorRef & { logic: AnyActorLogic; options: { parent?: Running }; src: unknown };

const outside = fromTransition((state: null) => state, null);
const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot;
const childrenOf = (actor: AnyActorRef) =>
  Object.values<AnyActorRef | undefined>(snapshotOf(actor).children ?? {}).filter((child) => child !== undefined);
const allFrom = (actor: AnyActorRef): AnyActorRef[] => [actor, ...childrenOf(actor).flatMap(allFrom)];

export function pathOf(actor: AnyActorRef | undefined): Path {
  const parent = (actor as Running | undefined)?.options.parent;
  return actor === undefined || parent?.options.parent === undefined ? [] : [...pathOf(parent), actor.id];
}

/** One run of a chart with real actors, which lasts as long as its moments are kept. */
export function execution(machine: AnyStateMachine, model: Model, charts: Charts) {
  const time = simulatedClock(delaysIn(charts.all));
  const ids = bookedIds();
  const models = new Map<AnyActorRef, Model>();
  let root: AnyActorRef;
  let actions: Action[] = [];
  let begun: AnyActorRef[] = [];
  let before: ReadonlyMap<AnyActorRef, Children> = new Map();
  let fault: unknown = null;

  const collect = (action: Action) => {
    actions.push(action);
    try {
      checkRest(actions);
    } catch (error) {
      fault = error;
      throw error;
    }
  };
  /** Gives each actor, before it begins, the logic that it is walked with. */
  const prepare = ({ type, actorRef }: InspectionEvent) => {
    const actor = actorRef as Running;
    const { parent } = actor.options;
    if (type !== '@xstate.actor' || parent === undefined) return;
    begun.push(actor);
    const above = models.get(parent);
    const name = sourceOf(actor);
    const own = parent.options.parent === undefined ? model : above?.inside?.[name];
    if (own !== undefined && isMachine(actor.logic)) {
      models.set(actor, own);
      actor.logic = heard(charts.of(actor.logic), { collect, labelled: time.labelled, pathOf });
    } else if (!above?.runs?.includes(name) && !(onlyAnswers(actor.logic) && above?.actors[name] === undefined))
      actor.logic = steered(actor.logic);
  };
  const system = createActor(outside, { id: 'parent', clock: time.clock, inspect: prepare, logger: () => {} }).start();
  Object.assign(system.system, { _bookId: ids.book });
  const beginBeside = (actors: readonly AnyActorRef[]) => {
    ids.next(actors.map(({ sessionId }) => sessionId));
    begun = [];
    before = new Map(actors.map((actor) => [actor, (snapshotOf(actor).children ?? {}) as Children]));
  };
  const step = (seed: number, run: () => void) => {
    actions = [];
    charts.takeGuardOutcomes();
    time.next();
    seedChance(seed);
    withTime(time.globals, run);
  };

  const actorAt = (path: Path): AnyActorRef =>
    path.reduce((actor, id) => {
      const child = childrenOf(actor).find((each) => each.id === id);
      if (child === undefined) throw new Error(`'${machine.id}' goes another way when it is walked again: no '${id}'.`);
      return child;
    }, root);
  const partsIn = (actor: AnyActorRef, above = ''): Part[] =>
    childrenOf(actor).flatMap((ref) => {
      const own = models.get(ref);
      if (own === undefined || snapshotOf(ref).status !== 'active') return [];
      const prefix = `${above}${sourceOf(ref as Running)}/`;
      return [{ path: pathOf(ref), prefix, ref, snapshot: snapshotOf(ref), model: own }, ...partsIn(ref, prefix)];
    });

  return {
    begin: (input: unknown) =>
      step(0, () => {
        beginBeside([]);
        root = createActor(machine, { parent: system, input } as object);
        root.start();
      }),
    let: (happening: Happening) =>
      step(childrenOf(root).length, () => {
        beginBeside(allFrom(root));
        if ('fires' in happening) time.fire(happening.fires);
        else actorAt(happening.to).send(happening.isTold ? becoming(happening.event) : happening.event);
      }),
    snapshot: () => snapshotOf(root),
    lastMove: (): Move => {
      const snapshot = snapshotOf(root);
      const inside = partsIn(root);
      const actors = [root, ...inside.map(({ ref }) => ref)].flatMap(childrenOf);
      const error = fault ?? (snapshot.status === 'error' ? snapshot.error : null);
      return {
        moment: {
          snapshot,
          timers: snapshot.status === 'active' ? time.timers() : [],
          settled: new Set(actors.filter((actor) => snapshotOf(actor).status !== 'active')),
          inside,
          charts: charts.all,
        },
        ...traceOf(actions, root),
        guards: charts.takeGuardOutcomes(),
        begun: [],
        replaced: [...groupBy(begun, (actor) => (actor as Running).options.parent)].flatMap(([parent, children]) =>
          replacedIn({
            before: (parent && before.get(parent)) ?? {},
            begun: children,
            actions,
            hasEnded: (actor) => snapshotOf(actor).status !== 'active',
          }),
        ),
        fault: error === null ? null : messageOf(error),
      };
    },
  };
}
