import type { Seat } from './seats.ts';

/** Free seats side by side: `count` seats from index `first`, in one row with no aisle between. */
export interface Stretch {
  first: number;
  count: number;
  /** Number of the zone in the plan, and of the row in its zone; 0 is nearest the stage. */
  zone: number;
  depth: number;
  /** Middle of the whole row, as a seat index. */
  rowMiddle: number;
}

type Row = Omit<Stretch, 'count'> & { end: number };

function* rowsOf(seats: readonly Seat[]): Generator<Row> {
  // A zone may be drawn in several parts: its rows count on.
  const rowsSeen = new Map<string, number>();
  const zones = new Map<string, number>();
  let first = 0;
  while (first < seats.length) {
    const { zone: zoneName, row } = seats[first] ?? { zone: '', row: '' };
    const depth = rowsSeen.get(zoneName) ?? 0;
    rowsSeen.set(zoneName, depth + 1);
    const zone = zones.get(zoneName) ?? zones.size;
    zones.set(zoneName, zone);
    let end = first + 1;
    while (seats[end]?.row === row && seats[end]?.zone === zoneName) end += 1;
    yield { zone, depth, first, end, rowMiddle: (first + end - 1) / 2 };
    first = end;
  }
}

/** The longest stretches of seats for which `wanted` returns true, in the plan's order. */
export function stretches(seats: readonly Seat[], wanted: (index: number) => boolean): Stretch[] {
  const found: Stretch[] = [];
  for (const { end, ...row } of rowsOf(seats)) {
    let count = 0;
    for (let index = row.first; index < end; index += 1) {
      if (wanted(index)) count += 1;
      if (count > 0 && !(wanted(index) && index + 1 < end && seats[index]?.besideNext && wanted(index + 1))) {
        found.push({ ...row, first: index - count + 1, count });
        count = 0;
      }
    }
  }
  return found;
}
