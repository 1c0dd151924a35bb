type Road = { from: number; to: number };

/**
 * The number of times to take each road, at the least cost, so that the `surplus` of roads that enter some nodes is carried to
 * where too many leave (min-cost flow, primal-dual). The first `paid` roads cost 1, the others nothing; none has a limit.
 * @throws if some surplus has nowhere to go
 */
export function balance(nodeCount: number, roads: readonly Road[], paid: number, surplus: Int32Array): Int32Array {
  const flow = new Int32Array(roads.length);
  const excess = Int32Array.from(surplus);
  const potential = new Int32Array(nodeCount);
  const links = linksOf(nodeCount, roads);
  const reducedCost = (link: number) => {
    const at = link >> 1;
    const { from, to } = roads[at] as Road;
    const cost = (at < paid ? 1 : 0) + (potential[from] ?? 0) - (potential[to] ?? 0);
    return (link & 1) === 0 ? cost : -cost;
  };
  const hasRoom = (link: number) => (link & 1) === 0 || (flow[link >> 1] ?? 0) > 0;
  const end = (link: number) => ((link & 1) === 0 ? roads[link >> 1]?.to : roads[link >> 1]?.from) ?? 0;

  while (excess.some((much) => much > 0)) {
    const distance = distances(links, excess, reducedCost, hasRoom, end);
    if (!excess.some((much, node) => much < 0 && (distance[node] ?? Infinity) < Infinity))
      throw new Error('The tour cannot be balanced: some step cannot be reached from any start.');
    for (const [node, far] of distance.entries()) potential[node] = (potential[node] ?? 0) + (far < Infinity ? far : 0);
    const isOpen = (link: number) => hasRoom(link) && reducedCost(link) === 0;
    const tried = new Uint8Array(nodeCount);
    for (let node = 0; node < nodeCount; node += 1) {
      while ((excess[node] ?? 0) > 0) {
        const way = openWay(node, links, excess, isOpen, end, tried);
        if (way === null) break;
        for (const link of way) flow[link >> 1] = (flow[link >> 1] ?? 0) + ((link & 1) === 0 ? 1 : -1);
        const last = end(way.at(-1) ?? 0);
        excess[node] = (excess[node] ?? 0) - 1;
        excess[last] = (excess[last] ?? 0) + 1;
      }
    }
  }
  return flow;
}

/** For each node its links: twice the road's index, plus one if the road is taken back. */
function linksOf(nodeCount: number, roads: readonly Road[]): number[][] {
  const links: number[][] = Array.from({ length: nodeCount }, () => []);
  for (const [at, { from, to }] of roads.entries()) {
    links[from]?.push(at * 2);
    links[to]?.push(at * 2 + 1);
  }
  return links;
}

/** Distances from all surplus by reduced cost, which is small and whole: one bucket for each (Dial). */
function distances(
  links: readonly number[][],
  excess: Int32Array,
  cost: (link: number) => number,
  hasRoom: (link: number) => boolean,
  end: (link: number) => number,
): Float64Array {
  const distance = new Float64Array(links.length).fill(Infinity);
  const buckets: number[][] = [[]];
  for (const [node, much] of excess.entries()) {
    if (much <= 0) continue;
    distance[node] = 0;
    buckets[0]?.push(node);
  }
  for (let far = 0; far < buckets.length; far += 1) {
    for (const node of buckets[far] ?? []) {
      if (distance[node] !== far) continue;
      for (const link of links[node] ?? []) {
        if (!hasRoom(link)) continue;
        const next = end(link);
        const reached = far + cost(link);
        if (reached >= (distance[next] ?? 0)) continue;
        distance[next] = reached;
        while (buckets.length <= reached) buckets.push([]);
        buckets[reached]?.push(next);
      }
    }
  }
  return distance;
}

/** A way over open links to a node that lacks something; `tried` are nodes from which there is none. */
function openWay(
  from: number,
  links: readonly number[][],
  excess: Int32Array,
  isOpen: (link: number) => boolean,
  end: (link: number) => number,
  tried: Uint8Array,
): number[] | null {
  const cameBy = new Map<number, number>([[from, -1]]);
  const stack = [from];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (tried[node] === 1) continue;
    for (const link of links[node] ?? []) {
      const next = end(link);
      if (cameBy.has(next) || tried[next] === 1 || !isOpen(link)) continue;
      cameBy.set(next, link);
      if ((excess[next] ?? 0) < 0) return wayBack(next, cameBy, end);
      stack.push(next);
    }
  }
  for (const node of cameBy.keys()) tried[node] = 1;
  return null;
}

function wayBack(last: number, cameBy: ReadonlyMap<number, number>, end: (link: number) => number): number[] {
  const way: number[] = [];
  for (let link = cameBy.get(last) ?? -1; link >= 0; link = cameBy.get(end(link ^ 1)) ?? -1) way.unshift(link);
  return way;
}
