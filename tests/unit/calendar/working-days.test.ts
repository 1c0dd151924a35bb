import { join } from 'node:path';
import { expect, it } from 'vitest';
import { easterOf, isWorkingDay, workingDaysAfter } from '../../../server/kernel/calendar/working-days.ts';
import { readSite } from '../../../server/kernel/content/site/site.ts';
import { readUnion } from '../../../server/kernel/content/union.ts';

const content = join(import.meta.dirname, '../../../content');
const { holidays } = readSite(content, readUnion(content));

/** As the almanacs print them; the earliest and the latest that there can be are among them. */
it.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [2000, '2000-04-23'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, day) => expect(easterOf(year)).toBe(day));

it('a year has Malta’s fourteen public holidays, on whatever day of the week', () => {
  const weekdays = (year: number) =>
    Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10)).filter(
      (day) => day.startsWith(`${year}`) && ![0, 6].includes(new Date(day).getUTCDay()),
    );
  const off = weekdays(2026).filter((day) => !isWorkingDay(day, holidays));
  expect(off).toEqual([
    '2026-01-01',
    '2026-02-10',
    '2026-03-19',
    '2026-03-31',
    '2026-04-03',
    '2026-05-01',
    '2026-06-29',
    '2026-09-08',
    '2026-09-21',
    '2026-12-08',
    '2026-12-25',
  ]);
  expect(holidays).toHaveLength(14);
});

it('working days are counted past weekends and holidays', () => {
  // Good Friday and the weekend lie between.
  expect(workingDaysAfter('2026-04-02', 1, holidays)).toBe('2026-04-06');
  expect(workingDaysAfter('2026-11-20', 5, holidays)).toBe('2026-11-27');
  expect(workingDaysAfter('2026-12-24', 5, holidays)).toBe('2027-01-04');
});

it('a holiday counts from its first year to its last', () => {
  const name = { en: 'Founders’ Day', mt: 'Jum il-Fundaturi' };
  const dated = [{ name, on: '11-25', from: 2026, until: 2027 }];
  const days = ['2025-11-25', '2026-11-25', '2027-11-25', '2030-11-25'];
  expect(days.map((day) => isWorkingDay(day, dated))).toEqual([true, false, false, true]);
});
