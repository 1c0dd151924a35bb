import type { PlanArea } from '../../../machines/seat-plan/areas.ts';
import type { Position } from '../../../machines/seat-plan/fields.ts';
import type { PlanZone, SeatPlan } from '../../../machines/seat-plan/plan.ts';
import type { Rect } from './view.ts';

/** Room beside a row for its letter, in seats' diameters. */
const letterRoom = 1.9;

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

/** The part of a plan that is drawn on: its seats with their rows' letters, and its areas. In plan units; the whole plan if it is empty. */
export function planBounds({ size, zones }: SeatPlan): Rect {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const add = (x: number, y: number, aside: number, beyond: number) => {
    if (x - aside < bounds.left) bounds.left = x - aside;
    if (x + aside > bounds.right) bounds.right = x + aside;
    if (y - beyond < bounds.top) bounds.top = y - beyond;
    if (y + beyond > bounds.bottom) bounds.bottom = y + beyond;
  };
  for (const zone of zones) {
    for (const row of zone.rows) {
      const [left, top] = [zone.position.x + row.position.x, zone.position.y + row.position.y];
      const room = row.row_number_position === null ? 1.2 : 1.2 + 2 * letterRoom;
      for (const { position, radius } of row.seats)
        add(left + position.x, top + position.y, radius * room, radius * 1.2);
    }
    for (const area of zone.areas) for (const { x, y } of areaExtent(zone, area)) add(x, y, 0, 0);
  }
  return bounds.left < bounds.right ? bounds : { left: 0, top: 0, right: size.width, bottom: size.height };
}
