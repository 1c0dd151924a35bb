import type { PlanArea } from '../../../machines/seat-plan/areas.ts';
import type { Position } from '../../../machines/seat-plan/fields.ts';
import type { PlanZone, SeatPlan } from '../../../machines/seat-plan/plan.ts';
import type { Rect } from './view.ts';

const corners = (left: number, top: number, right: number, bottom: number): Position[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** The outermost points of an area before its rotation, in plan units about its position. */
function extent(area: PlanArea): Position[] {
  switch (area.shape) {
    case 'rectangle':
      return corners(0, 0, area.rectangle.width, area.rectangle.height);
    case 'circle':
      return corners(-area.circle.radius, -area.circle.radius, area.circle.radius, area.circle.radius);
    case 'ellipse': {
      const { x, y } = area.ellipse.radius;
      return corners(-x, -y, x, y);
    }
    case 'polygon':
      return area.polygon.points;
    default: {
      // A word by itself: about as wide as two thirds of its letters' height each.
      const { position, text, size } = area.text;
      const [half, high] = [(text.length * size) / 3, size / 2];
      return corners(position.x - half, position.y - high, position.x + half, position.y + high);
    }
  }
}

/** The outermost points of an area in absolute plan units. */
export function areaExtent(zone: Pick<PlanZone, 'position'>, area: PlanArea): Position[] {
  const angle = (area.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return extent(area).map(({ x, y }) => ({
    x: zone.position.x + area.position.x + x * cos - y * sin,
    y: zone.position.y + area.position.y + x * sin + y * cos,
  }));
}

/** The part of a plan that is drawn on: `seats` with their rows' letters, and its areas. In plan units; the whole plan if it is empty. */
export function planBounds({ size, zones }: SeatPlan, seats: Rect): Rect {
  let { left, top, right, bottom } = seats;
  for (const zone of zones)
    for (const area of zone.areas)
      for (const { x, y } of areaExtent(zone, area)) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
  return left < right ? { left, top, right, bottom } : { left: 0, top: 0, right: size.width, bottom: size.height };
}
