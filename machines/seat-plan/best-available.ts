import type { Position } from './fields.ts';
import { splitOverRows } from './split-over-rows.ts';
import type { SeatMark } from './plan.ts';
import type { Seat } from './seats.ts';
import { stretches, type Stretch } from './stretches.ts';

export interface BestOptions {
  /** Only seats of this category. */
  category?: string;
  /** True for places for wheelchairs and their companions' seats only; false, as usual, for none of them. */
  access?: boolean;
  /** The middle of the stage, in plan units: nearer to it is better, in any zone. Without it each zone's own front is as good. */
  front?: Position | undefined;
}

export interface BestSeats {
  /** The seats in the plan's order. */
  indices: number[];
  /** True if all of them are side by side. */
  together: boolean;
}

/** One row further back costs as much as this many seats further from the middle. */
const rowCost = 1.5;
/** Usual depth of a row in seats' radii. */
const usualRow = 2.8;

interface Block {
  first: number;
  singles: number;
  cost: number;
}

/** The number of single seats left by taking `count` seats from the `from`th of a stretch on. */
const singlesLeft = (stretch: Stretch, from: number, count: number) =>
  Number(from === 1) + Number(stretch.count - from - count === 1);

/** True if a place suits the request: with a wheelchair its space and, for two or more people, the companion's seat; otherwise neither. */
function isFor(mark: SeatMark | undefined, access: boolean, count: number): boolean {
  if (mark === 'companion') return access && count > 1;
  return (mark === 'wheelchair') === access;
}

/** Rows from the front: counted in the stretch's zone, or measured from the stage in rows of a usual depth. */
function rowsAway(seats: readonly Seat[], stretch: Stretch, first: number, count: number, front: Position | undefined) {
  const seat = seats[first + (count >> 1)];
  if (!seat || !front) return stretch.depth;
  return Math.hypot(seat.x - front.x, seat.y - front.y) / (seat.radius * usualRow);
}

function bestBlock(
  seats: readonly Seat[],
  stretch: Stretch,
  count: number,
  front: Position | undefined,
): Block | undefined {
  let best: Block | undefined;
  for (let from = 0; from + count <= stretch.count; from += 1) {
    const first = stretch.first + from;
    const offCentre = Math.abs(first + (count - 1) / 2 - stretch.rowMiddle);
    const away = rowsAway(seats, stretch, first, count, front);
    const block = { first, singles: singlesLeft(stretch, from, count), cost: away * rowCost + offCentre };
    if (!best || isBetter(block, best)) best = block;
  }
  return best;
}

const isBetter = (a: Block, b: Block) => a.singles < b.singles || (a.singles === b.singles && a.cost < b.cost);

/**
 * The best `count` free seats: side by side, leaving no single seat if another block avoids it, then near the front of their zone and
 * the middle of their row. If no block is left, the seats are split over neighbouring rows. `undefined` if fewer than `count` are free.
 */
export function bestTogether(
  seats: readonly Seat[],
  isFree: (index: number) => boolean,
  count: number,
  { category, access = false, front }: BestOptions = {},
): BestSeats | undefined {
  if (!Number.isInteger(count) || count < 1) return undefined;
  const wanted = (index: number) =>
    isFree(index) &&
    isFor(seats[index]?.mark, access, count) &&
    (category === undefined || seats[index]?.category === category);
  const open = stretches(seats, wanted);
  let best: Block | undefined;
  for (const stretch of open) {
    const block = bestBlock(seats, stretch, count, front);
    if (block && (!best || isBetter(block, best))) best = block;
  }
  const { first } = best ?? {};
  if (first !== undefined)
    return { indices: Array.from({ length: count }, (_, place) => first + place), together: true };
  const indices = splitOverRows(seats, open, count);
  return indices && { indices, together: false };
}

/** Free seats that `chosen` would leave alone: they had a free seat beside them, and would have none. */
export function leavesSingle(
  seats: readonly Seat[],
  isFree: (index: number) => boolean,
  chosen: readonly number[],
): number[] {
  const taken = new Set(chosen);
  const stays = (index: number) => isFree(index) && !taken.has(index);
  const beside = (index: number) => [
    ...(seats[index - 1]?.besideNext ? [index - 1] : []),
    ...(seats[index]?.besideNext ? [index + 1] : []),
  ];
  const alone = new Set(chosen.flatMap(beside).filter((index) => stays(index) && !beside(index).some(stays)));
  return [...alone].sort((a, b) => a - b);
}
