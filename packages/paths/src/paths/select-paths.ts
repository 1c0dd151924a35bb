import { cover } from './cover.ts';
import type { Exploration } from '../explore/explore.ts';
import { nearestName } from '../project/nearest-name.ts';
import type { Options } from '../cli/options.ts';
import type { Criterion, Path } from './path-plan.ts';
import { randomPaths } from './random-walk.ts';
import { shortestPathTo } from './shortest-path.ts';
import { simplePaths } from './simple-paths.ts';

/** The requested paths, their description, and the goals that they leave out. */
export type Selection = { paths: readonly Path[]; what: string; missing: readonly string[] };

/**
 * Chooses paths through an explored chart: to states, simple ones, random ones, the fewest that cover; all of these that are requested,
 * each path once.
 * @throws for an unknown state
 */
export function selectPaths(exploration: Exploration, options: Options): Selection {
  const to = options.to.map((name) => stateNamed(exploration, name));
  const found = [
    ...(options.simple === undefined
      ? to.map((state) => shortestTo(exploration, state))
      : (to.length === 0 ? [undefined] : to).map((state) =>
          simpleTo(exploration, state, options.simple ?? 0, options.most),
        )),
    ...(options.random === undefined ? [] : [randomly(exploration, options.random, options)]),
    ...(options.by === undefined ? [] : [covering(exploration, options.by)]),
  ];
  const distinct = new Map(found.flatMap(({ paths }) => paths).map((path) => [keyOf(path), path]));
  return {
    paths: [...distinct.values()],
    what: found.map(({ what }) => what).join('; '),
    missing: found.flatMap(({ missing }) => missing),
  };
}

const keyOf = ({ start, steps }: Path) => JSON.stringify([start.input, ...steps.map(({ index }) => index)]);

function shortestTo(exploration: Exploration, state: string): Selection {
  const path = shortestPathTo(exploration, state);
  return path === null
    ? { paths: [], what: `no path to ${state}`, missing: [`no path enters ${state}`] }
    : { paths: [path], what: `shortest path to ${state}`, missing: [] };
}

function simpleTo(exploration: Exploration, to: string | undefined, longest: number, most: number): Selection {
  const { paths, isCut } = simplePaths(exploration, { longest, most, ...(to !== undefined && { to }) });
  const what = `simple paths of at most ${longest} steps${to === undefined ? '' : ` to ${to}`}`;
  return { paths, what, missing: isCut ? [`more paths than ${most}: ask for --most or fewer steps`] : [] };
}

function randomly(exploration: Exploration, seed: number, { steps, seconds, coverage }: Options): Selection {
  const paths = randomPaths(exploration, {
    seed,
    ...(steps !== undefined && { steps }),
    ...(seconds !== undefined && { milliseconds: seconds * 1000 }),
    ...(coverage !== undefined && { coverage: coverage / 100 }),
  });
  const walks = paths.flatMap(({ start, steps: taken }) => [start, ...taken]);
  const walked = new Set(walks.flatMap((walk) => walk.walked)).size;
  const all = exploration.report.edges.length;
  const what = `random paths of seed ${seed}, stopped after ${walks.length} steps and starts at ${walked} of ${all} transitions`;
  const isShort = coverage !== undefined && walked < (coverage / 100) * all;
  return {
    paths,
    what,
    missing: isShort ? [`${coverage} % of the transitions were not reached: ask for more --steps`] : [],
  };
}

function covering(exploration: Exploration, criteria: readonly Criterion[]): Selection {
  const { paths, uncovered } = cover(exploration, { criteria });
  const missing = uncovered.map((item) => `not covered: ${item}`);
  return { paths, what: `for all ${criteria.join(' and ')}`, missing };
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
