import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeNodes, allStates, isLeaf, sourceOf } from './edges.ts';
import type { Model } from './model.ts';
import type { Moment } from './step.ts';
import { runningActors } from './stimuli.ts';
import { textOf } from './text-of.ts';
import { messageOf } from './trace.ts';

const leavesIn = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter(isLeaf)
    .map(({ id }) => id);

/** The ids of the active states without substates, in the order of the chart; after them, those of the charts that run inside. */
export function activeLeaves({ snapshot, inside = [] }: Moment): string[] {
  return [snapshot, ...inside.map((part) => part.snapshot)].flatMap(leavesIn);
}

type Distinction = Pick<Model, 'project' | 'actors'>;

/** Everything that decides what can happen next: two moments with the same key are one configuration. */
export function configurationKey(moment: Moment, model: Distinction): string {
  const { snapshot, timers, settled, inside } = moment;
  const isCounted = inside === undefined ? countsWith(snapshot.machine, model) : () => true;
  try {
    return [
      keyOf(snapshot, settled, model, isCounted),
      ...timers.map((timer) => textOf(timer)),
      ...(inside ?? []).map((part) => `${part.path.join('/')} ${keyOf(part.snapshot, settled, part.model)}`),
      ...(inside === undefined ? [] : [snapshot, ...inside.map((part) => part.snapshot)].flatMap(sayingsOf)),
    ].join(' ');
  } catch (cause) {
    if (model.project !== undefined)
      throw new Error(
        `The \`project\` of the model of '${snapshot.machine.id}' cannot be used in ${leavesIn(snapshot).join(' + ')}: ${messageOf(cause)}. Mend it to pick what the context has there.`,
        { cause },
      );
    throw new Error(
      `The context of '${snapshot.machine.id}' cannot be written down, so configurations cannot be told apart: give the model a \`project\` that picks what matters.`,
      { cause },
    );
  }
}

const invoked = new WeakMap<AnyStateMachine, ReadonlySet<string>>();

function invokedBy(machine: AnyStateMachine): ReadonlySet<string> {
  const ids =
    invoked.get(machine) ?? new Set(allStates(machine.root).flatMap((node) => node.invoke.map(({ id }) => id)));
  invoked.set(machine, ids);
  return ids;
}

/** True for an actor by which configurations differ: not for one that was spawned, can be found by nobody, and never does anything. */
function countsWith(machine: AnyStateMachine, { actors }: Distinction): (actor: AnyActorRef) => boolean {
  const known = invokedBy(machine);
  return (actor) =>
    known.has(actor.id) ||
    (actors[sourceOf(actor)] ?? []).length > 0 ||
    (actor as { systemId?: string }).systemId !== undefined;
}

function keyOf(
  snapshot: AnyMachineSnapshot,
  settled: Moment['settled'],
  { project }: Distinction,
  isCounted: (actor: AnyActorRef) => boolean = () => true,
): string {
  const running = runningActors(snapshot, settled).filter(isCounted);
  const counted = Object.entries<AnyActorRef | undefined>(snapshot.children).flatMap(([id, actor]) =>
    actor === undefined || isCounted(actor) ? [id] : [],
  );
  const children = [counted.toSorted(), running.map(({ id }) => id)];
  const history = Object.entries(snapshot.historyValue as Record<string, { id: string }[]>)
    .map(([id, nodes]) => [id, ...nodes.map((node) => node.id).toSorted()].join(' '))
    .toSorted();
  const context: unknown = project === undefined ? snapshot.context : project(snapshot.context);
  return `${JSON.stringify([snapshot.status, leavesIn(snapshot), history, children])} ${textOf(context)}`;
}

/** What real actors that are no charts say of themselves. */
const sayingsOf = ({ children }: AnyMachineSnapshot): string[] =>
  Object.values<{ getSnapshot: () => { context?: unknown; machine?: unknown } } | undefined>(children).flatMap(
    (child) => {
      const { context, machine } = child?.getSnapshot() ?? {};
      return machine === undefined ? [textOf(context)] : [];
    },
  );
