import type { AnyStateMachine } from 'xstate';
import { type Beginning, idsBegunAgain } from './begun-again.ts';
import { isChanceAsked, withoutChance } from '../chart/chance.ts';
import { countsWith, type Distinction } from '../chart/configuration.ts';
import { stepByStep } from '../chart/endless.ts';
import { type Goal, goalsOf, whatRests } from './goals.ts';
import { GoalsLeft } from './goals-left.ts';
import type { Arc, Fault, Graph, Node, Start } from './graph.ts';
import type { Model, ModelFor } from '../chart/model.ts';
import { pathTo } from '../paths/shortest-path.ts';
import { numberedNodes } from './numbered-nodes.ts';
import { goalsOutOfReach } from './out-of-reach.ts';
import { type Report, reportOn } from './report.ts';
import { chartsIn } from '../chart/inside.ts';
import type { Moment, Move, Walker } from '../chart/step.ts';
import { type Stimulus, stimuliAt, take } from '../chart/stimuli.ts';
import { type CachingWalker, cachingSteps } from '../chart/step-cache.ts';
import { whyStopped } from './why-stopped.ts';
import { isExecuted, walkerOf } from '../chart/walker.ts';

export type Exploration = Graph & { machine: AnyStateMachine; model: Model; report: Report };

const LIMIT = 20_000;
/** With real actors, each step costs the whole way to it. */
const LIMIT_OF_REAL_ACTORS = 2000;
/** The characters that tell configurations apart: so many for each that the limit allows, and for the steps that lead to it. */
const MOST_TEXT = 2500;
const MOST_TEXT_OF_STEPS = 10_000;

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
  const chart = walkerOf(machine, model);
  const caches: CachingWalker[] = [];
  const cached = (): Walker => {
    const walker = cachingSteps(chart);
    caches.push(walker);
    return walker;
  };
  const run = (walkerFor: () => Walker): Exploration => {
    const unmet = goalsOf(machine, model);
    const { beginnings, ...graph } = withoutChance(() => walk(walkerFor(), model, { machine, unmet, onFound }));
    const again = idsBegunAgain(beginnings, graph).flatMap((counted) => {
      const walked = { machine, unmet: goalsOf(machine, model), onFound: () => {} };
      const { replaced } = withoutChance(() => walk(walkerFor(), { ...model, counted }, walked));
      return replaced.filter(({ id }) => id === counted);
    });
    const whole = { ...graph, replaced: [...graph.replaced, ...again] };
    return { ...whole, machine, model, report: reportOn(machine, model, whole, unmet) };
  };
  const exploration = run(isExecuted(model) ? () => chart : cached);
  return caches.some((each) => each.isDoubtful()) ? run(() => chart) : exploration;
}

type Walked = { machine: AnyStateMachine; unmet: Set<Goal>; onFound: (moment: Moment) => void };

/** Explores, removing the goals that it meets from `unmet`; with `counted`, only until an actor with this id begins twice. */
function walk(
  chart: Walker,
  model: Model & Distinction,
  { machine, unmet, onFound }: Walked,
): Graph & { beginnings: Beginning[] } {
  const most = isExecuted(model) ? LIMIT_OF_REAL_ACTORS : LIMIT;
  const { limit = most, until = 'explored' } = model;
  const { nodes, nodeOf, size } = numberedNodes(model, onFound);
  const room = Math.max(limit, most);
  const isTooLarge = () => size.kept > room * MOST_TEXT || size.ofSteps > room * MOST_TEXT_OF_STEPS;
  const arcs: Arc[] = [];
  const faults: Fault[] = [];
  const replaced = new Map<string, { from: number | null; stimulus: Stimulus | null }>();
  const beginnings: Beginning[] = [];
  const isCounted = countsWith(chart.machine, model);
  const noteBegun = (move: Move, to: number, from: number | null, stimulus: Stimulus | null) => {
    for (const id of move.replaced) if (!replaced.has(id)) replaced.set(id, { from, stimulus });
    for (const actor of move.begun) if (!isCounted(actor)) beginnings.push({ id: actor.id, from, to });
  };
  const charts = chartsIn(machine, model);
  const goals = new GoalsLeft(unmet, whatRests(charts));
  const outOfReach = until === 'covered' ? goalsOutOfReach(charts, unmet) : new Set<Goal>();
  const isCovered = () =>
    (until === 'covered' && goals.hasOnly(outOfReach)) || (model.counted !== undefined && replaced.has(model.counted));

  const inputs = model.inputs ?? [undefined];
  const starts: Start[] = [];
  const begin = (input: unknown) => {
    const move = chart.begin(input);
    const { walked, entered, guards, does, says } = move;
    const start: Start = { input, to: nodeOf(move), walked, entered, guards, does, says };
    goals.strike(start, undefined, nodes[start.to]);
    noteBegun(move, start.to, null, null);
    if (move.fault !== null) faults.push({ from: null, stimulus: null, why: move.fault, walked, entered });
    starts.push(start);
  };
  const tryOut = (stimulus: Stimulus, node: Node) => {
    const move = take(chart, node.moment, stimulus);
    const { walked, entered, guards, does, says } = move;
    if (move.fault !== null) {
      faults.push({ from: node.index, stimulus, why: move.fault, walked, entered });
      goals.strikeCase(stimulus);
      return;
    }
    const arc = {
      index: arcs.length,
      from: node.index,
      to: nodeOf(move, node),
      stimulus,
      walked,
      entered,
      guards,
      does,
      says,
    };
    noteBegun(move, arc.to, node.index, stimulus);
    goals.strike(arc, node, nodes[arc.to]);
    goals.strikeCase(stimulus);
    const isIgnored = arc.walked.length === 0 && arc.guards.length === 0 && arc.to === arc.from;
    if (!isIgnored) arcs.push(arc);
  };
  let expanded = 0;
  let here: { node: Node; stimuli: readonly Stimulus[]; tried: number } | null = null;
  /** One step more; each is done as a whole or not at all, so that one which is stopped can be taken again. False at the end. */
  const step = (): boolean => {
    if (starts.length < inputs.length) {
      begin(inputs[starts.length]);
      return true;
    }
    if (here === null) {
      const node = nodes[expanded];
      if (node === undefined || nodes.length > limit || isTooLarge() || isCovered()) return false;
      here = { node, stimuli: stimuliAt(node.moment, model), tried: 0 };
    }
    const { node, stimuli, tried } = here;
    const stimulus = stimuli[tried];
    if (stimulus !== undefined) tryOut(stimulus, node);
    here.tried += 1;
    if (here.tried < stimuli.length) return true;
    expanded += 1;
    here = null;
    return true;
  };
  stepByStep(step, model.patience);
  goals.strikeRest(nodes.slice(0, expanded));
  const found: Graph = {
    nodes,
    arcs,
    starts,
    expanded,
    faults,
    replaced: [],
    stopped: nodes.length > limit || (isTooLarge() && expanded < nodes.length) ? whyStopped(nodes, limit, model) : null,
  };
  if (isChanceAsked()) return { ...found, beginnings: [] };
  const wayOf = (from: number | null) => (from === null ? [] : (pathTo(found, from)?.steps ?? []));
  const twice = [...replaced].map(([id, { from, stimulus }]) => ({
    id,
    steps: stimulus === null ? wayOf(from) : [...wayOf(from), { stimulus }],
  }));
  return { ...found, replaced: twice, beginnings };
}
