import { expect, it } from 'vitest';
import { startOfDay } from '../../../src/kit/i18n/dates.ts';

it.each([
  ['a winter’s evening', '2027-02-14T22:59:00Z', '2027-02-13T23:00:00Z'],
  ['just past midnight in Malta', '2027-02-14T23:01:00Z', '2027-02-14T23:00:00Z'],
  ['a summer’s night', '2027-07-01T22:30:00Z', '2027-07-01T22:00:00Z'],
  ['the day the clocks go forward', '2027-03-28T12:00:00Z', '2027-03-27T23:00:00Z'],
  ['the day the clocks go back', '2027-10-31T12:00:00Z', '2027-10-30T22:00:00Z'],
])('the day of %s begins at midnight in Malta', (_, moment, midnight) => {
  expect(new Date(startOfDay(Date.parse(moment))).toISOString()).toBe(midnight.replace('Z', '.000Z'));
});
