import type { AnyStateMachine } from 'xstate';
import { withoutChance } from '../chart/chance.ts';
import { activeLeaves, configurationKey } from '../chart/configuration.ts';
import { caseOf, type Goal, goalsMet, goalsOf, leavesAtRest, whatRests } from './goals.ts';
import type { Arc, Fault, Graph, Node, Start, Walk } from './graph.ts';
import type { Model, ModelFor } from '../chart/model.ts';
import { goalsOutOfReach } from './out-of-reach.ts';
import { type Report, reportOn } from './report.ts';
import { chartsIn } from '../chart/inside.ts';
import type { Moment, Move } from '../chart/step.ts';
import { originOf, type Stimulus, stimuliAt } from '../chart/stimuli.ts';
import { whyStopped } from './why-stopped.ts';
import { isExecuted, walkerOf } from '../chart/walker.ts';

export type Exploration = Graph & { machine: AnyStateMachine; model: Model; report: Report };

const LIMIT = 20_000;
/** With real actors, each step costs the whole way to it. */
const LIMIT_OF_REAL_ACTORS = 2000;
/** The characters that tell configurations apart: so many for each that the limit allows, and for the steps that lead to it. */
const MOST_TEXT = 2500;
const MOST_TEXT_OF_STEPS = 10_000;
/** An actor costs as much as so many characters. */
const TEXT_OF_AN_ACTOR = 150;

/**
 * Walks a chart as it is, without running any of its effects: breadth first, every stimulus in every configuration.
 * Deterministic. Ends with `stopped` set, instead of looping, if the chart has more configurations than the limit, or if they grow so
 * large that a walk to the limit would take all time and memory. With `until: 'covered'` it ends as soon as whatever is left to find can't
 * be found by any model.
 * @throws if a fixture function or `project` cannot be evaluated
 */
export function explore<M extends AnyStateMachine>(machine: M, model: ModelFor<M>): Exploration {
  return exploreLoaded(machine, model as unknown as Model);
}

/**
 * The same for a chart and a model that were loaded by name, and whose types are therefore not known here.
 * `onFound` hears of every configuration when it is found; what it throws ends the walk.
 */
export function exploreLoaded(
  machine: AnyStateMachine,
  model: Model,
  onFound: (moment: Moment) => void = () => {},
): Exploration {
  const unmet = goalsOf(machine, model);
  const graph = withoutChance(() => walk(machine, model, unmet, onFound));
  return { ...graph, machine, model, report: reportOn(machine, model, graph, unmet) };
}

/** Explores, removing the goals that it meets from `unmet`. */
function walk(machine: AnyStateMachine, model: Model, unmet: Set<Goal>, onFound: (moment: Moment) => void): Graph {
  const chart = walkerOf(machine, model);
  const most = isExecuted(model) ? LIMIT_OF_REAL_ACTORS : LIMIT;
  const { limit = most, until = 'explored' } = model;
  const { nodes, nodeOf, size } = numberedNodes(model, onFound);
  const room = Math.max(limit, most);
  const isTooLarge = () => size.kept > room * MOST_TEXT || size.ofSteps > room * MOST_TEXT_OF_STEPS;
  const arcs: Arc[] = [];
  const faults: Fault[] = [];
  const charts = chartsIn(machine, model);
  const resting = whatRests(charts);
  const outOfReach = until === 'covered' ? goalsOutOfReach(charts, unmet) : new Set<Goal>();
  const restful = new Map<Goal, Set<number>>();
  const isCovered = () => until === 'covered' && [...unmet].every((goal) => outOfReach.has(goal) || restful.has(goal));
  const strikeOut = (done: Walk, from?: Node, stimulus?: Stimulus) => {
    const to = nodes[done.to];
    for (const goal of goalsMet(done, from, to, stimulus)) unmet.delete(goal);
    if (from === undefined || to === undefined || unmet.size === 0) return;
    for (const leaf of leavesAtRest(resting, done, from, to)) {
      const goal: Goal = `leave ${leaf}`;
      if (unmet.has(goal)) restful.set(goal, (restful.get(goal) ?? new Set()).add(from.index));
    }
  };

  const starts = (model.inputs ?? [undefined]).map((input): Start => {
    const move = chart.begin(input);
    if (move.fault !== null) faults.push({ from: null, stimulus: null, why: move.fault });
    return { input, to: nodeOf(move), ...walkOf(move) };
  });
  for (const start of starts) strikeOut(start);
  let expanded = 0;
  for (const node of nodes) {
    if (nodes.length > limit || isTooLarge() || isCovered()) break;
    for (const stimulus of stimuliAt(node.moment, model)) {
      const move = chart.advance(node.moment, stimulus.event, originOf(stimulus, node.moment));
      if (move.fault !== null) {
        faults.push({ from: node.index, stimulus, why: move.fault });
        unmet.delete(`use ${caseOf(stimulus)}`);
        continue;
      }
      const arc: Arc = { index: arcs.length, from: node.index, to: nodeOf(move), stimulus, ...walkOf(move) };
      strikeOut(arc, node, stimulus);
      const isIgnored = arc.walked.length === 0 && arc.guards.length === 0 && arc.to === arc.from;
      if (!isIgnored) arcs.push(arc);
    }
    expanded += 1;
  }
  const known = nodes.slice(0, expanded);
  for (const [goal, places] of restful)
    if (known.every(({ index, leaves }) => places.has(index) || !leaves.some((leaf) => goal === `leave ${leaf}`)))
      unmet.delete(goal);
  return {
    nodes,
    arcs,
    starts,
    expanded,
    faults,
    stopped: nodes.length > limit || (isTooLarge() && expanded < nodes.length) ? whyStopped(nodes, limit, model) : null,
  };
}

function walkOf({ walked, entered, guards, does }: Move): Omit<Walk, 'to'> {
  return { walked, entered, guards, does };
}

/** The configurations found so far, each numbered when it is first seen; `size` is that of the texts that tell them apart, and of actors. */
function numberedNodes(
  model: Model,
  onFound: (moment: Moment) => void,
): { nodes: Node[]; nodeOf: (move: Move) => number; size: { kept: number; ofSteps: number } } {
  const nodes: Node[] = [];
  const known = new Map<string, number>();
  const size = { kept: 0, ofSteps: 0 };
  const nodeOf = ({ moment }: Move): number => {
    const key = configurationKey(moment, model);
    const cost = key.length + Object.keys(moment.snapshot.children).length * TEXT_OF_AN_ACTOR;
    size.ofSteps += cost;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const index = nodes.length;
    size.kept += cost;
    known.set(key, index);
    nodes.push({ index, key, leaves: activeLeaves(moment), status: moment.snapshot.status, moment });
    onFound(moment);
    return index;
  };
  return { nodes, nodeOf, size };
}
