import type { AnyStateMachine } from 'xstate';
import { withoutChance } from '../chart/chance.ts';
import { activeLeaves, configurationKey } from '../chart/configuration.ts';
import { caseOf, type Goal, goalsMet, goalsOf } from './goals.ts';
import type { Arc, Fault, Graph, Node, Start, Walk } from './graph.ts';
import type { Model, ModelFor } from '../chart/model.ts';
import { type Report, reportOn } from './report.ts';
import type { Moment, Move } from '../chart/step.ts';
import { originOf, type Stimulus, stimuliAt } from '../chart/stimuli.ts';
import { textOf } from '../chart/text-of.ts';
import { isExecuted, walkerOf } from '../chart/walker.ts';

export type Exploration = Graph & { machine: AnyStateMachine; model: Model; report: Report };

const LIMIT = 20_000;
/** With real actors, each step costs the whole way to it. */
const LIMIT_OF_REAL_ACTORS = 2000;

/**
 * Walks a chart as it is, without running any of its effects: breadth first, every stimulus in every configuration.
 * Deterministic. Ends with `stopped` set, instead of looping, if the chart has more configurations than the limit.
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
  const { limit = isExecuted(model) ? LIMIT_OF_REAL_ACTORS : LIMIT, until = 'explored' } = model;
  const { nodes, nodeOf } = numberedNodes(model, onFound);
  const arcs: Arc[] = [];
  const faults: Fault[] = [];
  const strikeOut = (done: Walk, from?: Node, stimulus?: Stimulus) => {
    for (const goal of goalsMet(done, from, nodes[done.to], stimulus)) unmet.delete(goal);
  };

  const starts = (model.inputs ?? [undefined]).map((input): Start => {
    const move = chart.begin(input);
    if (move.fault !== null) faults.push({ from: null, stimulus: null, why: move.fault });
    return { input, to: nodeOf(move), ...walkOf(move) };
  });
  for (const start of starts) strikeOut(start);
  let expanded = 0;
  for (const node of nodes) {
    if (nodes.length > limit || (until === 'covered' && unmet.size === 0)) break;
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
  return {
    nodes,
    arcs,
    starts,
    expanded,
    faults,
    stopped: nodes.length > limit ? whyStopped(nodes, limit, until) : null,
  };
}

function walkOf({ walked, entered, guards, does }: Move): Omit<Walk, 'to'> {
  return { walked, entered, guards, does };
}

/** The configurations found so far, each numbered when it is first seen. */
function numberedNodes(
  { project }: Model,
  onFound: (moment: Moment) => void,
): { nodes: Node[]; nodeOf: (move: Move) => number } {
  const nodes: Node[] = [];
  const known = new Map<string, number>();
  const nodeOf = ({ moment }: Move): number => {
    const key = configurationKey(moment, project);
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const index = nodes.length;
    known.set(key, index);
    nodes.push({ index, key, leaves: activeLeaves(moment), status: moment.snapshot.status, moment });
    onFound(moment);
    return index;
  };
  return { nodes, nodeOf };
}

function whyStopped(nodes: readonly Node[], limit: number, until: Model['until']): string {
  const values = new Map<string, Set<string>>();
  for (const { moment } of nodes)
    for (const [key, value] of Object.entries((moment.snapshot.context ?? {}) as Record<string, unknown>))
      values.set(key, (values.get(key) ?? new Set()).add(textOf(value)));
  const widest = [...values].toSorted(([, one], [, other]) => other.size - one.size).slice(0, 3);
  const seen = widest.map(([key, { size }]) => `${key} (${size} values)`).join(', ') || 'nothing of the context';
  const cure =
    until === 'covered'
      ? 'a case is missing, or `limit` is too low'
      : "let `project` leave out what grows, raise `limit`, or be content with `until: 'covered'`";
  return `most varied is ${seen}; more than ${limit} configurations: ${cure}`;
}
