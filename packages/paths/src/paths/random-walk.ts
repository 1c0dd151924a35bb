import { groupBy } from '../chart/group-by.ts';
import type { Exploration } from '../explore/explore.ts';
import type { Arc } from '../explore/graph.ts';
import { randomNumbers } from '../chart/random-numbers.ts';
import type { Path } from './path-plan.ts';

export type RandomOptions = {
  /** The same seed walks the same paths. */
  seed: number;
  /** The limit, whichever comes first: this many steps and starts, milliseconds, or this share of all transitions (0 to 1). */
  steps?: number;
  milliseconds?: number;
  coverage?: number;
  /** Steps after which a path ends and another begins. */
  longest?: number;
};

const FEW_STEPS = 1000;
const LONGEST = 50;

/** Random paths, which nobody thought of. Deterministic for a seed, unless time stops it. */
export function randomPaths(exploration: Exploration, options: RandomOptions): Path[] {
  const { steps = FEW_STEPS, milliseconds = Infinity, coverage = Infinity, longest = LONGEST } = options;
  const { arcs, starts, report } = exploration;
  const leaving = groupBy(arcs, ({ from }) => from);
  const random = randomNumbers(options.seed);
  const pick = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)];
  const walked = new Set<string>();
  const until = performance.now() + milliseconds;
  const paths: Path[] = [];
  let taken = 0;
  const isEnough = () => taken >= steps || performance.now() >= until || walked.size >= coverage * report.edges.length;
  while (!isEnough()) {
    const start = pick(starts);
    if (start === undefined) break;
    const path: Arc[] = [];
    taken += 1;
    for (const id of start.walked) walked.add(id);
    for (let next = pick(leaving.get(start.to) ?? []); next !== undefined; next = pick(leaving.get(next.to) ?? [])) {
      path.push(next);
      taken += 1;
      for (const id of next.walked) walked.add(id);
      if (path.length >= longest || isEnough()) break;
    }
    paths.push({ start, steps: path });
  }
  return paths;
}
