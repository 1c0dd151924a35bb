import { localDate, resolveMoment } from '../../kernel/calendar/moments.ts';
import type { Standing, TogaTerms } from '../../kernel/content/site/standing.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Deps } from '../../kernel/deps.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** The dependencies for working out the days of graduations. */
export type DayDeps = Pick<Deps, 'clock' | 'union'> & { site: Pick<Site, 'standing' | 'togaTypes' | 'holidays'> };

/** The day so many days later, as 2027-02-20. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The moment at which the union's clocks show this time on this day. */
export const momentOn = (day: string, time: string, { union }: Pick<DayDeps, 'union'>): Date =>
  resolveMoment(`${day}T${time}`, new Date(0), union.timeZone);

export const dayAt = (moment: Date, { union }: Pick<DayDeps, 'union'>): string =>
  localDate(moment.getTime(), union.timeZone);

export const today = (deps: DayDeps): string => dayAt(deps.clock.now(), deps);

/** The terms for a graduation on this day: the latest that were in force by then. */
export function termsFor({ terms }: Standing['toga'], day: string): TogaTerms {
  const inOrder = terms.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const found = inOrder.findLast(({ from }) => from <= day) ?? inOrder[0];
  if (found === undefined)
    throw new Error('standing.json has no terms for togas: the check of the content lets no such file pass');
  return found;
}

export type Graduation = { date: string; collectFrom: Date; returnFrom: Date; returnBy: Date };

/** The hours around a graduation: collected the day before, brought back the day after. */
export function graduationOn(deps: DayDeps, date: string): Graduation {
  const { collectFrom, returnFrom, returnUntil } = termsFor(deps.site.standing.toga, date);
  return {
    date,
    collectFrom: momentOn(dayAfter(date, -1), collectFrom, deps),
    returnFrom: momentOn(dayAfter(date, 1), returnFrom, deps),
    returnBy: momentOn(dayAfter(date, 1), returnUntil, deps),
  };
}

/** The graduations of a year from today whose collection hasn't begun, soonest first. */
export function comingGraduations(deps: DayDeps): Graduation[] {
  const now = deps.clock.now();
  const year = Number(today(deps).slice(0, 4));
  return [year, year + 1]
    .flatMap((each) => deps.site.standing.toga.graduations.map((day) => graduationOn(deps, `${each}-${day}`)))
    .filter(({ date, collectFrom }) => collectFrom > now && date < dayAfter(today(deps), 365))
    .sort((one, other) => one.collectFrom.getTime() - other.collectFrom.getTime());
}
