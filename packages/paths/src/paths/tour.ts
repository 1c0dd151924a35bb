/** One step of a tour, or a start: `from` is the root for a start. */
export type Track = { from: number; to: number; items: readonly number[] };

/** A touring problem: `root` is the node before every start, numbered after all others; a tour may return to it at any time. */
export type Plan = { root: number; itemCount: number; tracks: readonly Track[] };

/** Indices of tracks, the first of them a start. */
export type Route = readonly number[];

/** Steps and starts together. */
export function routesCost(routes: readonly Route[]): number {
  return routes.reduce((total, route) => total + route.length, 0);
}

/** The indices of the tracks that leave each node. */
export function tracksFrom({ root, tracks }: Plan): number[][] {
  const leaving: number[][] = Array.from({ length: root + 1 }, () => []);
  for (const [at, { from }] of tracks.entries()) leaving[from]?.push(at);
  return leaving;
}

/** The same routes without ends, and without whole routes, that cover nothing beyond the others. */
export function trimRoutes({ itemCount, tracks }: Plan, routes: readonly Route[]): Route[] {
  const times = new Uint32Array(itemCount);
  const count = (at: number, by: number) => {
    for (const item of tracks[at]?.items ?? []) times[item] = (times[item] ?? 0) + by;
  };
  for (const at of routes.flat()) count(at, 1);
  const isSpare = (at: number) => (tracks[at]?.items ?? []).every((item) => (times[item] ?? 0) > 1);
  const shortened = routes
    .toSorted((one, other) => one.length - other.length)
    .map((route) => {
      let end = route.length;
      for (let last = route[end - 1]; last !== undefined && isSpare(last); last = route[end - 1]) {
        count(last, -1);
        end -= 1;
      }
      return route.slice(0, end);
    });
  return shortened.filter(({ length }) => length > 0);
}
