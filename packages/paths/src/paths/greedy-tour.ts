import { type Plan, type Route, tracksFrom } from './tour.ts';

/** A tour that always continues to the nearest step with something new, restarting where that is nearer. */
export function greedyTour(plan: Plan): Route[] {
  const { root, tracks } = plan;
  const leaving = tracksFrom(plan);
  const covered = new Uint8Array(plan.itemCount);
  const gain = (at: number) => {
    let count = 0;
    for (const item of tracks[at]?.items ?? []) if (covered[item] === 0) count += 1;
    return count;
  };
  const routes: number[][] = [];
  let here = root;
  for (let leg = nearestGain(plan, leaving, gain, here); leg !== null; leg = nearestGain(plan, leaving, gain, here)) {
    for (const at of leg) {
      const track = tracks[at];
      if (track === undefined) continue;
      if (track.from === root) routes.push([]);
      routes.at(-1)?.push(at);
      for (const item of track.items) covered[item] = 1;
      here = track.to;
    }
  }
  return routes;
}

/** The shortest way from `here` whose last step covers something new: the most, among equally near ones. */
function nearestGain(
  { root, tracks }: Plan,
  leaving: readonly number[][],
  gain: (at: number) => number,
  here: number,
): number[] | null {
  const cameBy = new Int32Array(root + 1).fill(-2);
  cameBy[here] = -1;
  cameBy[root] = -1;
  let level = here === root ? [root] : [here, root];
  while (level.length > 0) {
    let best = { at: -1, gain: 0 };
    const next: number[] = [];
    for (const node of level) {
      for (const at of leaving[node] ?? []) {
        const found = gain(at);
        if (found > best.gain) best = { at, gain: found };
        const to = tracks[at]?.to ?? root;
        if (cameBy[to] !== -2) continue;
        cameBy[to] = at;
        next.push(to);
      }
    }
    if (best.gain > 0) return wayTo(best.at, cameBy, tracks);
    level = next;
  }
  return null;
}

function wayTo(last: number, cameBy: Int32Array, tracks: Plan['tracks']): number[] {
  const way = [last];
  for (let at = cameBy[tracks[last]?.from ?? 0] ?? -1; at >= 0; at = cameBy[tracks[at]?.from ?? 0] ?? -1)
    way.unshift(at);
  return way;
}
