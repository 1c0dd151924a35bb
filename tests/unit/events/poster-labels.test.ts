import { expect, test } from 'vitest';
import { daysLabel } from '../../../src/features/events/poster-labels.ts';
import { momentWords } from '../../../src/kit/i18n/dates.ts';

const dates = (...days: string[]) => days.map((day) => momentWords(`2026-${day}T20:00:00+01:00`, 'en'));

test.each([
  [dates(), ''],
  [dates('02-20'), '20 Feb'],
  [dates('02-20', '02-20'), '20 Feb'],
  [dates('02-20', '02-21', '02-22'), '20, 21, 22 Feb'],
  [dates('02-20', '02-21', '02-22', '02-27'), '20 – 27 Feb'],
  [dates('02-27', '03-06'), '27 Feb – 6 Mar'],
])('the days of %j', (words, expected) => {
  expect(daysLabel(words)).toBe(expected);
});
