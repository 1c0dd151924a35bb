import { splitOverRows } from './split-over-rows.ts';
import type { Seat } from './seats.ts';
import { stretches, type Stretch } from './stretches.ts';

export interface BestOptions {
  /** Only seats of this category. */
  category?: string;
}

export interface BestSeats {
  /** The seats in the plan's order. */
  indices: number[];
  /** True if all of them are side by side. */
  together: boolean;
}

/** One row further back costs as much as this many seats further from the middle. */
const rowCost = 1.5;

interface Block {
  first: number;
  singles: number;
  cost: number;
}

/** The number of single seats left by taking `count` seats from the `from`th of a stretch on. */
const singlesLeft = (stretch: Stretch, from: number, count: number) =>
  Number(from === 1) + Number(stretch.count - from - count === 1);

function bestBlock(stretch: Stretch, count: number): Block | undefined {
  let best: Block | undefined;
  for (let from = 0; from + count <= stretch.count; from += 1) {
    const first = stretch.first + from;
    const offCentre = Math.abs(first + (count - 1) / 2 - stretch.rowMiddle);
    const block = { first, singles: singlesLeft(stretch, from, count), cost: stretch.depth * rowCost + offCentre };
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
  { category }: BestOptions = {},
): BestSeats | undefined {
  if (!Number.isInteger(count) || count < 1) return undefined;
  const wanted = (index: number) => isFree(index) && (category === undefined || seats[index]?.category === category);
  const open = stretches(seats, wanted);
  let best: Block | undefined;
  for (const stretch of open) {
    const block = bestBlock(stretch, count);
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
