import { expect, test } from 'vitest';
import { createTestClock } from '../../../server/kernel/clock.ts';

test('a test clock stands still until it is moved, and hands out copies', () => {
  const clock = createTestClock(new Date('2026-10-05T09:00:00Z'));
  clock.now().setFullYear(1999);
  expect(clock.now()).toEqual(new Date('2026-10-05T09:00:00Z'));
  clock.advance(90_000);
  expect(clock.now()).toEqual(new Date('2026-10-05T09:01:30Z'));
  clock.set(new Date('2026-10-01T00:00:00Z'));
  expect(clock.now()).toEqual(new Date('2026-10-01T00:00:00Z'));
});
