import type { SeatMark, SeatPlan } from '../../../machines/seat-plan/plan.ts';
import { flattenSeats, seatRows, seatsOfRow, type Seat, type SeatRow } from '../../../machines/seat-plan/seats.ts';
import { planBounds } from './plan-bounds.ts';
import { SeatIndex } from './seat-index.ts';
import type { Point, Size } from './view.ts';

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
  /** Map units a plan unit. */
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

/** Writes straight into typed arrays: an object a seat would delay a stadium's first paint by a tenth of a second on a phone. */
function layOut(
  plan: SeatPlan,
  count: number,
  unit: number,
  origin: Point,
): Pick<SeatMapModel, 'index' | 'category' | 'mark'> {
  const x = new Float32Array(count);
  const y = new Float32Array(count);
  const radius = new Float32Array(count);
  const categories = new Map(plan.categories.map(({ name }, place) => [name, place]));
  const category = new Uint8Array(count);
  const mark = new Uint8Array(count);
  let at = 0;
  for (const zone of plan.zones)
    for (const row of zone.rows) {
      const [left, top] = [zone.position.x + row.position.x - origin.x, zone.position.y + row.position.y - origin.y];
      for (const seat of row.seats) {
        x[at] = (left + seat.position.x) * unit;
        y[at] = (top + seat.position.y) * unit;
        radius[at] = seat.radius * unit;
        category[at] = categories.get(seat.category) ?? 0;
        if (seat.mark !== undefined) mark[at] = markNames.indexOf(seat.mark);
        at += 1;
      }
    }
  return { index: new SeatIndex(x, y, radius), category, mark };
}

/** Takes some milliseconds for a stadium: call it once a plan. */
export function createSeatMapModel(plan: SeatPlan): SeatMapModel {
  const rows = seatRows(plan);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const unit = seatCell / usualPitch(plan, rows);
  const { left, top, right, bottom } = planBounds(plan);
  const origin = { x: left, y: top };
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
    origin,
    size,
    ...layOut(plan, count, unit, origin),
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
