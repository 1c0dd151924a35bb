import type { Graph } from '../explore/graph.ts';
import type { Path } from '../paths/path-plan.ts';
import { shortestPath } from '../paths/shortest-path.ts';

/**
 * The shortest path with the same last step that still fails, found by walking shorter ones: the shortest way to that step, then the path
 * without its detours. The path itself if no shorter one fails.
 */
export async function shrink(graph: Graph, path: Path, fails: (path: Path) => Promise<boolean>): Promise<Path> {
  const shorter = [shortestWayTo(graph, path), withoutDetours(path)].filter(
    (each) => each !== null && each.steps.length < path.steps.length,
  ) as Path[];
  for (const candidate of shorter.toSorted((one, other) => one.steps.length - other.steps.length)) {
    if (await fails(candidate)) return candidate;
  }
  return path;
}

function shortestWayTo(graph: Graph, { steps }: Path): Path | null {
  const last = steps.at(-1);
  if (last === undefined) return null;
  const way = shortestPath(graph, ({ to }) => to === last.from);
  return way && { start: way.start, steps: [...way.steps, last] };
}

/** Leaves out every part of a path that returns to where it started. */
function withoutDetours({ start, steps }: Path): Path {
  const last = steps.at(-1);
  const way: Path['steps'][number][] = [];
  for (const step of steps.slice(0, -1)) {
    way.push(step);
    const nodes = [start.to, ...way.map(({ to }) => to)];
    const back = nodes.indexOf(step.to);
    way.length = Math.min(way.length, back);
  }
  return { start, steps: last === undefined ? way : [...way, last] };
}
