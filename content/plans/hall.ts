import type { Position } from '../../machines/seat-plan/fields.ts';

const pitch = 25;
const rowDepth = 29;
const aisle = 26;
const width = 860;
const height = 764;
const centre = width / 2;
/** Distance from the rows' common centre, above the stage, to row A along the axis. */
const firstRadius = 960;
const firstRowY = 156;

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
  { letter: 'F', blocks: [6, 12, 6], category: 'Stalls', gapBefore: 26 },
  { letter: 'G', blocks: [7, 12, 7], category: 'Stalls' },
  { letter: 'H', blocks: [7, 12, 7], category: 'Stalls' },
  { letter: 'I', blocks: [7, 12, 7], category: 'Stalls' },
  { letter: 'J', blocks: [7, 12, 7], category: 'Stalls' },
  { letter: 'K', blocks: [8, 12, 8], category: 'Stalls' },
  { letter: 'L', blocks: [8, 12, 8], category: 'Stalls' },
  { letter: 'M', blocks: [8, 12, 8], category: 'Stalls' },
  { letter: 'N', blocks: [8, 12, 8], category: 'Stalls' },
];
const balcony: RowSketch[] = [
  { letter: 'P', blocks: [6, 8, 6], category: 'Balcony', gapBefore: 56 },
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

/** The stage: straight at the back, its apron bowed towards the hall. */
function stage() {
  const steps = Array.from({ length: 17 }, (_, step) => 1 - step / 8);
  const apron = steps.map((side) => ({ x: Math.round(side * 182), y: Math.round(60 + 16 * (1 - side * side)) }));
  return {
    shape: 'polygon',
    color: '#0d2436',
    border_color: '#0d2436',
    rotation: 0,
    position: { x: 0, y: 14 },
    polygon: { points: [{ x: -224, y: 0 }, { x: 224, y: 0 }, ...apron] },
    text: { position: { x: 0, y: 38 }, color: '#fffdf8', text: 'Stage', size: 19 },
  };
}

/** Sir Temi Zammit Hall as drawn for the demo union: 440 seats in curved rows before a stage. */
export function drawHall() {
  const balconyFrom = depthOf(stalls);
  return {
    name: 'Sir Temi Zammit Hall',
    categories: [
      { name: 'Front stalls', color: '#0b55ae' },
      { name: 'Stalls', color: '#1f7a4a' },
      { name: 'Balcony', color: '#c4321f' },
    ],
    size: { width, height },
    zones: [
      {
        name: 'Stalls',
        position: { x: centre, y: firstRowY - rowDepth },
        rows: drawRows(stalls, 0),
        areas: [{ ...stage(), position: { x: 0, y: 14 - (firstRowY - rowDepth) } }],
      },
      {
        name: 'Balcony',
        position: { x: centre, y: firstRowY - rowDepth + balconyFrom },
        rows: drawRows(balcony, balconyFrom),
        areas: [],
      },
    ],
  };
}
