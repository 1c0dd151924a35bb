import { expect, it } from 'vitest';
import { rarDates } from '../../../server/features/services/rar-dates.ts';

const rar = { opensOn: '05-03', closesOn: '06-30', resultsOn: '09-15' };

it.each([
  ['2027-05-02', 2026, 'not_open'],
  ['2027-05-03', 2026, 'open'],
  ['2027-06-30', 2026, 'open'],
  ['2027-07-01', 2026, 'in_review'],
  ['2027-09-15', 2026, 'in_review'],
  ['2027-09-16', 2027, 'not_open'],
] as const)('on %s the report about %i is %s', (today, year, state) => {
  expect(rarDates(rar, today)).toMatchObject({ year, state, closes_on: `${year + 1}-06-30` });
});
