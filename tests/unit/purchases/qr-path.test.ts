import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { qrPath } from '../../../server/kernel/qr-path.ts';

/** The modules that a path paints, as `x,y`; each of its rectangles is one high. */
function painted(path: string): string[] {
  const rectangles = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(rectangles.map(([text]) => text).join('')).toBe(path);
  return rectangles.flatMap(([, x, y, width, back]) => {
    expect(back).toBe(width);
    return Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at},${y}`);
  });
}

it('paints every dark module of the code once, and no other', () => {
  const { path, size } = qrPath('202647110042');
  const { modules } = create('202647110042', { errorCorrectionLevel: 'M' });
  expect(size).toBe(modules.size);
  const dark = Array.from({ length: size * size }, (_, at) => at)
    .filter((at) => modules.get(Math.floor(at / size), at % size) !== 0)
    .map((at) => `${at % size},${Math.floor(at / size)}`);
  expect(painted(path)).toEqual(dark);
});
