import { type Plan, type Route, tracksFrom } from './tour.ts';

/** A tour that always continues to the nearest step with something new, restarting where that is nearer. */
export function greedyTour(plan: Plan): Route[] {
  const { root, tracks, itemCount } = plan;
  const covered = new Uint8Array(itemCount);
  /** Steps with nothing new left: nothing becomes new again. */
  const spent = new Uint8Array(tracks.length);
  const gain = (at: number) => {
    if (spent[at] === 1) return 0;
    let count = 0;
    for (const item of tracks[at]?.items ?? []) if (covered[item] === 0) count += 1;
    if (count === 0) spent[at] = 1;
    return count;
  };
  const nearestGain = searching(plan, gain);
  const routes: number[][] = [];
  let here = root;
  for (let leg = nearestGain(here); leg !== null; leg = nearestGain(here)) {
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

/** Finds the shortest way from a node whose last step covers something new: the most, among equally near ones. */
function searching(plan: Plan, gain: (at: number) => number): (here: number) => number[] | null {
  const { root, tracks } = plan;
  const leaving = tracksFrom(plan);
  const cameBy = new Int32Array(root + 1);
  /** The search that saw a node last; searches are numbered. */
  const seenIn = new Int32Array(root + 1);
  let search = 0;
  return (here) => {
    search += 1;
    for (const node of [here, root]) {
      cameBy[node] = -1;
      seenIn[node] = search;
    }
    let level = here === root ? [root] : [here, root];
    while (level.length > 0) {
      let best = { at: -1, gain: 0 };
      const next: number[] = [];
      for (const node of level) {
        for (const at of leaving[node] ?? []) {
          const found = gain(at);
          if (found > best.gain) best = { at, gain: found };
          const to = tracks[at]?.to ?? root;
          if (seenIn[to] === search) continue;
          seenIn[to] = search;
          cameBy[to] = at;
          next.push(to);
        }
      }
      if (best.gain > 0) return wayTo(best.at, cameBy, tracks);
      level = next;
    }
    return null;
  };
}

function wayTo(last: number, cameBy: Int32Array, tracks: Plan['tracks']): number[] {
  const way = [last];
  for (let at = cameBy[tracks[last]?.from ?? 0] ?? -1; at >= 0; at = cameBy[tracks[at]?.from ?? 0] ?? -1)
    way.unshift(at);
  return way;
}
