import type { Seat } from '../../../machines/seat-plan/seats.ts';
import { rowOf, rowSeats, seatCell, type SeatMapModel } from './seat-map-model.ts';
import type { Rect } from './view.ts';

/** Rows further apart than this, in map units, have an aisle between them. */
const nextRow = 1.7 * seatCell;

/** The seats of a row around one of them, up to an aisle or another category. */
function stretchAround(row: readonly Seat[], at: number): readonly Seat[] {
  const goesOn = (left: Seat | undefined, right: Seat | undefined) =>
    left !== undefined && right !== undefined && left.besideNext && left.category === right.category;
  let [from, to] = [at, at];
  while (goesOn(row[from - 1], row[from])) from -= 1;
  while (goesOn(row[to], row[to + 1])) to += 1;
  return row.slice(from, to + 1);
}

/** The bounds of some seats in map units. */
function boundsOf({ index }: SeatMapModel, seats: readonly Seat[]): Rect {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { index: seat } of seats) {
    const [x, y, reach] = [index.x[seat] ?? 0, index.y[seat] ?? 0, index.radius[seat] ?? 0];
    bounds.left = Math.min(bounds.left, x - reach);
    bounds.right = Math.max(bounds.right, x + reach);
    bounds.top = Math.min(bounds.top, y - reach);
    bounds.bottom = Math.max(bounds.bottom, y + reach);
  }
  return bounds;
}

const union = (a: Rect, b: Rect): Rect => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The stretch of the next row that stands before or behind another one; empty where the block ends. */
function stretchBeside(model: SeatMapModel, row: number, before: readonly Seat[]): readonly Seat[] {
  const middle = before[before.length >> 1];
  const first = model.rows[row]?.first;
  if (!middle || first === undefined) return [];
  const seats = rowSeats(model, first);
  const away = ({ index }: Seat) =>
    Math.hypot(
      (model.index.x[index] ?? 0) - (model.index.x[middle.index] ?? 0),
      (model.index.y[index] ?? 0) - (model.index.y[middle.index] ?? 0),
    );
  let nearest = 0;
  for (let at = 1; at < seats.length; at += 1) {
    const [seat, best] = [seats[at], seats[nearest]];
    if (seat && best && away(seat) < away(best)) nearest = at;
  }
  const seat = seats[nearest];
  return seat && seat.category === middle.category && away(seat) < nextRow ? stretchAround(seats, nearest) : [];
}

/** The bounds in map units of the block that a seat is in: rows behind each other in one category, between the aisles. */
export function blockAround(model: SeatMapModel, seat: number): Rect {
  const row = rowOf(model, seat);
  const seats = rowSeats(model, seat);
  const own = stretchAround(seats, seat - (seats[0]?.index ?? 0));
  let bounds = boundsOf(model, own);
  for (const step of [-1, 1]) {
    let [at, stretch] = [row + step, stretchBeside(model, row + step, own)];
    while (stretch.length > 0) {
      bounds = union(bounds, boundsOf(model, stretch));
      at += step;
      stretch = stretchBeside(model, at, stretch);
    }
  }
  return bounds;
}
