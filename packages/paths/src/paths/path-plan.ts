import { groupBy } from '../chart/group-by.ts';
import type { Exploration } from '../explore/explore.ts';
import type { Arc, Start, Walk } from '../explore/graph.ts';
import { stimulusKey } from '../chart/stimuli.ts';
import type { Plan, Route, Track } from './tour.ts';

/** A walk from a start of the chart, step by step. */
export type Path = { start: Start; steps: readonly Arc[] };

/** The kinds of goals that a walk can cover. */
export type Criterion = 'states' | 'transitions' | 'pairs' | 'guards' | 'actors' | 'cases';

/** A tour for some criteria, and a function that turns a route of it into a path. */
export type PathPlan = { plan: Plan; items: readonly string[]; toPath: (route: Route) => Path };

type Named = { from: number; to: number; names: readonly string[] };

/** The plan of a tour that covers the exploration's goals by these criteria, and takes only `arcs`. */
export function pathPlan(exploration: Exploration, criteria: readonly Criterion[], arcs: readonly Arc[]): PathPlan {
  return criteria.includes('pairs')
    ? planOfPairs(exploration, criteria, arcs)
    : planOfSteps(exploration, criteria, arcs);
}

/** Each node of the tour is a configuration of the chart, and each track is a step. */
function planOfSteps({ nodes, starts, arcs: all }: Exploration, criteria: readonly Criterion[], arcs: readonly Arc[]) {
  const root = nodes.length;
  const named = (walk: Walk, from: number): Named => ({ from, to: walk.to, names: namesOf(walk, criteria) });
  const tracks = [...starts.map((start) => named(start, root)), ...arcs.map((arc) => named(arc, arc.from))];
  const offered = [...starts, ...all].flatMap((walk) => namesOf(walk, criteria));
  const toPath = ([first = 0, ...rest]: Route): Path => ({
    start: starts[first] as Start,
    steps: rest.map((at) => arcs[at - starts.length] as Arc),
  });
  return { ...numbered(root, tracks, offered), toPath };
}

/** Each node of the tour is the step just taken, and each track the next one, so that a track knows both of a pair. */
function planOfPairs({ starts, arcs: all }: Exploration, criteria: readonly Criterion[], arcs: readonly Arc[]) {
  const root = all.length + starts.length;
  const pairsOf = (walks: readonly Arc[]) => {
    const leaving = groupBy(walks, ({ from }) => from);
    const after = (walk: Walk, from: number): Named[] =>
      (leaving.get(walk.to) ?? []).map((next) => ({ from, to: next.index, names: pairNames(walk, next, criteria) }));
    return [
      ...starts.flatMap((start, at) => after(start, all.length + at)),
      ...walks.flatMap((arc) => after(arc, arc.index)),
    ];
  };
  const begin = starts.map((start, at): Named => ({
    from: root,
    to: all.length + at,
    names: namesOf(start, criteria),
  }));
  const tracks = [...begin, ...pairsOf(arcs)];
  const offered = [...begin, ...(arcs === all ? tracks : pairsOf(all))].flatMap(({ names }) => names);
  const toPath = ([first = 0, ...rest]: Route): Path => ({
    start: starts[first] as Start,
    steps: rest.map((at) => all[tracks[at]?.to ?? 0] as Arc),
  });
  return { ...numbered(root, tracks, offered), toPath };
}

function pairNames(one: Walk, next: Arc, criteria: readonly Criterion[]): string[] {
  const pairs = one.walked.flatMap((first) => next.walked.map((second) => `${first}, then ${second}`));
  return [...namesOf(next, criteria), ...pairs];
}

function namesOf(walk: Walk & { stimulus?: Arc['stimulus'] }, criteria: readonly Criterion[]): readonly string[] {
  const names: Record<Criterion, readonly string[]> = {
    states: walk.entered,
    transitions: walk.walked,
    pairs: [],
    guards: walk.guards,
    actors: walk.stimulus?.kind === 'actor' ? [walk.stimulus.name] : [],
    cases: walk.stimulus === undefined ? [] : [stimulusKey(walk.stimulus)],
  };
  return criteria.flatMap((criterion) => names[criterion]);
}

function numbered(root: number, named: readonly Named[], offered: readonly string[]) {
  const items = [...new Set(offered)];
  const numbers = new Map(items.map((item, at) => [item, at]));
  const tracks = named.map(({ from, to, names }): Track => ({
    from,
    to,
    items: [...new Set(names)].map((name) => numbers.get(name) ?? 0),
  }));
  return { plan: { root, itemCount: items.length, tracks }, items };
}
