type Road = { from: number; to: number };

/** Roads as links in flat arrays, each twice: link `2n` takes road n, link `2n + 1` takes it back. */
type Network = {
  /** The node that each link leads to; link `at ^ 1` leads back. */
  ends: Int32Array;
  /** The links that leave each node: `leaving[firsts[node]]` up to the first of the next. */
  leaving: Int32Array;
  firsts: Int32Array;
  /** The cost of each link: its road's price, negative on the way back. */
  costs: Int8Array;
  flow: Int32Array;
};

/**
 * The number of times to take each road, at the least cost, so that the `surplus` of roads that enter some nodes is carried to
 * where too many leave (min-cost flow, primal-dual). The first `paid` roads cost 1, the others nothing; none has a limit.
 * @throws if some surplus has nowhere to go
 */
export function balance(nodeCount: number, roads: readonly Road[], paid: number, surplus: Int32Array): Int32Array {
  const network = networkOf(nodeCount, roads, paid);
  const excess = Int32Array.from(surplus);
  const potential = new Int32Array(nodeCount);
  const open = openWays(nodeCount, network, excess, potential);
  while (excess.some((much) => much > 0)) {
    const distance = distances(nodeCount, network, excess, potential);
    if (!excess.some((much, node) => much < 0 && (distance[node] ?? Infinity) < Infinity))
      throw new Error('The tour cannot be balanced: some step cannot be reached from any start.');
    for (const [node, far] of distance.entries()) potential[node] = (potential[node] ?? 0) + (far < Infinity ? far : 0);
    open();
  }
  return network.flow;
}

function networkOf(nodeCount: number, roads: readonly Road[], paid: number): Network {
  const ends = new Int32Array(roads.length * 2);
  const costs = new Int8Array(roads.length * 2);
  const firsts = new Int32Array(nodeCount + 1);
  for (const [at, { from, to }] of roads.entries()) {
    ends[at * 2] = to;
    ends[at * 2 + 1] = from;
    if (at < paid) costs.set([1, -1], at * 2);
    firsts[from + 1] = (firsts[from + 1] ?? 0) + 1;
    firsts[to + 1] = (firsts[to + 1] ?? 0) + 1;
  }
  for (let node = 0; node < nodeCount; node += 1) firsts[node + 1] = (firsts[node + 1] ?? 0) + (firsts[node] ?? 0);
  const next = firsts.slice();
  const leaving = new Int32Array(ends.length);
  for (let link = 0; link < ends.length; link += 1) {
    const from = ends[link ^ 1] ?? 0;
    leaving[next[from] ?? 0] = link;
    next[from] = (next[from] ?? 0) + 1;
  }
  return { ends, leaving, firsts, costs, flow: new Int32Array(roads.length) };
}

/** True if a link can be taken: a road always, its way back as often as it was taken. */
const hasRoom = ({ flow }: Network, link: number) => (link & 1) === 0 || (flow[link >> 1] ?? 0) > 0;

const reducedCost = ({ ends, costs }: Network, potential: Int32Array, link: number): number =>
  (costs[link] ?? 0) + (potential[ends[link ^ 1] ?? 0] ?? 0) - (potential[ends[link] ?? 0] ?? 0);

/** Distances from all surplus by reduced cost, which is small and whole: one bucket for each (Dial). */
function distances(nodeCount: number, network: Network, excess: Int32Array, potential: Int32Array): Float64Array {
  const { ends, leaving, firsts } = network;
  const distance = new Float64Array(nodeCount).fill(Infinity);
  const buckets: number[][] = [[]];
  for (const [node, much] of excess.entries()) {
    if (much <= 0) continue;
    distance[node] = 0;
    buckets[0]?.push(node);
  }
  for (let far = 0; far < buckets.length; far += 1) {
    for (const node of buckets[far] ?? []) {
      if (distance[node] !== far) continue;
      const last = firsts[node + 1] ?? 0;
      for (let at = firsts[node] ?? 0; at < last; at += 1) {
        const link = leaving[at] ?? 0;
        if (!hasRoom(network, link)) continue;
        const next = ends[link] ?? 0;
        const reached = far + reducedCost(network, potential, link);
        if (reached >= (distance[next] ?? 0)) continue;
        distance[next] = reached;
        while (buckets.length <= reached) buckets.push([]);
        buckets[reached]?.push(next);
      }
    }
  }
  return distance;
}

/** Carries surplus over links that cost nothing any more, one unit a way, until no way is left. */
function openWays(nodeCount: number, network: Network, excess: Int32Array, potential: Int32Array): () => void {
  const { ends, leaving, firsts, flow } = network;
  const cameBy = new Int32Array(nodeCount);
  /** The search that saw a node last; searches are numbered. A node from which there is no way is never seen again in this round. */
  const seenIn = new Int32Array(nodeCount);
  const stack = new Int32Array(nodeCount);
  /** The nodes that the search has seen, in order. */
  const seenNodes = new Int32Array(nodeCount);
  let search = 0;

  /** The node that lacks something and can be reached from this one, or -1. */
  const find = (from: number, since: number): number => {
    search += 1;
    let height = 1;
    let count = 1;
    stack[0] = from;
    seenNodes[0] = from;
    seenIn[from] = search;
    while (height > 0) {
      height -= 1;
      const node = stack[height] ?? 0;
      const last = firsts[node + 1] ?? 0;
      for (let at = firsts[node] ?? 0; at < last; at += 1) {
        const link = leaving[at] ?? 0;
        const next = ends[link] ?? 0;
        const seen = seenIn[next] ?? 0;
        if (seen === search || (seen < 0 && -seen >= since)) continue;
        if (!hasRoom(network, link) || reducedCost(network, potential, link) !== 0) continue;
        seenIn[next] = search;
        seenNodes[count] = next;
        count += 1;
        cameBy[next] = link;
        if ((excess[next] ?? 0) < 0) return next;
        stack[height] = next;
        height += 1;
      }
    }
    for (let at = 0; at < count; at += 1) seenIn[seenNodes[at] ?? 0] = -search;
    return -1;
  };

  return () => {
    const since = search + 1;
    for (let node = 0; node < nodeCount; node += 1) {
      while ((excess[node] ?? 0) > 0) {
        const found = find(node, since);
        if (found < 0) break;
        for (let at = found; at !== node; at = ends[(cameBy[at] ?? 0) ^ 1] ?? node) {
          const link = cameBy[at] ?? 0;
          flow[link >> 1] = (flow[link >> 1] ?? 0) + ((link & 1) === 0 ? 1 : -1);
        }
        excess[node] = (excess[node] ?? 0) - 1;
        excess[found] = (excess[found] ?? 0) + 1;
      }
    }
  };
}
