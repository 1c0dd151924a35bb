import type { SeatMark, SeatPlan } from '../../../machines/seat-plan/plan.ts';
import { flattenSeats, seatRows, seatsOfRow, type Seat, type SeatRow } from '../../../machines/seat-plan/seats.ts';
import { planBounds } from './plan-bounds.ts';
import { drawnReach, SeatIndex } from './seat-index.ts';
import type { Point, Rect, Size } from './view.ts';

/** Side of a seat's cell at scale 1, in CSS pixels. */
export const seatCell = 25;

/** The marks in the order of their numbers in `SeatMapModel.mark`. */
export const markNames: readonly SeatMark[] = ['seat', 'wheelchair', 'companion', 'car', 'stand'];

/**
 * A plan prepared for drawing. Map units are the plan's, scaled so that neighbouring seats are 25 apart, and begin where the drawing does:
 * a point of the plan is at `(point - origin) * unit`.
 */
export interface SeatMapModel {
  plan: SeatPlan;
  /** Number of seats. */
  count: number;
  rows: readonly SeatRow[];
  /** Every seat as an object, created on first use: the drawing does without. For one seat or row, `seatAt` and `rowSeats`. */
  readonly seats: readonly Seat[];
  /** Map units per plan unit. */
  unit: number;
  /** The drawing's upper left corner, in plan units: empty edges are cut off. */
  origin: Point;
  /** In map units. */
  size: Size;
  index: SeatIndex;
  /** Index of each seat's category in the plan. */
  category: Uint8Array;
  /** Index of each seat's mark in `markNames`. */
  mark: Uint8Array;
}

/** Usual distance between neighbours in the plan's first rows, in plan units. */
function usualPitch(plan: SeatPlan, rows: readonly SeatRow[]): number {
  const seats = rows.slice(0, 12).flatMap((row) => seatsOfRow(plan, row));
  const distances = seats.flatMap(({ besideNext, x, y }, at) => {
    const next = seats[at + 1];
    return besideNext && next ? [Math.hypot(next.x - x, next.y - y)] : [];
  });
  return distances.sort((a, b) => a - b)[distances.length >> 1] || (seats[0]?.radius ?? 10) * 2.5;
}

/** Room for a seat at the drawing's edge, in its radii. */
const seatRoom = 1.2;
/** Room beside a row for its letter, in seats' diameters. */
const letterRoom = 1.9;

interface LaidOut {
  x: Float32Array;
  y: Float32Array;
  radius: Float32Array;
  category: Uint8Array;
  mark: Uint8Array;
  /** The seats with the letters beside their rows. */
  bounds: Rect;
}

/**
 * Every seat in absolute plan units. Writes straight into typed arrays, in one loop: an object per seat, or a loop more, would delay a map's
 * first paint by a tenth on a phone.
 */
function layOut(plan: SeatPlan, count: number): LaidOut {
  const [x, y, radius] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const [category, mark] = [new Uint8Array(count), new Uint8Array(count)];
  const categories = new Map(plan.categories.map(({ name }, place) => [name, place]));
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let at = 0;
  for (const zone of plan.zones)
    for (const row of zone.rows) {
      const [rowX, rowY] = [zone.position.x + row.position.x, zone.position.y + row.position.y];
      const aside = row.row_number_position === null ? seatRoom : seatRoom + 2 * letterRoom;
      for (const seat of row.seats) {
        const seatX = rowX + seat.position.x;
        const seatY = rowY + seat.position.y;
        const reach = seat.radius;
        x[at] = seatX;
        y[at] = seatY;
        radius[at] = reach;
        category[at] = categories.get(seat.category) ?? 0;
        if (seat.mark !== undefined) mark[at] = markNames.indexOf(seat.mark);
        if (seatX - reach * aside < left) left = seatX - reach * aside;
        if (seatX + reach * aside > right) right = seatX + reach * aside;
        if (seatY - reach * seatRoom < top) top = seatY - reach * seatRoom;
        if (seatY + reach * seatRoom > bottom) bottom = seatY + reach * seatRoom;
        at += 1;
      }
    }
  return { x, y, radius, category, mark, bounds: { left, top, right, bottom } };
}

/** Turns lengths of the plan into those of the map, in place. */
function toMap(lengths: Float32Array, from: number, unit: number): Float32Array {
  for (let at = 0; at < lengths.length; at += 1) lengths[at] = ((lengths[at] ?? 0) - from) * unit;
  return lengths;
}

/** Takes some milliseconds for a stadium: call it once per plan. */
export function createSeatMapModel(plan: SeatPlan): SeatMapModel {
  const rows = seatRows(plan);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const unit = seatCell / usualPitch(plan, rows);
  const { x, y, radius, category, mark, bounds } = layOut(plan, count);
  const { left, top, right, bottom } = planBounds(plan, bounds);
  const size = { width: (right - left) * unit, height: (bottom - top) * unit };
  let seats: readonly Seat[] | undefined;
  return {
    plan,
    count,
    rows,
    get seats() {
      seats ??= flattenSeats(plan);
      return seats;
    },
    unit,
    origin: { x: left, y: top },
    size,
    index: new SeatIndex(toMap(x, left, unit), toMap(y, top, unit), toMap(radius, 0, unit)),
    category,
    mark,
  };
}

/** The row of a seat, as its index in `model.rows`. */
export function rowOf({ rows }: SeatMapModel, seat: number): number {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((rows[middle]?.first ?? 0) <= seat) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** All seats in the row of a seat; empty for an index outside the plan. */
export function rowSeats(model: SeatMapModel, seat: number): Seat[] {
  const row = model.rows[rowOf(model, seat)];
  return row ? seatsOfRow(model.plan, row) : [];
}

/** One seat by its index; `undefined` outside the plan. */
export function seatAt(model: SeatMapModel, seat: number): Seat | undefined {
  return rowSeats(model, seat).find(({ index }) => index === seat);
}

/** Centre of a seat in map units. */
export const seatPoint = ({ index }: SeatMapModel, seat: number): Point => ({
  x: index.x[seat] ?? 0,
  y: index.y[seat] ?? 0,
});

/** The part of the map that a seat is drawn on, in map units. */
export function seatSquare(model: SeatMapModel, seat: number): Rect {
  const { x, y } = seatPoint(model, seat);
  const reach = (model.index.radius[seat] ?? 0) * drawnReach;
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}
