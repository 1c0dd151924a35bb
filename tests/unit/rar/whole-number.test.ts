import { expect, it } from 'vitest';
import { wholeNumberIn } from '../../../src/kit/forms/whole-number.ts';

it.each([
  ['8500', 8500],
  [' 8,500 ', 8500],
  ['8 500', 8500],
  ['1,250,000', 1_250_000],
  ['0', 0],
  ['8,50', undefined],
  ['8.500', undefined],
  ['0,500', undefined],
  ['1,250 000', undefined],
  ['1,234,567,890', undefined],
  ['', undefined],
  ['-3', undefined],
])('reads %j as %j', (text, number) => {
  expect(wholeNumberIn(text)).toBe(number);
});
