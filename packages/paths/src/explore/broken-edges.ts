import { activeNodes, allStates, edgeId } from '../chart/edges.ts';
import type { Fault, Graph } from './graph.ts';

/** The transitions that the faults of a walk tell of already: those on which the chart broke, as far as it says. */
export const brokenEdges = ({ faults, nodes }: Pick<Graph, 'faults' | 'nodes'>): Set<string> =>
  new Set(faults.flatMap((fault) => edgesOfFault(fault, nodes)));

/** The edges taken when the chart broke, and the `always` that came next; if none was, all that the event could have taken. */
function edgesOfFault({ from, stimulus, walked, entered }: Fault, nodes: Graph['nodes']): string[] {
  const moment = nodes[from ?? -1]?.moment;
  if (moment === undefined) return [...walked];
  const { snapshot, inside = [] } = moment;
  const snapshots = [snapshot, ...inside.map((part) => part.snapshot)];
  if (walked.length === 0)
    return snapshots
      .flatMap(activeNodes)
      .flatMap((node) =>
        [...node.transitions]
          .filter(([type]) => type === stimulus?.event.type || type === '*')
          .flatMap(([type, candidates]) => candidates.map((_, index) => edgeId(node, type, index))),
      );
  const next = snapshots
    .flatMap(({ machine }) => allStates(machine.root))
    .filter(({ id }) => entered.includes(id))
    .flatMap((node) => (node.always ?? []).map((_, index) => edgeId(node, '', index)));
  return [...walked, ...next];
}
