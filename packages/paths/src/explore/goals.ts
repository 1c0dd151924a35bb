import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allStates, edgesOf, isLeaf, transitionsOf } from '../chart/edges.ts';
import { chartsIn } from '../chart/inside.ts';
import type { Walk } from './graph.ts';
import type { Model } from '../chart/model.ts';
import type { Stimulus } from '../chart/stimuli.ts';

/** Something that a full walk must do once: enter a state, leave it again, take a transition, hear a guard say yes or no, use a case. */
export type Goal = `${'enter' | 'leave' | 'take' | 'hear' | 'use'} ${string}`;

/**
 * All the goals of a chart with these fixtures. A state that is never left meets `leave` all the same if it is one to rest in: whatever the
 * context, something that happens in it still does something. A dead end is a state that is never left, and in which there comes a time
 * when nothing does anything any more.
 */
export function goalsOf(machine: AnyStateMachine, model: Model): Set<Goal> {
  const charts = chartsIn(machine, model);
  const leaves = charts.flatMap(({ root }) => allStates(root)).filter(isLeaf);
  const leftByParent = leftByParentIn(model);
  return new Set<Goal>([
    ...leaves.map(({ id }): Goal => `enter ${id}`),
    ...leaves
      .filter((leaf) => !leftByParent.includes(leaf.id) && (leaf.type === 'atomic' || isIdleRegion(leaf)))
      .map(({ id }): Goal => `leave ${id}`),
    ...charts
      .flatMap(edgesOf)
      .flatMap(({ id, guard }): Goal[] =>
        guard === null ? [`take ${id}`] : [`take ${id}`, `hear ${id} = true`, `hear ${id} = false`],
      ),
    ...casesOf(model).map((name): Goal => `use ${name}`),
  ]);
}

/** The cases of a model and of those inside it, each named as its stimulus is. */
function casesOf({ actors, events, inside = {} }: Model, prefix = ''): string[] {
  const own = [...Object.entries(actors), ...Object.entries(events)].flatMap(([name, list]) =>
    (list ?? []).map((_, index) => caseKey(`${prefix}${name}`, index)),
  );
  return [...own, ...Object.entries(inside).flatMap(([name, model]) => casesOf(model, `${prefix}${name}/`))];
}

const leftByParentIn = ({ leftByParent = [], inside = {} }: Model): string[] => [
  ...leftByParent,
  ...Object.values(inside).flatMap(leftByParentIn),
];

/** True if a final state ends the chart, or a state whose end something takes: to stay in it is no dead end. */
function endsSomething({ parent }: AnyStateNode): boolean {
  if (parent === undefined || parent.parent === undefined) return true;
  if (parent.transitions.has(`xstate.done.state.${parent.id}`)) return true;
  // A region's end is a part of the end of the whole.
  return parent.parent.type === 'parallel' && (parent.parent.parent === undefined || endsSomething(parent));
}

const hasEnded = (leaf: AnyStateNode) => leaf.type === 'final' && !endsSomething(leaf);
const isRegion = ({ parent }: AnyStateNode) => parent?.type === 'parallel';
/** True for the end of a region that ends nothing else: the others go on. */
const isIdleRegion = (leaf: AnyStateNode) => hasEnded(leaf) && leaf.parent !== undefined && isRegion(leaf.parent);

/** The final states that end a state without anybody to hear it: it has no `onDone`. */
export function unheardEnds(machine: AnyStateMachine, model: Model): AnyStateNode[] {
  const leftByParent = leftByParentIn(model);
  return chartsIn(machine, model)
    .flatMap(({ root }) => allStates(root))
    .filter((leaf) => hasEnded(leaf) && !isIdleRegion(leaf) && !leftByParent.includes(leaf.id));
}

/** The leaves in which a chart does something without leaving them. */
export type Resting = {
  /** By the ids of transitions that have actions: the leaves in which they are taken. */
  acting: ReadonlyMap<string, ReadonlySet<string>>;
  /** The leaves that do something when they are entered again. */
  waking: ReadonlySet<string>;
};

/** All that a chart may do in its leaves without leaving them. */
export function whatRests(charts: readonly AnyStateMachine[]): Resting {
  const acting = charts.flatMap(transitionsOf).filter(({ actions }) => actions.length > 0);
  const waking = charts
    .flatMap(({ root }) => allStates(root))
    .filter((node) => isLeaf(node) && node.entry.length + node.exit.length + node.invoke.length > 0);
  return {
    acting: new Map(acting.map(({ id, node }) => [id, new Set(allStates(node).map((each) => each.id))])),
    waking: new Set(waking.map(({ id }) => id)),
  };
}

/** True if a step that stays in a leaf does something there. */
export const isAtRest = ({ acting, waking }: Resting, { walked, entered }: Walk, leaf: string): boolean =>
  walked.some((id) => acting.get(id)?.has(leaf)) || (waking.has(leaf) && entered.includes(leaf));

/** The name under which a model lists the cases of a stimulus. */
export const listOf = (stimulus: Exclude<Stimulus, { kind: 'delay' }>): string =>
  stimulus.kind === 'event' ? stimulus.name : stimulus.src;

export const caseKey = (name: string, index: number): string => `${name} #${index}`;
