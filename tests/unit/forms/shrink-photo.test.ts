import { expect, test } from 'vitest';
import { fittingSize } from '../../../src/kit/forms/shrink-photo.ts';

test.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [2000, 2000, 2000, 2000],
  [640, 480, 640, 480],
])('%i × %i is drawn at %i × %i', (width, height, fittingWidth, fittingHeight) => {
  expect(fittingSize({ width, height })).toEqual({ width: fittingWidth, height: fittingHeight });
});
