import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Floor } from '../../../src/features/account/Floor.tsx';
import { placeOf, posterLaying, screenLaying } from '../../../src/features/account/laying.ts';

const laying = { cols: 2, rows: 2, border: 0.5 };
const draw = (...seeds: string[]) => renderToStaticMarkup(createElement(Floor, { seeds, laying, own: 'Ġulja Żammit' }));
/** The marks of each pattern of a drawing. */
const patternsOf = (drawing: string) =>
  [...drawing.matchAll(/<pattern[^>]*>(.*?)<\/pattern>/g)].map(([, marks]) => marks);

describe('a tile', () => {
  it('is the same for an event wherever it lies, and another for another event', () => {
    const [alone] = patternsOf(draw('il-kewkba'));
    const [first, second] = patternsOf(draw('freshers-fair', 'il-kewkba'));
    expect(second).toBe(alone);
    expect(first).not.toBe(alone);
    expect(draw('il-kewkba', 'freshers-fair')).toBe(draw('il-kewkba', 'freshers-fair'));
  });

  it('is drawn once for an event that was visited twice', () => {
    // The other one is the person's own.
    expect(patternsOf(draw('film-night', 'film-night'))).toHaveLength(2);
  });

  it('lies after the one before, row by row', () => {
    expect([0, 3, 4, 9].map((at) => placeOf(at, 4))).toEqual([
      { col: 0, row: 0 },
      { col: 3, row: 0 },
      { col: 0, row: 1 },
      { col: 1, row: 2 },
    ]);
  });
});

describe('a floor on the screen', () => {
  it.each([
    [0, true, 3],
    [11, true, 3],
    [12, true, 4],
    [12, false, 3],
    [1, false, 1],
  ])('of %i tiles has room for the next while the year goes on (%s): %i rows', (tiles, isOpen, rows) => {
    expect(screenLaying(tiles, isOpen)).toMatchObject({ cols: 4, rows });
  });
});

describe('a poster’s floor', () => {
  it.each([1, 2, 3, 7, 12, 13, 24, 40, 100])('holds %i tiles and leaves room for the words', (tiles) => {
    const { cols, rows } = posterLaying(tiles);
    expect(cols * rows).toBeGreaterThanOrEqual(tiles);
    expect(cols * (rows - 1)).toBeLessThan(tiles);
    expect(rows / cols).toBeLessThanOrEqual(0.75);
  });
});
