import { seatCell, type SeatMapModel, seatPoint } from './seat-map-model.ts';
import { overlap } from './seat-index.ts';
import type { Point, Rect } from './view.ts';

/** A word on the map, centred on this point in map units. */
export interface MapLabel extends Point {
  text: string;
}

/** Distance from a row's letter to the row's last seat, in map units. */
const letterGap = 26;

/** A row's name without its zone's prefix, such as `N104-F` in zone `N104`. */
const shortName = (zone: string, name: string) => (name.startsWith(`${zone}-`) ? name.slice(zone.length + 1) : name);

/** The letters at the ends of rows that cover no seat. */
export function rowLetters(model: SeatMapModel): MapLabel[] {
  return model.rows.flatMap(({ zone, name, first, count, labelEnds }) => {
    const text = shortName(zone, name);
    const last = first + count - 1;
    const ends: [seat: number, inner: number][] = [
      ...(labelEnds === 'start' || labelEnds === 'both' ? [[first, first + 1] as [number, number]] : []),
      ...(labelEnds === 'end' || labelEnds === 'both' ? [[last, last - 1] as [number, number]] : []),
    ];
    return ends
      .map(([seat, inner]) => ({ text, ...beyond(model, seat, count > 1 ? inner : seat) }))
      .filter((label) => model.index.hit(label, 2) === -1);
  });
}

/** The point beyond a row's end, away from its inner neighbour. */
function beyond(model: SeatMapModel, seat: number, inner: number): Point {
  const [end, before] = [seatPoint(model, seat), seatPoint(model, inner)];
  const [x, y] = [end.x - before.x, end.y - before.y];
  const length = Math.hypot(x, y);
  return length === 0
    ? { x: end.x - letterGap, y: end.y }
    : { x: end.x + (x / length) * letterGap, y: end.y + (y / length) * letterGap };
}

/** The front of a zone's seats in one category: a point at their first row, and the direction of the stage. */
export interface GroupFront {
  zone: string;
  category: string;
  at: Point;
  toStage: Point;
}

const mean = (model: SeatMapModel, seats: readonly number[]): Point => {
  const points = seats.map((seat) => seatPoint(model, seat));
  const sum = (pick: (point: Point) => number) => points.reduce((total, point) => total + pick(point), 0);
  return { x: sum((point) => point.x) / points.length, y: sum((point) => point.y) / points.length };
};

/** One or two seats in the middle of a row. */
const middleSeats = (first: number, count: number) => [first + ((count - 1) >> 1), first + (count >> 1)];

/** The front of every zone and category. */
export function groupFronts(model: SeatMapModel): GroupFront[] {
  const seen = new Set<string>();
  const { categories } = model.plan;
  return model.rows.flatMap(({ zone, zoneIndex, first, count }, row) => {
    const place = model.category[first + (count >> 1)] ?? 0;
    const category = categories[place]?.name ?? '';
    // A zone may be drawn in several parts.
    const key = `${zone} ${place}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const at = mean(model, middleSeats(first, count));
    const next = model.rows[row + 1];
    const behind =
      next?.zoneIndex === zoneIndex ? mean(model, middleSeats(next.first, next.count)) : { x: at.x, y: at.y + 1 };
    const length = Math.hypot(at.x - behind.x, at.y - behind.y) || 1;
    return [{ zone, category, at, toStage: { x: (at.x - behind.x) / length, y: (at.y - behind.y) / length } }];
  });
}

/** How far a word's edge is from the middle of its row, in cells: the next if a long word would cover the ends of a curved row. */
const clearances = [0.58, 0.68];

/**
 * Labels for the fronts at one scale; the words' `width` and `height` are in map units at that scale. A word that would cover a seat or
 * another word is left out.
 */
export function placeGroupLabels(
  model: SeatMapModel,
  fronts: readonly (GroupFront & { text: string; width: number; height: number })[],
): MapLabel[] {
  const placed: Rect[] = [];
  return fronts.flatMap(({ at, toStage, text, width, height }) => {
    const half = (Math.abs(toStage.x) * width + Math.abs(toStage.y) * height) / 2;
    for (const clearance of clearances) {
      const away = clearance * seatCell + half;
      const [x, y] = [at.x + toStage.x * away, at.y + toStage.y * away];
      const rect = { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
      if (model.index.touches(rect) || placed.some((other) => overlap(rect, other))) continue;
      placed.push(rect);
      return [{ text, x, y }];
    }
    return [];
  });
}
