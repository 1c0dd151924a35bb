import { expect, it } from 'vitest';
import { demoDates, rarDates, rarMoments } from '../../../server/kernel/content/site/rar.ts';

const rar = { opensOn: '05-03', closesOn: '06-30', resultsOn: '09-15' };

it.each([
  ['2027-05-02', 2026, 'not_open'],
  ['2027-05-03', 2026, 'open'],
  ['2027-06-30', 2026, 'open'],
  ['2027-07-01', 2026, 'in_review'],
  ['2027-09-15', 2026, 'in_review'],
  ['2027-09-16', 2027, 'not_open'],
] as const)('on %s the report about %i is %s', (today, year, state) => {
  const site = { standing: { rar }, rarYears: [{ year: 2026 }, { year: 2027 }] };
  expect(rarDates(site, today)).toMatchObject({ year, state, closes_on: `${year + 1}-06-30` });
});

it('a report whose questions are still missing is not open, and closes all the same', () => {
  const site = { standing: { rar }, rarYears: [{ year: 2025 }] };
  expect(rarDates(site, '2027-05-03').state).toBe('not_open');
  expect(rarDates(site, '2027-07-01').state).toBe('in_review');
});

it('the report closes at the end of the minute 23:59 in Malta', () => {
  const { opensAt, closesAt } = rarMoments(rar, { timeZone: 'Europe/Malta' }, 2026);
  expect(opensAt.toISOString()).toBe('2027-05-02T22:00:00.000Z');
  expect(closesAt.toISOString()).toBe('2027-06-30T22:00:00.000Z');
});

it.each(['2026-01-01', '2026-02-28', '2026-11-22', '2026-12-31', '2028-02-29'])(
  'in a demo that is first started on %s, a report about the year before is under way',
  (firstDay) => {
    const demo = demoDates({ ...rar, demo: { opensInDays: -30, closesInDays: 24, resultsInDays: 31 } }, firstDay);
    const { year, state, opens_on, closes_on, results_on } = rarDates(
      { standing: { rar: demo }, rarYears: [{ year: Number(firstDay.slice(0, 4)) - 1 }] },
      firstDay,
    );
    expect(year).toBe(Number(firstDay.slice(0, 4)) - 1);
    expect(state).not.toBe('not_open');
    expect([opens_on, closes_on, results_on].toSorted()).toEqual([opens_on, closes_on, results_on]);
  },
);

it('a union that wants no demo keeps its own dates', () => expect(demoDates(rar, '2026-11-22')).toBe(rar));
