import { area } from './area.ts';

const spaceWidth = 46;
const spaceRadius = 17;
const width = 640;
const height = 470;

interface RowSketch {
  letter: string;
  y: number;
  spaces: number;
}

const rows: RowSketch[] = [
  { letter: 'A', y: 0, spaces: 12 },
  { letter: 'B', y: 120, spaces: 12 },
  { letter: 'C', y: 166, spaces: 10 },
  { letter: 'D', y: 286, spaces: 10 },
];

/** The car park of the demo union: 44 spaces for shared rides along two lanes, in the format of seat plans. */
export function drawCarPark() {
  return {
    name: 'Car Park 6',
    categories: [{ name: 'Carpooling', color: '#1f7a4a' }],
    size: { width, height },
    zones: [
      {
        name: 'Car Park 6',
        position: { x: 50, y: 90 },
        rows: rows.map(({ letter, y, spaces }) => ({
          row_number: letter,
          row_number_position: 'both',
          position: { x: 0, y },
          seats: Array.from({ length: spaces }, (_, at) => ({
            seat_guid: `${letter}-${at + 1}`,
            seat_number: String(at + 1),
            position: { x: spaceWidth * (at + (12 - spaces) / 2) + spaceWidth / 2, y: 0 },
            category: 'Carpooling',
            radius: spaceRadius,
            mark: 'car',
          })),
        })),
        areas: [
          area('Barrier', 0, -72, { width: 120, height: 34 }, '#0d2436'),
          area('Lane', 0, 42, { width: 552, height: 36 }, '#6b7480'),
          area('Lane', 0, 208, { width: 552, height: 36 }, '#6b7480'),
        ],
      },
    ],
  };
}
