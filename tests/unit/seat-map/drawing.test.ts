import { describe, expect, test } from 'vitest';
import { contrast, parseColour } from '../../../src/kit/seat-map/colour-maths.ts';
import { spanOf, wheelFactor } from '../../../src/kit/seat-map/gestures.ts';
import { pipingOf } from '../../../src/kit/seat-map/seat-shape.ts';

describe('colours of a plan', () => {
  test.each([
    ['#0d2436', [13, 36, 54]],
    ['#FFF', [255, 255, 255]],
    ['rgb(13, 36, 54)', [13, 36, 54]],
    ['none', undefined],
    ['', undefined],
  ])('%j is read', (colour, rgb) => {
    expect(parseColour(colour)).toEqual(rgb);
  });

  test('contrast as WCAG counts it', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
    expect(contrast('#0d2436', '#0a1a28')).toBeLessThan(1.25);
    expect(contrast('not a colour', '#fff')).toBe(1);
  });
});

describe('gestures', () => {
  test('a notch of the wheel zooms as far in as the opposite notch zooms out', () => {
    const notch = (deltaY: number) => wheelFactor({ deltaY, deltaMode: 0, ctrlKey: false });
    expect(notch(-120)).toBeGreaterThan(1.2);
    expect(notch(-120) * notch(120)).toBeCloseTo(1, 10);
    expect(notch(-9000)).toBeLessThan(1.5);
  });

  test('lines count for more than pixels, and a pinch on a trackpad for more than a scroll', () => {
    expect(wheelFactor({ deltaY: -3, deltaMode: 1, ctrlKey: false })).toBeGreaterThan(
      wheelFactor({ deltaY: -3, deltaMode: 0, ctrlKey: false }),
    );
    expect(wheelFactor({ deltaY: -3, deltaMode: 0, ctrlKey: true })).toBeGreaterThan(
      wheelFactor({ deltaY: -3, deltaMode: 0, ctrlKey: false }),
    );
  });

  test('two fingers have a distance and a middle', () => {
    expect(spanOf({ x: 0, y: 0 }, { x: 6, y: 8 })).toEqual({ length: 10, middle: { x: 3, y: 4 } });
  });
});

test('the first four categories differ by their lines', () => {
  expect([0, 1, 2, 3].map(pipingOf)).toEqual([0, 1, 2, 3]);
});
