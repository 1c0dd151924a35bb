import { addTo } from '../chart/group-by.ts';
import type { Path } from '../paths/path-plan.ts';
import type { Exploration } from './explore.ts';
import type { Walk } from './graph.ts';

/** A count out of a total. */
export type Share = { covered: number; all: number };

/** The coverage of a chart's paths in numbers. */
export type Figures = {
  /** Types of events that are sent from outside. */
  events: Share;
  guardOutcomes: Share;
  configurations: Share;
  /** Transitions that can follow one another at once. */
  pairs: Share;
};

/** Counts what paths cover of everything that was explored. */
export function figuresOf({ nodes, arcs, starts, report }: Exploration, paths: readonly Path[]): Figures {
  const walks = paths.flatMap(({ start, steps }): Walk[] => [start, ...steps]);
  const steps = paths.flatMap((path) => path.steps);
  const typesOf = (some: typeof arcs) =>
    new Set(some.flatMap(({ stimulus }) => (stimulus.kind === 'event' ? [stimulus.name] : [])));
  return {
    events: { covered: typesOf(steps).size, all: typesOf(arcs).size },
    guardOutcomes: {
      covered: new Set(walks.flatMap(({ guards }) => guards)).size,
      all: report.edges.filter(({ guard }) => guard !== null).length * 2,
    },
    configurations: { covered: new Set(walks.map(({ to }) => to)).size, all: nodes.length },
    pairs: { covered: pairsTaken(paths), all: pairsPossible({ arcs, starts }) },
  };
}

/** By each transition, those that follow it at once. */
type Followers = Map<string, Set<string>>;

function note(followers: Followers, { walked }: Walk, next: Iterable<string>): void {
  for (const id of walked) addTo(followers, id, next);
}

const pairsIn = (followers: Followers): number => [...followers.values()].reduce((sum, { size }) => sum + size, 0);

function pairsTaken(paths: readonly Path[]): number {
  const followers: Followers = new Map();
  for (const { start, steps } of paths)
    for (const [at, step] of steps.entries()) note(followers, steps[at - 1] ?? start, step.walked);
  return pairsIn(followers);
}

function pairsPossible({ arcs, starts }: Pick<Exploration, 'arcs' | 'starts'>): number {
  const leaving = new Map<number, Set<string>>();
  for (const { from, walked } of arcs) addTo(leaving, from, walked);
  const followers: Followers = new Map();
  for (const walk of [...starts, ...arcs]) note(followers, walk, leaving.get(walk.to) ?? []);
  return pairsIn(followers);
}
