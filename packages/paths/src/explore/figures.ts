import { groupBy } from '../chart/group-by.ts';
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
  const leaving = groupBy(arcs, ({ from }) => from);
  const possible = new Set(
    [...starts, ...arcs].flatMap((walk) => (leaving.get(walk.to) ?? []).flatMap(pairsAfter(walk))),
  );
  const taken = new Set(
    paths.flatMap(({ start, steps: own }) => own.flatMap((step, at) => pairsAfter(own[at - 1] ?? start)(step))),
  );
  return {
    events: { covered: typesOf(steps).size, all: typesOf(arcs).size },
    guardOutcomes: {
      covered: new Set(walks.flatMap(({ guards }) => guards)).size,
      all: report.edges.filter(({ guard }) => guard !== null).length * 2,
    },
    configurations: { covered: new Set(walks.map(({ to }) => to)).size, all: nodes.length },
    pairs: { covered: taken.size, all: possible.size },
  };
}

const pairsAfter =
  (one: Walk) =>
  (next: Walk): string[] =>
    one.walked.flatMap((first) => next.walked.map((second) => `${first}, then ${second}`));
