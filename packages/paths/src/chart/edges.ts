import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getStateNodes,
} from 'xstate';

/** One transition definition of a chart. */
export type Edge = {
  /** `<source> <trigger> <index>`, the index counting the candidates of one trigger. */
  id: string;
  source: string;
  /** The words of `describeTrigger`. */
  trigger: string;
  index: number;
  /** Ids of its target states; empty if it stays where it is. */
  targets: readonly string[];
  guard: string | null;
};

export function allStates(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => allStates(child as AnyStateNode))];
}

export function isLeaf(node: AnyStateNode): boolean {
  return node.type === 'atomic' || node.type === 'final';
}

/** The active states, in the order of the chart. */
export function activeNodes({ machine, value }: AnyMachineSnapshot): AnyStateNode[] {
  return [...new Set(getStateNodes(machine.root, value))].toSorted((one, other) => one.order - other.order);
}

/** The ids of every state without substates, in the order of the chart. */
export function leavesOf(machine: AnyStateMachine): string[] {
  return allStates(machine.root)
    .filter(isLeaf)
    .map((node) => node.id);
}

/** A transition as XState reads it, with its id and its place. */
export type PlacedTransition = AnyTransitionDefinition & {
  id: string;
  node: AnyStateNode;
  trigger: string;
  index: number;
};

/** All transitions of a chart, in its order. */
export function transitionsOf(machine: AnyStateMachine): PlacedTransition[] {
  return allStates(machine.root).flatMap((node) => {
    const byTrigger = [...node.transitions, ['', node.always ?? []] as const];
    return byTrigger.flatMap(([eventType, candidates]) =>
      candidates.map((candidate, index) => ({
        ...candidate,
        id: edgeId(node, eventType, index),
        node,
        trigger: describeTrigger(node, eventType),
        index,
      })),
    );
  });
}

export function edgesOf(machine: AnyStateMachine): Edge[] {
  return transitionsOf(machine).map(({ id, node, trigger, index, target, guard }) => ({
    id,
    source: node.id,
    trigger,
    index,
    targets: ((target ?? []) as AnyStateNode[]).map((each) => each.id),
    guard: guard === undefined ? null : guardName(guard),
  }));
}

export function edgeId(node: AnyStateNode, eventType: string, index: number): string {
  return `${node.id} ${describeTrigger(node, eventType)} ${index}`;
}

/** A transition's trigger in the words of the chart: `seat.select`, `done holdPlaces`, `after 2000`, `always`, `onDone`. */
export function describeTrigger(node: AnyStateNode, eventType: string): string {
  if (eventType === '') return 'always';
  if (eventType === `xstate.done.state.${node.id}`) return 'onDone';
  const delay = /^xstate\.after\.(.+)$/.exec(eventType)?.[1];
  if (delay?.endsWith(`.${node.id}`)) return `after ${delay.slice(0, -node.id.length - 1)}`;
  const [, kind, id] = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(.+)$/.exec(eventType) ?? [];
  return kind === undefined ? eventType : `${kind} ${invokeName(node, id ?? '')}`;
}

function invokeName(node: AnyStateNode, id: string): string {
  const invoke = node.invoke.find((each) => each.id === id);
  if (invoke === undefined) return id;
  const name = sourceOf(invoke);
  return node.invoke.filter((each) => sourceOf(each) === name).length > 1 ? `${name} (${id})` : name;
}

/** The name under which a chart knows an actor's logic; inline logic has only the actor's id. */
export function sourceOf({ src, id }: { src: unknown; id: string }): string {
  return typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id;
}

/** A guard as the chart names it, with its parameters; an unnamed function is known only by its place. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guardFunctionName(guard);
  const { type, params } = guard as { type: string; params?: unknown };
  return params === undefined || typeof params === 'function' ? type : `${type} ${JSON.stringify(params)}`;
}

type GuardFunction = { name: string; check?: unknown; guards?: readonly unknown[] };

function guardFunctionName({ name, check, guards }: GuardFunction): string {
  if (check === undefined) return name === '' || name === 'guard' ? 'if' : name;
  return guards === undefined ? name : `${name}(${guards.map(guardName).join(', ')})`;
}
