import { cover } from './cover.ts';
import type { Exploration } from './explore.ts';
import { nearestName } from './nearest-name.ts';
import type { Options } from './options.ts';
import type { Path } from './path-plan.ts';
import { randomPaths } from './random-walk.ts';
import { shortestPathTo } from './shortest-path.ts';
import { simplePaths } from './simple-paths.ts';

/** The paths that were asked for, what they are, and what they leave out. */
export type Selection = { paths: readonly Path[]; what: string; missing: readonly string[] };

/** Chooses paths through an explored chart: to a state, simple ones, random ones, or the fewest that cover. @throws for a state that is not there */
export function selectPaths(exploration: Exploration, options: Options): Selection {
  const to = options.to === undefined ? undefined : stateNamed(exploration, options.to);
  if (options.simple !== undefined) {
    const bounds = { longest: options.simple, most: options.most, ...(to !== undefined && { to }) };
    const { paths, isCut } = simplePaths(exploration, bounds);
    const missing = isCut ? [`more paths than ${options.most}: ask for --most or fewer steps`] : [];
    return { paths, what: `simple paths of at most ${options.simple} steps`, missing };
  }
  if (to !== undefined) {
    const path = shortestPathTo(exploration, to);
    return {
      paths: path === null ? [] : [path],
      what: `shortest path to ${to}`,
      missing: path === null ? [`no path enters ${to}`] : [],
    };
  }
  if (options.random !== undefined) {
    const { random: seed, steps, seconds, coverage } = options;
    const stops = {
      ...(steps !== undefined && { steps }),
      ...(seconds !== undefined && { milliseconds: seconds * 1000 }),
      ...(coverage !== undefined && { coverage: coverage / 100 }),
    };
    return { paths: randomPaths(exploration, { seed, ...stops }), what: `random paths of seed ${seed}`, missing: [] };
  }
  const { paths, uncovered } = cover(exploration, { criteria: options.by });
  return {
    paths,
    what: `for all ${options.by.join(' and ')}`,
    missing: uncovered.map((item) => `not covered: ${item}`),
  };
}

/** A state by its id, or by the last words of one. */
function stateNamed({ report }: Exploration, name: string): string {
  const found = report.leaves.find((leaf) => leaf === name || leaf.endsWith(`.${name}`));
  if (found !== undefined) return found;
  const lastWords = report.leaves.map((leaf) => leaf.split('.').at(-1) ?? leaf);
  const near = nearestName(name, lastWords);
  throw new Error(
    `There is no state '${name}'; ${near === null ? `known: ${report.leaves.join(', ')}` : `did you mean ${near}?`}`,
  );
}
