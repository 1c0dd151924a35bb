import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allStates, isLeaf, transitionsOf } from '../chart/edges.ts';
import type { Goal } from './goals.ts';

/** The ids of the states that transitions lead to from the start, whatever guards and cases say: no model enters any other. */
export function enterableStates(charts: readonly AnyStateMachine[]): ReadonlySet<string> {
  const found = new Set<AnyStateNode>();
  const enter = (node: AnyStateNode): void => {
    if (found.has(node)) return;
    found.add(node);
    if (node.parent !== undefined) enter(node.parent);
    for (const child of enteredWith(node)) enter(child);
  };
  const transitions = charts.flatMap(transitionsOf);
  for (const { root } of charts) enter(root);
  let before = 0;
  while (before < found.size) {
    before = found.size;
    for (const { node, target } of transitions)
      if (found.has(node)) for (const each of (target ?? []) as AnyStateNode[]) enter(each);
  }
  return new Set([...found].map(({ id }) => id));
}

/** The states that are entered, or may be, together with one. */
function enteredWith(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states) as AnyStateNode[];
  if (node.type === 'parallel') return children;
  if (node.type === 'history') return node.parent === undefined ? [] : allStates(node.parent);
  return (node.initial?.target ?? []) as AnyStateNode[];
}

/** Of the goals of a chart, those that no model meets: what is written in the chart rules them out. */
export function goalsOutOfReach(charts: readonly AnyStateMachine[], goals: Iterable<Goal>): Set<Goal> {
  const enterable = enterableStates(charts);
  const transitions = charts.flatMap(transitionsOf);
  const stuck = charts
    .flatMap(({ root }) => allStates(root))
    .filter((node) => isLeaf(node) && !hasWayOn(node))
    .map(({ id }) => id);
  const sources = new Map(transitions.map(({ id, node }) => [id, node.id]));
  const isOut = (goal: Goal) => {
    const about = goal.slice(goal.indexOf(' ') + 1).replace(/ = (true|false)$/, '');
    if (goal.startsWith('enter ')) return !enterable.has(about);
    if (goal.startsWith('leave ')) return !enterable.has(about) || stuck.includes(about);
    const source = sources.get(about);
    return source !== undefined && !enterable.has(source);
  };
  return new Set([...goals].filter(isOut));
}

/** True if a transition leads out of a state, or does something in it. */
function hasWayOn(leaf: AnyStateNode): boolean {
  for (let node: AnyStateNode | undefined = leaf; node !== undefined; node = node.parent)
    for (const candidates of [...node.transitions.values(), node.always ?? []])
      if (candidates.some(({ target, actions }) => target !== undefined || actions.length > 0)) return true;
  return false;
}
