import { createHash } from 'node:crypto';
import { PAINT } from './style.ts';

/** A tile is drawn in a square of this side. */
const SIDE = 120;

/** field, main, second, spark: paints that go together. */
type Palette = readonly [string, string, string, string];

/** A shape in one of the palette's paints; `turned` ones are repeated in the four corners. */
type Shape = { paint: 0 | 1 | 2 | 3; outline: string; turned: boolean };

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const corner = (paint: Shape['paint'], outline: string): Shape => ({ paint, outline, turned: true });
const centre = (paint: Shape['paint'], outline: string): Shape => ({ paint, outline, turned: false });

const { white, blue, sky, yellow, red, green, sand, ink } = PAINT;

const PALETTES: readonly Palette[] = [
  [white, blue, sky, yellow],
  [blue, white, sky, yellow],
  [sand, blue, white, red],
  [ink, sand, blue, yellow],
  [sand, green, white, ink],
  [white, green, sand, blue],
];

const STAR = 'M60 24L70.5 49.5L96 60L70.5 70.5L60 96L49.5 70.5L24 60L49.5 49.5Z';

/** Corners meet their neighbours' corners and close into rosettes. */
const CORNERS: readonly Shape[][] = [
  [corner(1, disc(0, 0, 44)), corner(0, disc(0, 0, 30)), corner(3, disc(0, 0, 18))],
  [corner(1, 'M0 0C34 4 54 26 60 60C26 54 4 34 0 0Z'), corner(2, disc(0, 0, 15))],
  [corner(1, 'M0 0H52L0 52Z'), corner(0, disc(0, 0, 24)), corner(3, disc(0, 0, 12))],
];

const EDGES: readonly Shape[][] = [
  [corner(2, 'M60 0L78 18L60 36L42 18Z'), corner(1, 'M50 0H70L60 10Z')],
  [corner(2, disc(60, 0, 18)), corner(3, disc(60, 0, 9))],
  [corner(1, 'M60 2C70 14 70 26 60 38C50 26 50 14 60 2Z')],
];

const CENTRES: readonly Shape[][] = [
  [centre(1, STAR), centre(3, disc(60, 60, 8))],
  [corner(1, disc(60, 45, 15)), centre(3, disc(60, 60, 11))],
  [
    centre(1, 'M60 26L94 60L60 94L26 60Z'),
    centre(0, 'M60 38L82 60L60 82L38 60Z'),
    centre(3, 'M60 48L72 60L60 72L48 60Z'),
  ],
];

function pick<Choice>(choices: readonly Choice[], number: number): Choice {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new RangeError('There is nothing to pick from');
  return choice;
}

function designTile(seed: string): { palette: Palette; shapes: Shape[] } {
  const [a = 0, b = 0, c = 0, d = 0] = createHash('sha256').update(seed).digest();
  return { palette: pick(PALETTES, a), shapes: [...pick(CORNERS, b), ...pick(EDGES, c), ...pick(CENTRES, d)] };
}

type Band = { x: number; y: number; columns: number; rows: number; side: number };

/** Draws a floor of cement tiles; the same seed always gives the same tile. */
export function drawTiles(pdf: PDFKit.PDFDocument, seed: string, { x, y, columns, rows, side }: Band): void {
  const { palette, shapes } = designTile(seed);
  pdf
    .save()
    .rect(x, y, columns * side, rows * side)
    .clip();
  pdf.rect(x, y, columns * side, rows * side).fill(palette[0]);
  for (let tile = 0; tile < columns * rows; tile += 1) {
    pdf
      .save()
      .translate(x + (tile % columns) * side, y + Math.floor(tile / columns) * side)
      .scale(side / SIDE);
    for (const { paint, outline, turned } of shapes) {
      for (const angle of turned ? [0, 90, 180, 270] : [0]) {
        pdf
          .save()
          .rotate(angle, { origin: [SIDE / 2, SIDE / 2] })
          .path(outline)
          .fill(palette[paint])
          .restore();
      }
    }
    pdf.restore();
  }
  pdf.restore();
}
