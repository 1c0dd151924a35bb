import { hullStrakes, sternOf, zoneStrake } from './hull.ts';
import type { Position } from '../../machines/seat-plan/fields.ts';

const pitch = 25;
const rowDepth = 27;
const aisle = 26;
const width = 980;
const centre = width / 2;
/** Distance from the rows' common centre, above the stage, to row A along the axis. */
const firstRadius = 1300;
const firstRowY = 102;

interface RowSketch {
  letter: string;
  /** Seats of each block, left to right; aisles stand between. */
  blocks: readonly number[];
  category: string;
  /** Free depth before the row, in plan units. */
  gapBefore?: number;
}

const stalls: RowSketch[] = [
  { letter: 'A', blocks: [5, 12, 5], category: 'Front stalls' },
  { letter: 'B', blocks: [5, 12, 5], category: 'Front stalls' },
  { letter: 'C', blocks: [6, 12, 6], category: 'Front stalls' },
  { letter: 'D', blocks: [6, 12, 6], category: 'Front stalls' },
  { letter: 'E', blocks: [6, 12, 6], category: 'Front stalls' },
  { letter: 'F', blocks: [6, 12, 6], category: 'Stalls', gapBefore: 22 },
  { letter: 'G', blocks: [7, 12, 7], category: 'Stalls' },
  { letter: 'H', blocks: [7, 12, 7], category: 'Stalls' },
  { letter: 'I', blocks: [7, 12, 7], category: 'Stalls' },
  { letter: 'J', blocks: [7, 12, 7], category: 'Stalls' },
  { letter: 'K', blocks: [8, 12, 8], category: 'Stalls' },
  { letter: 'L', blocks: [8, 12, 8], category: 'Stalls' },
  { letter: 'M', blocks: [8, 12, 8], category: 'Stalls' },
  { letter: 'N', blocks: [8, 12, 8], category: 'Stalls' },
];
/** Drawn after the other rows, so that those keep their numbers: the last row of the stalls, and behind it the places for wheelchairs. */
const lastStalls: RowSketch = { letter: 'O', blocks: [8, 12, 8], category: 'Stalls' };
const wheelchairRow = { letter: 'W', category: 'Stalls', gapBefore: 5 };
/** Free depth between the wheelchairs' row and the balcony. */
const gallery = 19;
const balcony: RowSketch[] = [
  { letter: 'P', blocks: [6, 8, 6], category: 'Balcony', gapBefore: gallery },
  { letter: 'Q', blocks: [6, 8, 6], category: 'Balcony' },
  { letter: 'R', blocks: [7, 8, 7], category: 'Balcony' },
  { letter: 'S', blocks: [7, 8, 7], category: 'Balcony' },
];

/** The position of each seat along its row's arc, from the middle. */
function places(blocks: readonly number[]): number[] {
  const along: number[] = [];
  let at = 0;
  for (const seats of blocks) {
    for (let seat = 0; seat < seats; seat += 1, at += pitch) along.push(at);
    at += aisle;
  }
  const middle = (along.at(-1) ?? 0) / 2;
  return along.map((place) => place - middle);
}

const tenth = (length: number) => Math.round(length * 10) / 10;

/** A point on the arc that runs `depth` behind row A. */
function onArc(depth: number, along: number): Position {
  const radius = firstRadius + depth;
  const angle = along / radius;
  return { x: tenth(radius * Math.sin(angle)), y: tenth(radius * (Math.cos(angle) - 1)) };
}

function drawRow(sketch: RowSketch, depth: number, y: number) {
  return {
    row_number: sketch.letter,
    row_number_position: 'both',
    position: { x: 0, y },
    seats: places(sketch.blocks).map((along, index) => ({
      seat_guid: `${sketch.letter}-${index + 1}`,
      seat_number: String(index + 1),
      position: onArc(depth, along),
      category: sketch.category,
    })),
  };
}

