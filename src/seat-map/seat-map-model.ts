import type { SeatPlan } from '../../machines/seat-plan/plan.ts';
import { flattenSeats, seatRows, type Seat, type SeatRow } from '../../machines/seat-plan/seats.ts';
import { SeatIndex } from './seat-index.ts';
import type { Point, Size } from './view.ts';

/** Side of a seat's cell at scale 1, in CSS pixels. */
export const seatCell = 25;

/** A plan made ready to draw. Map units are the plan's, scaled so that neighbouring seats stand 25 apart. */
export interface SeatMapModel {
  plan: SeatPlan;
  seats: readonly Seat[];
  rows: readonly SeatRow[];
  /** Map units a plan unit. */
  unit: number;
  /** In map units. */
  size: Size;
  index: SeatIndex;
  /** Place of each seat's category in the plan. */
  category: Uint8Array;
}

/** Usual distance between neighbours, in plan units. */
function usualPitch(seats: readonly Seat[]): number {
  const distances: number[] = [];
  for (let at = 1; at < seats.length && distances.length < 501; at += 1) {
    const [before, seat] = [seats[at - 1], seats[at]];
    if (before?.besideNext && seat) distances.push(Math.hypot(seat.x - before.x, seat.y - before.y));
  }
  return distances.sort((a, b) => a - b)[distances.length >> 1] || (seats[0]?.radius ?? 10) * 2.5;
}

/** Costs some milliseconds for a stadium: make it once a plan. */
export function createSeatMapModel(plan: SeatPlan): SeatMapModel {
  const seats = flattenSeats(plan);
  const unit = seatCell / usualPitch(seats);
  const categories = new Map(plan.categories.map(({ name }, place) => [name, place]));
  const x = new Float32Array(seats.length);
  const y = new Float32Array(seats.length);
  const radius = new Float32Array(seats.length);
  const category = new Uint8Array(seats.length);
  for (const seat of seats) {
    x[seat.index] = seat.x * unit;
    y[seat.index] = seat.y * unit;
    radius[seat.index] = seat.radius * unit;
    category[seat.index] = categories.get(seat.category) ?? 0;
  }
  return {
    plan,
    seats,
    rows: seatRows(plan),
    unit,
    size: { width: plan.size.width * unit, height: plan.size.height * unit },
    index: new SeatIndex(x, y, radius),
    category,
  };
}

/** Middle of a seat in map units. */
export const seatPoint = ({ index }: SeatMapModel, seat: number): Point => ({
  x: index.x[seat] ?? 0,
  y: index.y[seat] ?? 0,
});
