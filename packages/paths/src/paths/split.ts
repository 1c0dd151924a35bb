import type { Path } from './path-plan.ts';

const costOf = ({ steps }: Path) => steps.length + 1;

/** The paths divided among this many workers with about the same number of steps each: the longest first, to the worker with the fewest. */
export function splitPaths(paths: readonly Path[], workers: number): Path[][] {
  const shares = Array.from({ length: workers }, () => ({ paths: [] as Path[], cost: 0 }));
  for (const path of paths.toSorted((one, other) => costOf(other) - costOf(one))) {
    const share = shares.reduce((least, each) => (each.cost < least.cost ? each : least));
    share.paths.push(path);
    share.cost += costOf(path);
  }
  return shares.map((share) => share.paths);
}
