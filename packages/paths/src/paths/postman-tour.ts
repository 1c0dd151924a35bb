import { balance } from './balance.ts';
import { type Plan, type Route, type Track, tracksFrom } from './tour.ts';

/**
 * The directed rural postman's tour of the steps with which `routes` first cover something: those steps, the fewest others
 * that make every node entered as often as it is left, and for what is then still apart the shortest way there.
 * Returning to the root is free, starting costs one like any step.
 */
export function postmanTour(plan: Plan, routes: readonly Route[]): Route[] {
  const { root, tracks } = plan;
  const required = firstCovering(plan, routes);
  const returns = Array.from({ length: root }, (_, from): Track => ({ from, to: root, items: [] }));
  const roads = [...tracks, ...returns];
  const surplus = new Int32Array(root + 1);
  for (const at of required) shift(surplus, tracks[at]);
  const times = balance(root + 1, roads, tracks.length, surplus);
  for (const at of required) times[at] = (times[at] ?? 0) + 1;
  connect(plan, roads, times);
  return cutAtRoot(plan, circuit(plan, roads, times));
}

function shift(surplus: Int32Array, track: Track | undefined): void {
  if (track === undefined) return;
  surplus[track.to] = (surplus[track.to] ?? 0) + 1;
  surplus[track.from] = (surplus[track.from] ?? 0) - 1;
}

/** The steps that cover something for the first time, except those that later ones make redundant. */
function firstCovering({ itemCount, tracks }: Plan, routes: readonly Route[]): number[] {
  const times = new Uint32Array(itemCount);
  const itemsOf = (at: number) => tracks[at]?.items ?? [];
  const first = routes.flat().filter((at) => {
    const isNew = itemsOf(at).some((item) => times[item] === 0);
    if (isNew) for (const item of itemsOf(at)) times[item] = (times[item] ?? 0) + 1;
    return isNew;
  });
  return first.filter((at) => {
    const isSpare = itemsOf(at).every((item) => (times[item] ?? 0) > 1);
    if (isSpare) for (const item of itemsOf(at)) times[item] = (times[item] ?? 0) - 1;
    return !isSpare;
  });
}

/** Joins the parts that the root does not reach by the shortest ways from where the tour ends a path, each then ending there instead. */
function connect({ root, tracks }: Plan, roads: readonly Track[], times: Int32Array): void {
  const leaving = tracksFrom({ root, itemCount: 0, tracks });
  for (;;) {
    const joined = reachedFromRoot(root, roads, times);
    const apart = new Set(roads.filter((_, at) => (times[at] ?? 0) > 0).map(({ from }) => from));
    for (const node of joined) apart.delete(node);
    if (apart.size === 0) return;
    const ends = [root, ...[...joined].filter((node) => node !== root && (times[tracks.length + node] ?? 0) > 0)];
    const way = shortestWay(ends, apart, leaving, tracks);
    const [first, last] = [tracks[way[0] ?? -1], tracks[way.at(-1) ?? -1]];
    if (first === undefined || last === undefined) throw new Error('A step to cover cannot be reached from any start.');
    for (const at of way) times[at] = (times[at] ?? 0) + 1;
    const returnOf = (node: number) => tracks.length + node;
    if (first.from !== root) times[returnOf(first.from)] = (times[returnOf(first.from)] ?? 0) - 1;
    times[returnOf(last.to)] = (times[returnOf(last.to)] ?? 0) + 1;
  }
}

function reachedFromRoot(root: number, roads: readonly Track[], times: Int32Array): Set<number> {
  const neighbours = new Map<number, number[]>();
  const join = (one: number, other: number) => neighbours.set(one, [...(neighbours.get(one) ?? []), other]);
  for (const [at, { from, to }] of roads.entries()) {
    if ((times[at] ?? 0) === 0) continue;
    join(from, to);
    join(to, from);
  }
  const reached = new Set([root]);
  for (const node of reached) for (const next of neighbours.get(node) ?? []) reached.add(next);
  return reached;
}

function shortestWay(
  from: readonly number[],
  wanted: ReadonlySet<number>,
  leaving: readonly number[][],
  tracks: readonly Track[],
): number[] {
  const ways = new Map<number, number[]>(from.map((node) => [node, []]));
  for (const [node, way] of ways) {
    for (const at of leaving[node] ?? []) {
      const to = tracks[at]?.to ?? node;
      if (wanted.has(to)) return [...way, at];
      if (!ways.has(to)) ways.set(to, [...way, at]);
    }
  }
  return [];
}

/** An Eulerian circuit from the root over every road as often as it is taken (Hierholzer). */
function circuit({ root }: Plan, roads: readonly Track[], times: Int32Array): number[] {
  const left = Int32Array.from(times);
  const leaving = tracksFrom({ root, itemCount: 0, tracks: roads });
  const trail: { node: number; by: number }[] = [{ node: root, by: -1 }];
  const found: number[] = [];
  for (let end = trail.at(-1); end !== undefined; end = trail.at(-1)) {
    const roadsHere = leaving[end.node] ?? [];
    while (roadsHere.length > 0 && left[roadsHere[0] ?? 0] === 0) roadsHere.shift();
    const at = roadsHere[0];
    if (at === undefined) {
      if (end.by >= 0) found.push(end.by);
      trail.pop();
    } else {
      left[at] = (left[at] ?? 0) - 1;
      trail.push({ node: roads[at]?.to ?? root, by: at });
    }
  }
  return found.reverse();
}

function cutAtRoot({ root, tracks }: Plan, roads: readonly number[]): Route[] {
  const routes: number[][] = [];
  for (const at of roads) {
    const track = tracks[at];
    if (track === undefined) continue;
    if (track.from === root) routes.push([]);
    routes.at(-1)?.push(at);
  }
  return routes;
}
