import { fromLocal, localDate } from '../../kernel/content/moments.ts';
import type { RarYear } from '../../kernel/content/site/rar.ts';
import type { Deps } from '../../kernel/deps.ts';

type DayDeps = Pick<Deps, 'clock' | 'union'>;

const dayAfter = (day: string): string => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

/** The day that is so many working days (Monday to Friday) after this one. */
function workingDaysAfter(day: string, days: number): string {
  let found = day;
  for (let left = days; left > 0; left -= Number(isWorkingDay(found))) found = dayAfter(found);
  return found;
}

/** The earliest last day to answer that a return today can set. */
export const earliestReturn = ({ clock, union }: DayDeps, { answerDays }: RarYear): string =>
  workingDaysAfter(localDate(clock.now().getTime(), union.timeZone), answerDays);

/** The midnight at which a day ends, by the union's clocks. */
export const endOf = (day: string, { union }: Pick<DayDeps, 'union'>): Date =>
  fromLocal(`${dayAfter(day)}T00:00`, union.timeZone);
