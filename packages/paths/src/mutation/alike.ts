import { activeNodes, sourceOf } from '../chart/edges.ts';
import type { Exploration } from '../explore/explore.ts';
import type { Node, Walk } from '../explore/graph.ts';
import { inputOf, runningActors, stimulusKey } from '../chart/stimuli.ts';
import { textIfAny, textOf } from '../chart/text-of.ts';

/** The same with what goes with it: tags, meta, the inputs of actors, and the actions of each step. */
export function detailsOf(exploration: Exploration): string {
  const { nodes, arcs, starts } = exploration;
  const goesWith = ({ moment: { snapshot, settled } }: Node) => [
    [...snapshot.tags].toSorted(),
    textIfAny(snapshot.getMeta()),
    runningActors(snapshot, settled).map((child) => [sourceOf(child), textIfAny(inputOf(child))]),
  ];
  return textOf([behaviourOf(exploration), nodes.map(goesWith), [...starts, ...arcs].map(({ does }) => does)]);
}

/**
 * A chart's behaviour as one text: every configuration that was walked, its part of the context, the target of each step and the
 * actors that it restarts. Two charts with the same text differ only in states that they leave again at once.
 */
export function behaviourOf({ nodes, arcs, starts, faults }: Exploration): string {
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
