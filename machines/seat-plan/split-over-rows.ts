import type { Seat } from './seats.ts';
import type { Stretch } from './stretches.ts';

/** The number of starting points to try; more would find little better and cost time in a stadium. */
const tries = 24;

interface Group {
  indices: number[];
  /** Sum of the parts' distances from the first part, in plan units. */
  spread: number;
}

const middleOf = (seats: readonly Seat[], { first, count }: Stretch) => seats[first + (count >> 1)];

const distance = (a: Seat | undefined, b: Seat | undefined) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity);

/** Up to `need` adjacent seats of a stretch, nearest to `near`; leaves a single seat only if it must. */
function part(seats: readonly Seat[], stretch: Stretch, need: number, near: Seat | undefined): number[] {
  const count = Math.min(need, stretch.count);
  const last = stretch.count - count;
  const cost = (from: number) =>
    distance(seats[stretch.first + from + (count >> 1)], near) + (from === 1 || last - from === 1 ? 1e6 : 0);
  let best = 0;
  for (let from = 1; from <= last; from += 1) if (cost(from) < cost(best)) best = from;
  return Array.from({ length: count }, (_, place) => stretch.first + best + place);
}

/** Takes the start, then the stretches nearest to it, until `count` are seated; `undefined` if `open` has too few. */
function groupAround(
  seats: readonly Seat[],
  open: readonly Stretch[],
  start: Stretch,
  count: number,
): Group | undefined {
  const anchor = middleOf(seats, start);
  const others = open.filter((stretch) => stretch !== start);
  const byDistance = others
    .map((stretch) => ({ stretch, away: distance(middleOf(seats, stretch), anchor) }))
    .sort((a, b) => a.away - b.away);
  const group: Group = { indices: [], spread: 0 };
  for (const { stretch, away } of [{ stretch: start, away: 0 }, ...byDistance]) {
    if (group.indices.length === count) break;
    group.indices.push(...part(seats, stretch, count - group.indices.length, anchor));
    group.spread += away;
  }
  return group.indices.length === count ? group : undefined;
}

/**
 * Seats for a party that no single stretch can hold: parts of one zone as near to each other as possible, the largest part first; over
 * several zones if none holds the party. Indices in the plan's order; `undefined` if fewer than `count` seats are open.
 */
export function splitOverRows(seats: readonly Seat[], open: readonly Stretch[], count: number): number[] | undefined {
  const openIn = new Map<number, number>();
  for (const stretch of open) openIn.set(stretch.zone, (openIn.get(stretch.zone) ?? 0) + stretch.count);
  const isRoomy = ({ zone }: Stretch) => (openIn.get(zone) ?? 0) >= count;
  const starts = open
    .toSorted((a, b) => Number(isRoomy(b)) - Number(isRoomy(a)) || b.count - a.count || a.depth - b.depth)
    .slice(0, tries);
  const inZone = (zone: number) => open.filter((stretch) => stretch.zone === zone);
  const groups = starts.flatMap((start) => groupAround(seats, inZone(start.zone), start, count) ?? []);
  const [best = starts[0] && groupAround(seats, open, starts[0], count)] = groups.sort((a, b) => a.spread - b.spread);
  return best?.indices.sort((a, b) => a - b);
}
