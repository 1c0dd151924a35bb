import { localDate } from '../content/moments.ts';
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

/** The first day on which a permit for this scholastic year can be applied for. */
export const applicationsOpenOn = ({ scholasticYear }: Settings, year: number): string =>
  `${year}-${scholasticYear.permitApplicationsFrom}`;

/** The last day of a scholastic year, which usually is in the next calendar year. */
export function lastDayOf({ scholasticYear }: Settings, year: number): string {
  const { startsOn, endsOn } = scholasticYear;
  return `${endsOn < startsOn ? year + 1 : year}-${endsOn}`;
}

/** A scholastic year as people write it, such as 2026/27. */
export const writtenYear = (year: number): string => `${year}/${String(year + 1).slice(2)}`;
