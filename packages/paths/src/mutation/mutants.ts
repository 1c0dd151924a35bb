import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { rewriteChart, type StateConfig, type TransitionConfig } from '../chart/chart-config.ts';
import { allStates, type Edge, edgeId, edgesOf } from '../chart/edges.ts';
import { nodeIn } from '../chart/inside.ts';
import { guardMutantsOf } from './guard-mutants.ts';
import { changedState, changedTransitions, type Changes, type Mutant } from './mutant.ts';

/** The wrong target of a transition: the state beside its own target, or each other state of the chart in turn. */
export type Retargeting = 'beside' | 'everywhere';

/** Every chart that differs from this one by one plausible mistake, in the order of the chart. */
export function mutantsOf(machine: AnyStateMachine, retargeting: Retargeting = 'beside'): Mutant[] {
  const edges = edgesOf(machine);
  const guarded = edges.filter(({ guard }) => guard !== null);
  return [
    ...retargetedOf(machine, retargeting),
    ...guardMutantsOf(machine),
    ...guarded.map((edge) => changedTransitions(machine, `drop the guard of ${edge.id}`, { [edge.id]: withoutGuard })),
    ...edges.map((edge) => changedTransitions(machine, `drop ${edge.id}`, { [edge.id]: () => null })),
    ...edges.flatMap((edge, at) => swapped(machine, edge, edges[at + 1])),
    ...allStates(machine.root).flatMap((node) => [...deleted(machine, node), ...beginningElsewhere(machine, node)]),
  ];
}

function withoutGuard(transition: TransitionConfig): TransitionConfig {
  return { ...transition, guard: undefined };
}

function leadingTo(id: string | undefined): Changes[string] {
  // XState would read a point in it as the way to a substate.
  const target = id === undefined ? undefined : `#${id.replaceAll('.', '\\.')}`;
  return (transition) => ({ ...transition, target });
}

/** Every chart in which one transition leads elsewhere. */
export function retargetedOf(machine: AnyStateMachine, retargeting: Retargeting): Mutant[] {
  return edgesOf(machine).flatMap((edge) =>
    wrongTargets(machine, edge, retargeting).map(({ id }) =>
      changedTransitions(machine, `retarget ${edge.id} to ${id}`, { [edge.id]: leadingTo(id) }),
    ),
  );
}

function wrongTargets(machine: AnyStateMachine, { source, targets }: Edge, retargeting: Retargeting): AnyStateNode[] {
  const [from, to] = [source, targets[0] ?? source].map((id) => nodeIn([machine], id)) as [AnyStateNode, AnyStateNode];
  if (retargeting === 'beside') return [siblingAfter(to) ?? []].flat();
  const right = entryTo(to, from);
  return allStates(machine.root).filter(
    (node) => node.parent !== undefined && node.type !== 'history' && node !== to && entryTo(node, from) !== right,
  );
}

/** The outermost state with the same way in: a frame that is entered through its first state. */
function entryTo(node: AnyStateNode, from: AnyStateNode): AnyStateNode {
  const { parent } = node;
  if (parent === undefined || allStates(parent).includes(from)) return node;
  const [first] = parent.type === 'compound' ? (parent.initial.target as AnyStateNode[]) : [node];
  return first === node ? entryTo(parent, from) : node;
}

/** The next state beside this one; null if there is no other. */
function siblingAfter(node: AnyStateNode): AnyStateNode | null {
  if (node.parent?.type !== 'compound') return null;
  const siblings = Object.values(node.parent.states).filter((each) => each.type !== 'history' || each === node);
  const next = siblings[(siblings.indexOf(node) + 1) % siblings.length];
  return next === undefined || next === node ? null : (next as AnyStateNode);
}

function swapped(machine: AnyStateMachine, one: Edge, other: Edge | undefined): Mutant[] {
  if (other === undefined || other.source !== one.source || other.targets[0] === one.targets[0]) return [];
  if (one.targets.length > 1 || other.targets.length > 1) return [];
  const changes = { [one.id]: leadingTo(other.targets[0]), [other.id]: leadingTo(one.targets[0]) };
  return [changedTransitions(machine, `swap the targets of ${one.id} and ${other.id}`, changes)];
}

/** The chart without a state, and without every transition that leads into it. */
function deleted(machine: AnyStateMachine, node: AnyStateNode): Mutant[] {
  const { parent } = node;
  const heir = siblingAfter(node);
  if (parent === undefined || heir === null || node.type === 'history') return [];
  const gone = new Set(allStates(node).map(({ id }) => id));
  const lost = new Set(
    edgesOf(machine)
      .filter(({ targets }) => targets.some((id) => gone.has(id)))
      .map(({ id }) => id),
  );
  const make = () =>
    rewriteChart(machine, {
      transition: (transition, { node: source, eventType, index }) =>
        lost.has(edgeId(source, eventType, index)) ? null : transition,
      state: (state, at) => (at === parent ? withoutChild(state, node, heir) : state),
    });
  return [{ name: `delete ${node.id}`, touches: [...lost], make }];
}

/** The chart in which a state begins in the substate after its first. */
function beginningElsewhere(machine: AnyStateMachine, node: AnyStateNode): Mutant[] {
  const [initial] = (node.type === 'compound' ? node.initial.target : []) as AnyStateNode[];
  const other = initial === undefined || initial.parent !== node ? null : siblingAfter(initial);
  if (other === null) return [];
  const change = (state: StateConfig): StateConfig => ({ ...state, initial: other.key });
  return [changedState(machine, `begin ${node.id} in ${other.key}`, node.id, change)];
}

function withoutChild(state: StateConfig, child: AnyStateNode, heir: AnyStateNode): StateConfig {
  const states = Object.fromEntries(Object.entries(state.states ?? {}).filter(([key]) => key !== child.key));
  const [initial] = (child.parent?.initial.target ?? []) as AnyStateNode[];
  return { ...state, states, ...(initial === child && { initial: heir.key }) };
}
