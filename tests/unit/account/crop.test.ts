import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { largestSquare, largestZoom, moved, zoomed, zoomOf, type Square } from '../../../src/features/account/crop.ts';

const portrait = { width: 600, height: 1000 };

it('begins with the largest square, in the middle', () => {
  expect(largestSquare(portrait)).toEqual({ x: 0, y: 200, size: 600 });
  expect(zoomOf(largestSquare(portrait), portrait)).toBe(1);
});

it('moves by shares of its own side, and stops at the edges', () => {
  const square = { x: 100, y: 100, size: 200 };
  expect(moved(square, 0.5, -0.25, portrait)).toEqual({ x: 200, y: 50, size: 200 });
  expect(moved(square, 9, 9, portrait)).toEqual({ x: 400, y: 800, size: 200 });
  expect(moved(square, -9, -9, portrait)).toEqual({ x: 0, y: 0, size: 200 });
});

it('grows and shrinks about its middle', () => {
  expect(zoomed({ x: 0, y: 200, size: 600 }, 2, portrait)).toEqual({ x: 150, y: 350, size: 300 });
  expect(zoomed({ x: 150, y: 350, size: 300 }, 1, portrait)).toEqual({ x: 0, y: 200, size: 600 });
  expect(zoomed({ x: 0, y: 200, size: 600 }, 1000, portrait).size).toBe(96);
});

it('is always a square of whole pixels within the picture', () => {
  const side = fc.integer({ min: 1, max: 6000 });
  const act = fc.oneof(
    fc.tuple(
      fc.constant('move' as const),
      fc.double({ min: -2, max: 2, noNaN: true }),
      fc.double({ min: -2, max: 2, noNaN: true }),
    ),
    fc.tuple(fc.constant('zoom' as const), fc.double({ min: 0, max: 100, noNaN: true }), fc.constant(0)),
  );
  fc.assert(
    fc.property(side, side, fc.array(act), (width, height, acts) => {
      const extent = { width, height };
      let square: Square = largestSquare(extent);
      for (const [what, a, b] of acts) {
        square = what === 'move' ? moved(square, a, b, extent) : zoomed(square, a, extent);
      }
      const { x, y, size } = square;
      expect([x, y, size].every(Number.isInteger)).toBe(true);
      expect(x >= 0 && y >= 0 && x + size <= width && y + size <= height && size > 0).toBe(true);
      expect(zoomOf(square, extent)).toBeLessThanOrEqual(largestZoom(extent) * 1.01 + 0.01);
    }),
  );
});
