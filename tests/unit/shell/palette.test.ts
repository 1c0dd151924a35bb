import { describe, expect, test } from 'vitest';
import { colourVar, paintVar } from '../../../src/kit/theme/paint-var.ts';
import { colours, paints } from '../../../src/kit/theme/palette.ts';
import { vars } from '../../../src/kit/theme/tokens.css.ts';

type Colour = keyof typeof colours;

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) =>
  0.2126 * channel(hex.slice(1, 3)) + 0.7152 * channel(hex.slice(3, 5)) + 0.0722 * channel(hex.slice(5, 7));

/** WCAG contrast of two opaque colours. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces: Colour[] = ['stone', 'stoneCut', 'stoneRaise', 'stoneWorn'];
const text: [ink: Colour, on: Colour][] = [
  ...surfaces.flatMap((on): [Colour, Colour][] => [
    ['ink', on],
    ['inkSoft', on],
    ['blue', on],
    ['red', on],
  ]),
  ['blueDeep', 'blueWash'],
  ['onBlue', 'blue'],
  ['onBlue', 'blueDeep'],
  ['onHull', 'hull'],
  ['onYellow', 'yellow'],
  ['onYellow', 'yellowDeep'],
  ['onHarbour', 'harbour'],
  ['onHarbourSoft', 'harbour'],
  ['onRed', 'red'],
  ['red', 'redWash'],
  ['green', 'greenWash'],
  ['amber', 'amberWash'],
  ['blue', 'blueWash'],
];
const edges: [Colour, Colour][] = [
  ['edge', 'stone'],
  ['edge', 'stoneCut'],
  ['focus', 'stone'],
  ['focusOnHull', 'hull'],
];

describe.each([
  ['day', 0],
  ['night', 1],
] as const)('by %s', (_time, at) => {
  test.each(text)('%s reads on %s', (ink, on) => {
    expect(contrast(colours[ink][at], colours[on][at])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(edges)('%s stands out from %s', (edge, on) => {
    expect(contrast(colours[edge][at], colours[on][at])).toBeGreaterThanOrEqual(3);
  });
});

test('scripts name paints and colours as styles do', () => {
  expect(Object.keys(paints)).toEqual(Object.keys(vars.paint));
  for (const [paint, name] of Object.entries(vars.paint)) expect(paintVar(paint as keyof typeof paints)).toBe(name);
  for (const [colour, name] of Object.entries(vars.color)) expect(colourVar(colour as Colour)).toBe(name);
});
