import { expect, test } from 'vitest';
import { localHour } from '../../../server/kernel/calendar/moments.ts';
import { nextDeadline } from '../../../server/features/initiatives/deadline.ts';
import type { Fund } from '../../../server/kernel/content/site/initiatives.ts';
import { lightAt } from '../../../src/features/home/today.ts';

test.each([
  ['2026-07-01T03:30:00Z', 5, 'dawn'],
  ['2026-12-01T03:30:00Z', 4, 'night'],
  ['2026-12-01T11:00:00Z', 12, 'noon'],
  ['2026-12-01T18:59:59Z', 19, 'dusk'],
  ['2026-12-01T19:00:00Z', 20, 'night'],
])('at %s it is %i in Malta, in the light of %s', (moment, hour, light) => {
  expect(localHour(Date.parse(moment), 'Europe/Malta')).toBe(hour);
  expect(lightAt(hour)).toBe(light);
});

const fund = (slug: string, ...windows: [string, string][]) =>
  ({
    slug,
    name: { en: slug, mt: slug },
    windows: windows.map(([opensOn, closesOn]) => ({ label: { en: '', mt: '' }, opensOn, closesOn })),
  }) as unknown as Fund;
const funds = [fund('arts', ['12-01', '02-28']), fund('green', ['12-05', '01-05'], ['02-14', '03-14'])];

test.each([
  ['2026-11-22', { slug: 'arts', kind: 'opens', days: 9 }],
  ['2026-11-30', { slug: 'arts', kind: 'opens', days: 1 }],
  ['2026-12-01', { slug: 'green', kind: 'opens', days: 4 }],
  ['2027-01-05', { slug: 'green', kind: 'closes', days: 0 }],
  ['2027-02-27', { slug: 'arts', kind: 'closes', days: 1 }],
])('on %s the next deadline is %j', (today, expected) => {
  expect(nextDeadline(funds, 'en', today)).toMatchObject(expected);
});

test('without funds there is no deadline', () => {
  expect(nextDeadline([], 'mt', '2026-11-22')).toBeNull();
});
