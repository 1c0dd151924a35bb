import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { actionsOf } from './delays.ts';
import { activeNodes, allStates, isLeaf, sourceOf } from './edges.ts';
import { messageOf } from './message-of.ts';
import { beginCode } from './endless.ts';
import type { Model } from './model.ts';
import type { Moment, Move } from './step.ts';
import { runningActors } from './stimuli.ts';
import { textOf } from './text-of.ts';

const leavesIn = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter(isLeaf)
    .map(({ id }) => id);

/** The ids of the active states without substates, in the order of the chart; after them, those of the charts that run inside. */
export function activeLeaves({ snapshot, inside = [], shape }: Moment): readonly string[] {
  if (shape !== undefined) return (shape.leaves ??= leavesIn(snapshot));
  return [snapshot, ...inside.map((part) => part.snapshot)].flatMap(leavesIn);
}

/** The parts of a model that tell configurations apart; `counted` is the id of an actor that counts without cases of its own. */
export type Distinction = Pick<Model, 'project' | 'actors' | 'ids'> & { counted?: string };

/** A configuration's key in two parts: that of its states, actors and delays, and that of its context. */
type Key = { place: string; rest: string };

/** Everything that decides what can happen next: two moments with the same key are one configuration. */
export function configurationKey(moment: Moment, model: Distinction): string {
  const { place, rest } = keyOf(moment, model);
  return `${place} ${rest}`;
}

function keyOf(moment: Moment, model: Distinction): Key {
  const { snapshot, settled, inside = [] } = moment;
  const others = (): string[] => [
    ...inside.map(
      (part) =>
        `${part.path.map(idsOf(model)).join('/')} ${placeIn(part.snapshot, settled, part.model)} ${contextKey(part.snapshot, part.model)}`,
    ),
    ...(moment.inside === undefined ? [] : [snapshot, ...inside.map((part) => part.snapshot)].flatMap(sayingsOf)),
  ];
  return { place: placeKey(moment, model), rest: contextKey(snapshot, model, others) };
}

/** The key of the configuration that a step leads to, without making the moment of one that was taken before. */
export function keyAfter(move: Move, model: Distinction): Key {
  const shape = move.again?.shape ?? move.moment.shape;
  if (shape === undefined) return keyOf(move.moment, model);
  const place = (shape.place ??= placeKey(move.moment, model));
  if (move.again === undefined) return { place, rest: contextKey(move.moment.snapshot, model) };
  try {
    return { place, rest: projected(move.again.context, model.project) };
  } catch {
    // It throws again, and says what to do.
    return keyOf(move.moment, model);
  }
}

type Project = NonNullable<Distinction['project']>;

const projections = new WeakMap<Project, WeakMap<object, string>>();

/** The part of a context that tells configurations apart, as a text; written once for each context. */
function projected(context: object, project: Distinction['project']): string {
  if (project === undefined) return textOf(context);
  const texts = projections.get(project) ?? new WeakMap<object, string>();
  projections.set(project, texts);
  const known = texts.get(context);
  if (known !== undefined) return known;
  beginCode('the `project` of the model');
  const text = textOf(project(context));
  texts.set(context, text);
  return text;
}

/** The part of a configuration's key that its states, actors and delays make. */
function placeKey({ snapshot, timers, settled, inside }: Moment, model: Distinction): string {
  const isCounted = inside === undefined ? countsWith(snapshot.machine, model) : () => true;
  return [placeIn(snapshot, settled, model, isCounted), ...timers.map((timer) => textOf(timer))].join(' ');
}

/** The part that its context makes. @throws if it cannot be written down, saying what to do */
function contextKey(
  snapshot: AnyMachineSnapshot,
  { project }: Distinction,
  others: () => readonly string[] = () => [],
): string {
  const { machine } = snapshot;
  try {
    return [projected(snapshot.context as object, project), ...others()].join(' ');
  } catch (cause) {
    if (project !== undefined)
      throw new Error(
        `The \`project\` of the model of '${machine.id}' cannot be used in ${leavesIn(snapshot).join(' + ')}: ${messageOf(cause)}. Mend it to pick what the context has there.`,
        { cause },
      );
    throw new Error(
      `The context of '${machine.id}' cannot be written down (${messageOf(cause)}), so configurations cannot be told apart: give the model a \`project\` that picks what matters.`,
      { cause },
    );
  }
}

const written = new WeakMap<AnyStateMachine, ReadonlySet<string>>();

/** The ids of actors that a chart writes down, and so may begin twice: those of what it invokes, and of its `spawnChild`. */
function idsWrittenIn(machine: AnyStateMachine): ReadonlySet<string> {
  const ids =
    written.get(machine) ??
    new Set([
      ...allStates(machine.root).flatMap((node) => node.invoke.map(({ id }) => id)),
      ...actionsOf(machine).flatMap(idSpawned),
    ]);
  written.set(machine, ids);
  return ids;
}

function idSpawned(action: unknown): string[] {
  const { type, id } = action as { type?: unknown; id?: unknown };
  return type === 'xstate.spawnChild' && typeof id === 'string' ? [id] : [];
}

/** True for an actor by which configurations differ: not for one that was spawned, can be found by nobody, and never does anything. */
export function countsWith(
  machine: AnyStateMachine,
  { actors, counted }: Distinction,
): (actor: AnyActorRef) => boolean {
  const known = idsWrittenIn(machine);
  return (actor) =>
    known.has(actor.id) ||
    actor.id === counted ||
    (actors[sourceOf(actor)] ?? []).length > 0 ||
    (actor as { systemId?: string }).systemId !== undefined;
}

const idsOf =
  ({ ids }: Distinction) =>
  (id: string) =>
    ids === undefined ? id : ids(id);

function placeIn(
  snapshot: AnyMachineSnapshot,
  settled: Moment['settled'],
  model: Distinction,
  isCounted: (actor: AnyActorRef) => boolean = () => true,
): string {
  const running = runningActors(snapshot, settled).filter(isCounted);
  const counted = Object.entries<AnyActorRef | undefined>(snapshot.children).flatMap(([id, actor]) =>
    actor === undefined || isCounted(actor) ? [id] : [],
  );
  const told = idsOf(model);
  const children = [[...new Set(counted.map(told))].toSorted(), running.map(({ id }) => told(id))];
  const history = Object.entries(snapshot.historyValue as Record<string, { id: string }[]>)
    .map(([id, nodes]) => [id, ...nodes.map((node) => node.id).toSorted()].join(' '))
    .toSorted();
  return JSON.stringify([snapshot.status, leavesIn(snapshot), history, children]);
}

/** The contexts of real actors that are no charts, as texts. */
const sayingsOf = ({ children }: AnyMachineSnapshot): string[] =>
  Object.values<{ getSnapshot: () => { context?: unknown; machine?: unknown } } | undefined>(children).flatMap(
    (child) => {
      const { context, machine } = child?.getSnapshot() ?? {};
      return machine === undefined ? [textOf(context)] : [];
    },
  );
