import { expect, test } from 'vitest';
import { initialOf } from '../../../src/app/layouts/initial.ts';
import { momentWords } from '../../../src/kit/i18n/dates.ts';

test('a moment is told by the clock of Malta', () => {
  const justAfterMidnight = '2026-07-17T22:30:00Z';
  expect(momentWords(justAfterMidnight, 'en')).toEqual({
    day: '18',
    weekday: 'Sat',
    month: 'Jul',
    time: '00:30',
    short: 'Sat 18 Jul',
    date: '18 July 2026',
    long: 'Saturday 18 July 2026',
  });
  expect(momentWords(justAfterMidnight, 'mt').long).toBe('Is-Sibt, 18 ta’ Lulju 2026');
});

test.each([
  ['Għanem', 'Għ'],
  ['għanem', 'Għ'],
  ['Ġulja', 'Ġ'],
  ['Ħ', 'Ħ'],
  ['  żaren', 'Ż'],
  ['', ''],
])('the first letter of "%s" is "%s"', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
