import type { Position } from '../../machines/seat-plan/fields.ts';

/** Half the hull's beam, and the top of its bow below the prow, in plan units. */
const halfBeam = 480;
const bow = 26;
/** Height of the prow's point above the bow, and half its width at the foot. */
const prow = { height: 22, half: 190 };
/** The lower these are, the more pointed the hull's ends: how full it is across and along. */
const fullness = { across: 2.5, along: 5 };
const steps = 40;

/** The stern's place for a hull whose last row of seats stands at `lastRow`. */
export const sternOf = (lastRow: number): number => lastRow + 22;

/** Half the hull's beam at a place between bow and stern: a superellipse. */
function halfBeamAt(y: number, stern: number): number {
  const half = (stern - bow) / 2;
  const along = Math.min(Math.abs((y - bow - half) / half), 1);
  return halfBeam * (1 - along ** fullness.along) ** (1 / fullness.across);
}

const tenth = (length: number) => Math.round(length * 10) / 10;

/** The hull's starboard side from prow to stern, moved inwards by `inset`. */
function side(stern: number, inset: number): Position[] {
  const half = (stern - bow) / 2;
  return Array.from({ length: steps + 1 }, (_, step) => {
    // Denser at both ends, where the line bends.
    const y = bow + half * (1 - Math.cos((Math.PI * step) / steps));
    const x = halfBeamAt(y, stern);
    const rise = x < prow.half && y < bow + half ? prow.height * (1 - x / prow.half) ** 2 : 0;
    const toMiddle = 1 - inset / halfBeam;
    return { x: tenth(x * toMiddle), y: tenth(bow + half + (y - rise - bow - half) * (1 - inset / half)) };
  });
}

const mirrored = (points: readonly Position[]) => points.map(({ x, y }) => ({ x: x === 0 ? 0 : -x, y })).toReversed();

const outline = (stern: number, inset: number) => [...side(stern, inset), ...mirrored(side(stern, inset))];

const painted = (points: Position[], color: string) => ({
  shape: 'polygon',
  color,
  border_color: '',
  rotation: 0,
  polygon: { points },
  text: { position: { x: 0, y: 0 }, color: '', text: '', size: 1 },
});

/** A band along the hull: its outer edge one way, its inner edge back, so that the middle stays open. */
const band = (stern: number, outer: number, inner: number, color: string) =>
  painted([...outline(stern, outer), ...outline(stern, inner).toReversed()], color);

/** The painted strakes of a luzzu's gunwale, from the outside in. Positions are absolute, about the keel. */
export const hullStrakes = (stern: number) => [
  band(stern, 0, 6, '#0b55ae'),
  band(stern, 6, 8.5, '#ffc022'),
];

interface Strake {
  /** The centre of the rows' arcs, on the keel above the bow. */
  centreY: number;
  radius: number;
  stern: number;
  color: string;
}

/** A thin strake across the hull, parallel to the rows, between two zones of one price. */
export function zoneStrake({ centreY, radius, stern, color }: Strake) {
  const point = (on: number, angle: number) => ({ x: on * Math.sin(angle), y: centreY + on * Math.cos(angle) });
  const isOnDeck = ({ x, y }: Position) => x < halfBeamAt(y, stern) - 14;
  let end = 0;
  while (isOnDeck(point(radius, end))) end += 0.002;
  const arc = (on: number): Position[] =>
    Array.from({ length: 25 }, (_, step) => point(on, end * (step / 12 - 1))).map(({ x, y }) => ({
      x: tenth(x),
      y: tenth(y),
    }));
  return painted([...arc(radius - 1.25), ...arc(radius + 1.25).toReversed()], color);
}
