import { area } from './area.ts';

/** The whole floor fits on a phone. */
const width = 350;
const margin = 10;
const stand = { width: 160, height: 84 };
/** The position of a stand's seat on its area, and of the company's name below it. */
const seat = { x: stand.width / 2, y: 30 };
const label = { x: stand.width / 2, y: 66, size: 10 };
const gap = { x: 10, y: 14 };

/** Two halls with three rows of two stands each. */
const halls = [
  { name: 'Hall', y: 10, rows: ['A', 'B', 'C'] },
  { name: 'Tent', y: 386, rows: ['D', 'E', 'F'] },
];

const top = 50;
const xOf = (place: number) => place * (stand.width + gap.x);
const yOf = (at: number) => top + at * (stand.height + gap.y);

/** The floor of the demo union's careers expo: a stand is a seat on an area, which the portal labels with the company's name. */
export function drawExpoFloor() {
  return {
    name: 'Careers Expo',
    categories: [{ name: 'Stand', color: '#1f7a4a' }],
    size: { width, height: 740 },
    zones: halls.map(({ name, y, rows }) => ({
      name,
      position: { x: margin, y },
      rows: rows.flatMap((letter, at) =>
        [1, 2].map((number) => ({
          row_number: `${letter}${number}`,
          row_number_position: null,
          position: { x: xOf(number - 1), y: yOf(at) },
          seats: [
            {
              seat_guid: `${letter}${number}`,
              seat_number: `${letter}${number}`,
              position: seat,
              category: 'Stand',
              radius: 17,
              mark: 'stand',
            },
          ],
        })),
      ),
      areas: [
        area(name, 0, 0, { width: width - 2 * margin, height: 36 }, '#0d2436'),
        ...rows.flatMap((letter, at) =>
          [1, 2].map((number) => area(`${letter}${number}`, xOf(number - 1), yOf(at), stand, '#3d5a73', label)),
        ),
      ],
    })),
  };
}
