import { expect, it } from 'vitest';
import { interviewDays } from '../../../server/features/careers/interviews.ts';

it('times go from the first to the last, split at noon, on the expo’s own days', () => {
  const hours = [
    { day: 3, from: '14:00', to: '14:30' },
    { day: 1, from: '11:30', to: '12:15' },
  ];
  expect(interviewDays(hours, '2027-03-10', 15)).toEqual([
    { date: '2027-03-10', morning: ['11:30', '11:45'], afternoon: ['12:00', '12:15'] },
    { date: '2027-03-12', morning: [], afternoon: ['14:00', '14:15', '14:30'] },
  ]);
});

it('an end before the beginning gives none', () => {
  expect(interviewDays([{ day: 1, from: '11:00', to: '10:00' }], '2027-03-10', 15)).toEqual([
    { date: '2027-03-10', morning: [], afternoon: [] },
  ]);
});
