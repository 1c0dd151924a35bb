import { groupBy } from '../chart/group-by.ts';
import type { Arc, Graph, Walk } from '../explore/graph.ts';
import type { Path } from './path-plan.ts';

/** The shortest path whose last step arrives; null if none does. */
export function shortestPath({ nodes, arcs, starts }: Graph, arrives: (walk: Walk) => boolean): Path | null {
  const paths: (Path | undefined)[] = nodes.map(() => undefined);
  const leaving = groupBy(arcs, ({ from }) => from);
  const queue: Path[] = [];
  const visit = (path: Path, walk: Walk): Path | null => {
    if (arrives(walk)) return path;
    if (paths[walk.to] === undefined) {
      paths[walk.to] = path;
      queue.push(path);
    }
    return null;
  };
  for (const start of starts) {
    const found = visit({ start, steps: [] }, start);
    if (found !== null) return found;
  }
  for (const path of queue) {
    const last: Walk = path.steps.at(-1) ?? path.start;
    for (const arc of leaving.get(last.to) ?? ([] as Arc[])) {
      const found = visit({ start: path.start, steps: [...path.steps, arc] }, arc);
      if (found !== null) return found;
    }
  }
  return null;
}

/** The shortest path that enters a state; null if none does. */
export const shortestPathTo = (graph: Graph, stateId: string): Path | null =>
  shortestPath(graph, ({ entered }) => entered.includes(stateId));

/** The shortest path to a configuration; null if none leads there. */
export const pathTo = (graph: Graph, node: number): Path | null => shortestPath(graph, ({ to }) => to === node);
