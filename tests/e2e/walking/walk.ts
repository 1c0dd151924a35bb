import type { AnyStateMachine } from 'xstate';
import { edgesOf, type Exploration, type Path } from 'xstate-paths';

/** Paths through an explored chart, to be walked in a browser. `before` counts the paths of the chart's walks before this one. */
export type Walk = { exploration: Exploration; paths: readonly Path[]; before: number };

const walkedBy = ({ start, steps }: Path) => [...start.walked, ...steps.flatMap(({ walked }) => walked)];

/** The path that takes most transitions. */
export function fullestOf(paths: readonly Path[]): Path | undefined {
  const taken = new Map(paths.map((path) => [path, new Set(walkedBy(path)).size]));
  return paths.toSorted((a, b) => (taken.get(b) ?? 0) - (taken.get(a) ?? 0))[0];
}

/**
 * The transitions that neither the walks nor the list of unwalkable ones contain, and those listed wrongly, because they are walked
 * or do not exist: both empty if walks and list cover the whole chart.
 */
export function leftOut(
  machine: AnyStateMachine,
  walks: readonly Walk[],
  unwalkable: Readonly<Record<string, string>>,
): { forgotten: string[]; listedWrongly: string[] } {
  const walked = new Set(walks.flatMap(({ paths }) => paths).flatMap(walkedBy));
  const edges = edgesOf(machine).map(({ id }) => id);
  return {
    forgotten: edges.filter((id) => !walked.has(id) && !(id in unwalkable)),
    listedWrongly: Object.keys(unwalkable).filter((id) => walked.has(id) || !edges.includes(id)),
  };
}
