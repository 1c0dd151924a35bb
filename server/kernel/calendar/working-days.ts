import type { Holiday } from '../content/site/holidays.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Easter Sunday of a year in the Gregorian calendar, as 2027-03-28: the method of Meeus, Jones and Butcher. */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leaps = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leaps - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1].map((part) => String(part).padStart(2, '0'));
  return `${year}-${month}-${day}`;
}

function fallsOn({ on, daysFromEaster, from, until }: Holiday, day: string): boolean {
  const year = Number(day.slice(0, 4));
  if (year < (from ?? year) || year > (until ?? year)) return false;
  return on === undefined ? dayAfter(easterOf(year), daysFromEaster ?? 0) === day : day.endsWith(on);
}

/** True for a day, as 2027-03-26, that is neither of a weekend nor a public holiday. */
export const isWorkingDay = (day: string, holidays: readonly Holiday[]): boolean =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !holidays.some((holiday) => fallsOn(holiday, day));

/** The day this many working days after the given one. */
export function workingDaysAfter(day: string, days: number, holidays: readonly Holiday[]): string {
  let found = day;
  for (let left = days; left > 0; left -= Number(isWorkingDay(found, holidays))) found = dayAfter(found, 1);
  return found;
}
