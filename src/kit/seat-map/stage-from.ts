import type { Position } from '../../../machines/seat-plan/fields.ts';
import { middleOf, type Stage } from '../../../machines/seat-plan/sight.ts';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import type { Size } from './view.ts';

/** Lengths in plan units of about 2.2 cm, for a seat of radius 10: heights of a raked row, a seated eye, the stage and its opening. */
const rake = 5;
const eye = 55;
const stageHeight = 40;
const openingHeight = 230;
const stageDepth = 150;

/** Tangent of half the angle of view: 64 degrees, without turning the head. */
const halfSight = 0.62;
/** How far down the picture the eye's own height is: more is seen above it, where the stage is. */
const eyeLine = 0.62;

/** A stage in a picture, in the picture's units: the wall behind it, and its floor. Four corners each. */
export interface StagePicture {
  wall: Position[];
  floor: Position[];
}

/**
 * The stage as a seat sees it, in one-point perspective. The eye looks at the middle of the stage's front: a point `depth` ahead of it,
 * `aside` of it and `up` above it is drawn at `aside / depth` and `up / depth`, scaled so that `halfSight` reaches the picture's edge.
 */
export function stageFrom(
  stage: Stage,
  seat: Pick<Seat, 'x' | 'y' | 'radius'>,
  rowsInFront: number,
  { width, height }: Size,
): StagePicture {
  const unit = seat.radius / 10;
  const middle = middleOf(stage);
  const away = Math.max(Math.hypot(middle.x - seat.x, middle.y - seat.y), unit * 40);
  const ahead = { x: (middle.x - seat.x) / away, y: (middle.y - seat.y) / away };
  const eyeHeight = (eye + rake * rowsInFront) * unit;
  const draw = ({ x, y }: Position, above: number): Position => {
    const [dx, dy] = [x - seat.x, y - seat.y];
    const depth = Math.max(dx * ahead.x + dy * ahead.y, unit * 20);
    const aside = dy * ahead.x - dx * ahead.y;
    const scale = width / 2 / halfSight / depth;
    return { x: width / 2 + aside * scale, y: height * eyeLine - (above * unit - eyeHeight) * scale };
  };
  // The stage goes on behind its front, away from the audience: upwards on the plan.
  const behind = ({ x, y }: Position): Position => ({ x, y: y - stageDepth * unit });
  const { left, right } = stage;
  return {
    wall: [
      draw(behind(left), stageHeight),
      draw(behind(left), openingHeight),
      draw(behind(right), openingHeight),
      draw(behind(right), stageHeight),
    ],
    floor: [
      draw(left, stageHeight),
      draw(behind(left), stageHeight),
      draw(behind(right), stageHeight),
      draw(right, stageHeight),
    ],
  };
}
