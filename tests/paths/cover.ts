import type { Exploration } from './explore.ts';
import type { Arc, Start, Walk } from './graph.ts';
import { greedyTour } from './greedy-tour.ts';
import { postmanTour } from './postman-tour.ts';
import { stimulusKey } from './stimuli.ts';
import { type Plan, type Route, routesCost, type Track, trimRoutes } from './tour.ts';

/** A walk from a start of the chart, step by step. */
export type Path = { start: Start; steps: readonly Arc[] };

export type Cover = {
  paths: readonly Path[];
  /** Steps and starts together. */
  cost: number;
  /** What was asked for and no path covers: never walked, or only by steps that were to be avoided. */
  uncovered: readonly string[];
};

/** What a walk counts for. */
export type Criterion = 'states' | 'transitions' | 'guards' | 'cases';

export type CoverOptions = {
  /** What to cover; every transition where this is missing. Several are covered together. */
  criteria?: readonly Criterion[];
  /** Steps that the paths must not take. */
  avoid?: (arc: Arc) => boolean;
};

/**
 * Paths that cover what was asked for in close to the fewest steps and starts. Deterministic.
 * They are a directed postman's tour of the steps that a greedy walk finds worth taking, cut where starting anew is cheaper.
 */
export function cover(exploration: Exploration, { criteria = ['transitions'], avoid }: CoverOptions = {}): Cover {
  const arcs = avoid === undefined ? exploration.arcs : exploration.arcs.filter((arc) => !avoid(arc));
  const items = new Map<string, number>();
  const everything = [...exploration.starts, ...exploration.arcs].flatMap((walk) => itemsOf(walk, criteria));
  for (const item of everything) if (!items.has(item)) items.set(item, items.size);
  const track = (walk: Walk, from: number): Track => ({
    from,
    to: walk.to,
    items: [...new Set(itemsOf(walk, criteria))].map((item) => items.get(item) ?? 0),
  });
  const plan: Plan = {
    root: exploration.nodes.length,
    itemCount: items.size,
    tracks: [
      ...exploration.starts.map((start) => track(start, exploration.nodes.length)),
      ...arcs.map((arc) => track(arc, arc.from)),
    ],
  };
  const routes = shortestTour(plan);
  const covered = new Set(routes.flat().flatMap((at) => plan.tracks[at]?.items ?? []));
  const paths = routes.map(([first = 0, ...rest]): Path => ({
    start: exploration.starts[first] as Start,
    steps: rest.map((at) => arcs[at - exploration.starts.length] as Arc),
  }));
  const uncovered = [...items].filter(([, at]) => !covered.has(at)).map(([item]) => item);
  return { paths, cost: routesCost(routes), uncovered };
}

function shortestTour(plan: Plan): Route[] {
  const greedy = trimRoutes(plan, greedyTour(plan));
  const postman = trimRoutes(plan, postmanTour(plan, greedy));
  return routesCost(postman) <= routesCost(greedy) ? postman : greedy;
}

function itemsOf(walk: Walk & { stimulus?: Arc['stimulus'] }, criteria: readonly Criterion[]): readonly string[] {
  const items: Record<Criterion, readonly string[]> = {
    states: walk.entered,
    transitions: walk.walked,
    guards: walk.guards,
    cases: walk.stimulus === undefined ? [] : [stimulusKey(walk.stimulus)],
  };
  return criteria.flatMap((criterion) => items[criterion]);
}

/** The shortest walk that enters a state; null where none does. */
export function shortestPathTo({ nodes, arcs, starts }: Exploration, stateId: string): Path | null {
  const paths: (Path | undefined)[] = nodes.map(() => undefined);
  const leaving: Arc[][] = nodes.map(() => []);
  for (const arc of arcs) leaving[arc.from]?.push(arc);
  const queue: Path[] = [];
  const visit = (path: Path, walk: Walk): Path | null => {
    if (walk.entered.includes(stateId)) return path;
    if (paths[walk.to] === undefined) {
      paths[walk.to] = path;
      queue.push(path);
    }
    return null;
  };
  for (const start of starts) {
    const found = visit({ start, steps: [] }, start);
    if (found !== null) return found;
  }
  for (const path of queue) {
    for (const arc of leaving[path.steps.at(-1)?.to ?? path.start.to] ?? []) {
      const found = visit({ start: path.start, steps: [...path.steps, arc] }, arc);
      if (found !== null) return found;
    }
  }
  return null;
}
