import { expect, it } from 'vitest';
import { comingTimes, isOpen } from '../../../server/kernel/reference/card-times.ts';

const times = [
  { opensOn: '10-01', closesOn: '11-15' },
  { opensOn: '12-20', closesOn: '01-10' },
];

it('tells the times that are not over, soonest first, for a year', () => {
  expect(comingTimes(times, '2026-11-01')).toEqual([
    { opens_at: '2026-10-01', closes_at: '2026-11-15' },
    { opens_at: '2026-12-20', closes_at: '2027-01-10' },
    { opens_at: '2027-10-01', closes_at: '2027-11-15' },
  ]);
});

it('knows a time that goes over the end of the year from both its sides', () => {
  expect(comingTimes(times, '2027-01-05')[0]).toEqual({ opens_at: '2026-12-20', closes_at: '2027-01-10' });
  expect(comingTimes(times, '2026-12-25')[0]).toEqual({ opens_at: '2026-12-20', closes_at: '2027-01-10' });
});

it.each([
  ['2026-09-30', false],
  ['2026-10-01', true],
  ['2026-11-15', true],
  ['2026-11-16', false],
  ['2026-12-31', true],
  ['2027-01-10', true],
  ['2027-01-11', false],
])('on %s, cards can be ordered: %s', (today, expected) => {
  expect(isOpen(times, today)).toBe(expected);
});
