import type { AnyStateMachine } from 'xstate';
import { activeNodes, sourceOf, transitionsOf } from '../chart/edges.ts';
import { chartsIn } from '../chart/inside.ts';
import type { Exploration } from '../explore/explore.ts';
import type { Arc, Node, Walk } from '../explore/graph.ts';
import { inputOf, runningActors, stimulusKey } from '../chart/stimuli.ts';
import { textIfAny, textOf } from '../chart/text-of.ts';
import type { Said } from '../chart/trace.ts';

/** The same with what goes with it: tags, meta, the inputs of actors, the actions of each step, and what it sends and emits. */
export function detailsOf(exploration: Exploration): string {
  const { nodes, arcs, starts } = exploration;
  const goesWith = ({ moment: { snapshot, settled } }: Node) => [
    [...snapshot.tags].toSorted(),
    textIfAny(snapshot.getMeta()),
    runningActors(snapshot, settled).map((child) => [sourceOf(child), textIfAny(inputOf(child))]),
  ];
  const saysTo = ({ to, event, delay }: Said) => [to && sourceOf(to), textIfAny(event), delay];
  const effects = [...starts, ...arcs].map(({ does, says }) => [
    does,
    says.filter(({ to }) => to !== null).map(saysTo),
    says.filter(({ to }) => to === null).map(saysTo),
  ]);
  return textOf([behaviourBy(exploration, arcs), nodes.map(goesWith), effects]);
}

/**
 * A chart's behaviour as one text: every configuration that was walked, its part of the context, the target of each step that does anything
 * and the actors that it restarts. Two charts with the same text differ only in states that they leave again at once.
 */
export function behaviourOf(exploration: Exploration): string {
  const { arcs, machine, model } = exploration;
  return behaviourBy(exploration, arcs.filter(doingAnything(chartsIn(machine, model))));
}

function behaviourBy({ nodes, starts, faults }: Exploration, arcs: readonly Arc[]): string {
  const startingIn = nodes.map(
    ({ moment }) => new Set(activeNodes(moment.snapshot).flatMap(({ id, invoke }) => (invoke.length > 0 ? [id] : []))),
  );
  const does = ({ to, entered }: Walk) => [to, ...entered.filter((id) => startingIn[to]?.has(id))];
  // What `project` leaves out need not be something that can be written down.
  const holds = ({ key, moment }: Node) => [
    key,
    Object.entries((moment.snapshot.context ?? {}) as object).map(([name, value]) => [name, textIfAny(value)]),
  ];
  return textOf([
    nodes.map(holds),
    starts.map(does),
    arcs.map((arc) => [arc.from, stimulusKey(arc.stimulus), ...does(arc)]),
    faults.map(({ from, why }) => [from, why]),
  ]);
}

/** Tells the steps that lead anywhere or have an action, be it one that only sends, from those by which a chart ignores an event. */
function doingAnything(charts: readonly AnyStateMachine[]): (arc: Arc) => boolean {
  const acting = new Set(charts.flatMap(transitionsOf).flatMap(({ id, actions }) => (actions.length > 0 ? [id] : [])));
  return ({ from, to, entered, walked }) => from !== to || entered.length > 0 || walked.some((id) => acting.has(id));
}
