import { rowOf, type SeatMapModel } from './seat-map-model.ts';

/** The seat of a row that is nearest to another seat, and its distance. */
function nearestIn(model: SeatMapModel, row: number, seat: number): { seat: number; away: number } {
  const { first, count } = model.rows[row] ?? { first: seat, count: 1 };
  const { x, y } = model.index;
  let best = { seat: first, away: Infinity };
  for (let other = first; other < first + count; other += 1) {
    const away = Math.hypot((x[other] ?? 0) - (x[seat] ?? 0), (y[other] ?? 0) - (y[seat] ?? 0));
    if (away < best.away) best = { seat: other, away };
  }
  return best;
}

/** Weight of the sideways distance in the search for a seat in one direction. */
const flatness = 2;
/** A seat whose sideways distance is more than this many times its distance ahead is not in that direction: the ends of curved rows. */
const cone = 1.5;

/** The nearest seat of another row in one direction on the screen: `x` is sideways, `y` up and down. */
function ahead(model: SeatMapModel, seat: number, axis: 'x' | 'y', sign: 1 | -1): number {
  const { index } = model;
  const across = axis === 'x' ? 'y' : 'x';
  const [x, y] = [index.x[seat] ?? 0, index.y[seat] ?? 0];
  const row = rowOf(model, seat);
  let best = seat;
  let least = Infinity;
  const consider = (other: number) => {
    const far = ((index[axis][other] ?? 0) - (index[axis][seat] ?? 0)) * sign;
    const aside = Math.abs((index[across][other] ?? 0) - (index[across][seat] ?? 0));
    if (far < 8 || aside > far * cone || rowOf(model, other) === row) return;
    const away = far + aside * flatness;
    if (away < least) [best, least] = [other, away];
  };
  for (const reach of [60, 400, 4000]) {
    index.visit({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }, consider);
    if (best !== seat) break;
  }
  return best;
}

/** The nearest seat in the first row of the next zone (1) or the previous one (-1). */
function zoneAway(model: SeatMapModel, seat: number, step: 1 | -1): number {
  const { rows } = model;
  const from = rowOf(model, seat);
  const zone = rows[from]?.zoneIndex;
  let row = from;
  while (rows[row]?.zoneIndex === zone) row += step;
  const next = rows[row]?.zoneIndex;
  if (next === undefined) return seat;
  while (rows[row - 1]?.zoneIndex === next) row -= 1;
  return nearestIn(model, row, seat).seat;
}

/** The seat that a key of the grid pattern moves to; `undefined` for keys that do not move. */
export function moveBy(model: SeatMapModel, seat: number, key: string): number | undefined {
  const { first, count } = model.rows[rowOf(model, seat)] ?? { first: seat, count: 1 };
  switch (key) {
    // A seat that is a row by itself, such as a stand, has its neighbours in other rows.
    case 'ArrowLeft':
      return count === 1 ? ahead(model, seat, 'x', -1) : Math.max(seat - 1, first);
    case 'ArrowRight':
      return count === 1 ? ahead(model, seat, 'x', 1) : Math.min(seat + 1, first + count - 1);
    case 'ArrowUp':
      return ahead(model, seat, 'y', -1);
    case 'ArrowDown':
      return ahead(model, seat, 'y', 1);
    case 'Home':
      return first;
    case 'End':
      return first + count - 1;
    case 'PageUp':
      return zoneAway(model, seat, -1);
    case 'PageDown':
      return zoneAway(model, seat, 1);
    default:
      return undefined;
  }
}
