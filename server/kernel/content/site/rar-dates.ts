import type { Schemas } from '../../http/operation.ts';
import { fromLocal } from '../moments.ts';
import type { Union } from '../union.ts';
import type { Standing } from './standing.ts';

/** The dates of the report that is due next, or whose results are still to come, on `today` (as 2026-11-21). */
export function rarDates(rar: Standing['rar'], today: string): Schemas['RarDates'] {
  const thisYear = Number(today.slice(0, 4));
  const year = today <= `${thisYear}-${rar.resultsOn}` ? thisYear : thisYear + 1;
  const opens_on = `${year}-${rar.opensOn}`;
  const closes_on = `${year}-${rar.closesOn}`;
  const afterOpening = today <= closes_on ? 'open' : 'in_review';
  const state = today < opens_on ? 'not_open' : afterOpening;
  return { year: year - 1, opens_on, closes_on, results_on: `${year}-${rar.resultsOn}`, state };
}

/** When the report about a year opens, closes (the first moment that is too late) and has its results, by the union's clocks. */
export function rarMoments(rar: Standing['rar'], { timeZone }: Pick<Union, 'timeZone'>, year: number) {
  const midnight = (day: string) => fromLocal(`${year + 1}-${day}T00:00`, timeZone);
  const lastMinute = fromLocal(`${year + 1}-${rar.closesOn}T23:59`, timeZone);
  return {
    opensAt: midnight(rar.opensOn),
    closesAt: new Date(lastMinute.getTime() + 60_000),
    resultsOn: `${year + 1}-${rar.resultsOn}`,
  };
}