function drawRows(sketches: readonly RowSketch[], from: number) {
  let depth = from;
  return sketches.map((sketch) => {
    depth += rowDepth + (sketch.gapBefore ?? 0);
    return drawRow(sketch, depth, depth - from);
  });
}

const depthOf = (sketches: readonly RowSketch[]) =>
  sketches.reduce((depth, sketch) => depth + rowDepth + (sketch.gapBefore ?? 0), 0);

/** Middle of each pair of a wheelchair's place and its companion's seat, along their row. */
const pairsAt = [-300, -180, -60, 60, 180, 300];
const besideWheelchair = 27;

/** Places for wheelchairs, each with the seat of its companion beside it. */
function drawWheelchairs(depth: number, y: number) {
  const { letter, category } = wheelchairRow;
  const place = (index: number, along: number) => ({
    seat_guid: `${letter}-${index}`,
    seat_number: String(index),
    position: onArc(depth, along),
    category,
  });
  return {
    row_number: letter,
    row_number_position: 'both',
    position: { x: 0, y },
    seats: pairsAt.flatMap((middle, pair) => [
      { ...place(pair * 2 + 1, middle - besideWheelchair / 2), mark: 'wheelchair' },
      {
        ...place(pair * 2 + 2, middle + besideWheelchair / 2),
        mark: 'companion',
        companion_of: `${letter}-${pair * 2 + 1}`,
      },
    ]),
  };
}

/** The stage, in the bow: its deck follows the hull, its apron the rows. */
function stage(y: number) {
  const steps = Array.from({ length: 17 }, (_, step) => 1 - step / 8);
  const apron = steps.map((side) => ({ x: Math.round(side * 172), y: Math.round(26 + 12 * (1 - side * side)) }));
  return {
    shape: 'polygon',
    color: '#0d2436',
    border_color: '#0d2436',
    rotation: 0,
    position: { x: 0, y },
    polygon: { points: [{ x: -196, y: 6 }, { x: -110, y: 1 }, { x: 0, y: 0 }, { x: 110, y: 1 }, { x: 196, y: 6 }, ...apron] },
    text: { position: { x: 0, y: 20 }, color: '#fffdf8', text: 'Stage', size: 19 },
  };
}

/** Sir Temi Zammit Hall as drawn for the demo union, a luzzu in plan: 480 seats in curved rows, the stage at the bow. */
export function drawHall() {
  const top = firstRowY - rowDepth;
  const lastDepth = depthOf([...stalls, lastStalls]);
  const wheelchairs = lastDepth + rowDepth + wheelchairRow.gapBefore;
  const inAll = wheelchairs + depthOf(balcony);
  const fromAisle = depthOf(stalls.slice(0, 5));
  const stern = sternOf(top + inAll);
  const ground = [
    ...hullStrakes(stern),
    zoneStrake({ centreY: top - firstRadius, radius: firstRadius + fromAisle + 16, stern, color: '#17643b' }),
    zoneStrake({ centreY: top - firstRadius, radius: firstRadius + wheelchairs + 14, stern, color: '#b0241b' }),
  ];
  return {
    name: 'Sir Temi Zammit Hall',
    categories: [
      { name: 'Front stalls', color: '#0b55ae' },
      { name: 'Stalls', color: '#1f7a4a' },
      { name: 'Balcony', color: '#c4321f' },
    ],
    size: { width, height: stern + 6 },
    zones: [
      {
        name: 'Stalls',
        position: { x: centre, y: top },
        rows: drawRows(stalls, 0),
        areas: [...ground.map((area) => ({ ...area, position: { x: 0, y: -top } })), stage(30 - top)],
      },
      {
        name: 'Balcony',
        position: { x: centre, y: top + wheelchairs },
        rows: drawRows(balcony, wheelchairs),
        areas: [],
      },
      {
        name: 'Stalls',
        position: { x: centre, y: top },
        rows: [drawRow(lastStalls, lastDepth, lastDepth), drawWheelchairs(wheelchairs, wheelchairs)],
        areas: [],
      },
    ],
  };
}
