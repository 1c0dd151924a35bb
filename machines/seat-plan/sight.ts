import type { PlanArea } from './areas.ts';
import type { Position } from './fields.ts';
import type { SeatPlan } from './plan.ts';
import type { Seat } from './seats.ts';

/** The stage as seats see it: its front edge in absolute plan units, from left to right for whoever faces it. */
export interface Stage {
  left: Position;
  right: Position;
}

/** The word by which plans name their stage. */
const stageName = 'Stage';

/** The corners of a stage's front, the edge towards the audience, relative to the area; undefined for shapes without one. */
function frontOf(area: PlanArea): [Position, Position] | undefined {
  if (area.shape === 'rectangle') {
    const { width, height } = area.rectangle;
    return [
      { x: 0, y: height },
      { x: width, y: height },
    ];
  }
  if (area.shape !== 'polygon') return undefined;
  const xs = area.polygon.points.map(({ x }) => x);
  const ys = area.polygon.points.map(({ y }) => y);
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  return [
    { x: Math.min(...xs), y: middle },
    { x: Math.max(...xs), y: middle },
  ];
}

/** The plan's stage; undefined for a plan without one, such as a stadium's. The audience is below it on the drawing. */
export function stageOf({ zones }: SeatPlan): Stage | undefined {
  for (const zone of zones) {
    const area = zone.areas.find(({ text }) => text.text === stageName);
    const front = area && frontOf(area);
    if (!area || !front) continue;
    const [left, right] = front.map(({ x, y }) => ({
      x: zone.position.x + area.position.x + x,
      y: zone.position.y + area.position.y + y,
    }));
    if (left && right) return { left, right };
  }
  return undefined;
}

/** The middle of the stage's front. */
export const middleOf = ({ left, right }: Stage): Position => ({
  x: (left.x + right.x) / 2,
  y: (left.y + right.y) / 2,
});

/** A seat's position as seen from the stage. */
export interface Sight {
  /** Distance from the middle of the stage's front, in places side by side: a seat's width and the gap beside it. */
  distance: number;
  /** The angle off the hall's axis in radians; below zero on the left, facing the stage. */
  angle: number;
  side: 'left' | 'middle' | 'right';
}

/** Seats within this angle of the axis, in radians, are in the middle: a sixth of a right angle. */
const middleAngle = Math.PI / 12;

/** From the middle of a seat to that of the next, in seats' radii. */
const usualPlace = 2.5;

/** The place of a seat in front of the stage. */
export function sightOf(stage: Stage, seat: Pick<Seat, 'x' | 'y' | 'radius'>): Sight {
  const { x, y } = middleOf(stage);
  const angle = Math.atan2(seat.x - x, seat.y - y);
  const distance = Math.hypot(seat.x - x, seat.y - y) / (seat.radius * usualPlace);
  return { distance, angle, side: Math.abs(angle) < middleAngle ? 'middle' : angle < 0 ? 'left' : 'right' };
}
