import type { AnyStateMachine } from 'xstate';
import { edgesOf, type Exploration, type Path } from 'xstate-paths';

/** Paths through an explored chart, to be walked in a browser. `before` counts the paths of the chart's walks before this one. */
export type Walk = { exploration: Exploration; paths: readonly Path[]; before: number };

const walkedBy = ({ start, steps }: Path) => [...start.walked, ...steps.flatMap(({ walked }) => walked)];

/** At most so many of the paths, each of those that add most transitions to the ones before. */
export function fewOf(paths: readonly Path[], most: number): Path[] {
  const known = new Set<string>();
  const added = (path: Path) => new Set(walkedBy(path).filter((id) => !known.has(id))).size;
  const few: Path[] = [];
  while (few.length < Math.min(most, paths.length)) {
    const next = paths.reduce((best, path) => (added(path) > added(best) ? path : best));
    few.push(next);
    for (const id of walkedBy(next)) known.add(id);
  }
  return few;
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
