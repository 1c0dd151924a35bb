import { area } from './area.ts';

const width = 680;
const stand = { width: 300, height: 70 };
/** Where a stand's seat is on its area. */
const seat = { x: 28, y: stand.height / 2 };
const gap = { x: 40, y: 24 };

/** Two halls with three rows of two stands each. */
const halls = [
  { name: 'Hall', y: 40, rows: ['A', 'B', 'C'] },
  { name: 'Tent', y: 400, rows: ['D', 'E', 'F'] },
];

const top = 60;
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
      position: { x: 20, y },
      rows: rows.flatMap((letter, at) =>
        [1, 2].map((number) => ({
          row_number: `${letter}${number}`,
          row_number_position: null,
          position: { x: xOf(number - 1), y: yOf(at) },
          seats: [
            {
              seat_guid: `${letter}${number}`,
              seat_number: String(number),
              position: seat,
              category: 'Stand',
              radius: 17,
            },
          ],
        })),
      ),
      areas: [
        area(name, 0, 0, { width: width - 40, height: 36 }, '#0d2436'),
        ...rows.flatMap((letter, at) =>
          [1, 2].map((number) => area(`${letter}${number}`, xOf(number - 1), yOf(at), stand, '#3d5a73', 2 * seat.x)),
        ),
      ],
    })),
  };
}
