import { expect, test } from 'vitest';
import { randomFrom } from '../../../src/kit/art/random.ts';

test('a seed always draws the same numbers', () => {
  const drawn = (seed: string) => {
    const random = randomFrom(seed);
    return [random.int(1000), random.int(1000), random.pick(['a', 'b', 'c'])];
  };
  expect(drawn('Ġulja Żammit')).toEqual(drawn('Ġulja Żammit'));
  expect(drawn('Ġulja Żammit')).not.toEqual(drawn('Żaren Buħaġiar'));
});
