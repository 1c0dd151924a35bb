import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOUR_MS } from '../../../machines/flow/durations.ts';
import { initialOf } from '../../../src/app/layouts/initial.ts';
import { momentWords } from '../../../src/kit/i18n/dates.ts';
import { formatCents } from '../../../src/kit/i18n/format-cents.ts';

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

/** Moments of some thirty years, an hour and some weeks apart, so that both changes of the clock are among them. */
const moments = Array.from({ length: 500 }, (_, at) => new Date(Date.UTC(2000, 0) + at * 577 * HOUR_MS).toISOString());

test('a moment is told the same by browsers with Temporal and without', () => {
  const file = join(import.meta.dirname, '../../../src/kit/i18n/dates.ts');
  const script = `
    const { momentWords } = await import(${JSON.stringify(file)});
    const moments = ${JSON.stringify(moments)};
    process.stdout.write(JSON.stringify([typeof Temporal, moments.map((moment) => momentWords(moment, 'en'))]));`;
  const told = execFileSync(process.execPath, ['--harmony-temporal', '--input-type=module', '--eval', script]);
  expect(JSON.parse(String(told))).toEqual(['object', moments.map((moment) => momentWords(moment, 'en'))]);
});

test.each([0, 5, 50, 1200, 99_999, 123_456, 100_000_000, 123_456_789, -50, -123_456])(
  '%i cents are written as the platform writes them',
  (cents) => {
    const euros = new Intl.NumberFormat('en-MT', { style: 'currency', currency: 'EUR' });
    expect(formatCents(cents)).toBe(euros.format(cents / 100));
  },
);

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
