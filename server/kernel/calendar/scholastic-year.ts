import { localDate } from './moments.ts';
import type { Union } from '../content/union.ts';

/** Days are written as 2026-09-01. A scholastic year is named by the calendar year in which it begins. */
type Settings = Pick<Union, 'scholasticYear' | 'timeZone'>;

/** The day in the union's own time zone. */
export const dayOf = (moment: Date, { timeZone }: Settings): string => localDate(moment.getTime(), timeZone);

/** The scholastic year that people apply and pay for on this day: from September on, the one that begins then. */
export function yearOnSale({ scholasticYear }: Settings, today: string): number {
  const year = Number(today.slice(0, 4));
  return today.slice(5) >= scholasticYear.permitApplicationsFrom ? year : year - 1;
}

/** The scholastic year that a day is in. */
export function yearOf({ scholasticYear }: Settings, day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= scholasticYear.startsOn ? year : year - 1;
}

/** The first day on which a permit for this scholastic year can be applied for. */
export const applicationsOpenOn = ({ scholasticYear }: Settings, year: number): string =>
  `${year}-${scholasticYear.permitApplicationsFrom}`;

/** A day of every year as it falls within one scholastic year, which usually ends in the next calendar year. */
const dayWithin = ({ scholasticYear }: Settings, year: number, day: string): string =>
  `${day < scholasticYear.startsOn ? year + 1 : year}-${day}`;

/** The last day of a scholastic year. */
export const lastDayOf = (settings: Settings, year: number): string =>
  dayWithin(settings, year, settings.scholasticYear.endsOn);

/** The day from which a scholastic year has its poster. */
export const posterFrom = (settings: Settings, year: number): string =>
  dayWithin(settings, year, settings.scholasticYear.posterFrom);

/** A scholastic year as people write it, such as 2026/27. */
export const writtenYear = (year: number): string => `${year}/${String(year + 1).slice(2)}`;
