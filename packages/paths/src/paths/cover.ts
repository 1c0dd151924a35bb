import type { Exploration } from '../explore/explore.ts';
import { greedyTour } from './greedy-tour.ts';
import type { Arc } from '../explore/graph.ts';
import { type Criterion, type Path, pathPlan } from './path-plan.ts';
import { postmanTour } from './postman-tour.ts';
import { type Plan, type Route, routesCost, trimRoutes } from './tour.ts';

export type Cover = {
  paths: readonly Path[];
  /** Steps and starts together. */
  cost: number;
  /** The requested goals that no path covers: never walked, or only by steps that were to be avoided. */
  uncovered: readonly string[];
};

export type CoverOptions = {
  /** The goals to cover; every transition by default. Several kinds are covered together. */
  criteria?: readonly Criterion[];
  /** Steps that the paths must not take. */
  avoid?: (arc: Arc) => boolean;
};

/**
 * Paths that cover the goals in close to the fewest steps and starts. Deterministic.
 * They are a directed postman's tour of the steps that a greedy walk finds worth taking, cut where a restart is cheaper.
 */
export function cover(exploration: Exploration, { criteria = ['transitions'], avoid }: CoverOptions = {}): Cover {
  const arcs = avoid === undefined ? exploration.arcs : exploration.arcs.filter((arc) => !avoid(arc));
  const { plan, items, toPath } = pathPlan(exploration, criteria, arcs);
  const routes = shortestTour(plan);
  const covered = new Set(routes.flat().flatMap((at) => plan.tracks[at]?.items ?? []));
  return {
    paths: routes.map(toPath),
    cost: routesCost(routes),
    uncovered: items.filter((_, at) => !covered.has(at)),
  };
}

function shortestTour(plan: Plan): Route[] {
  const greedy = trimRoutes(plan, greedyTour(plan));
  const postman = trimRoutes(plan, postmanTour(plan, greedy));
  return routesCost(postman) <= routesCost(greedy) ? postman : greedy;
}
