import type { Schemas } from '../../http/operation.ts';
import { fromLocal } from '../moments.ts';
import type { Union } from '../union.ts';
import type { Standing } from './standing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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

/**
 * The dates of every year in a demo that was first started on a day, as 2026-11-21. They stay within that calendar year: the report
 * about the year before it is the one to write.
 */
export function demoDates(rar: Standing['rar'], firstDay: string): Standing['rar'] {
  if (rar.demo === undefined) return rar;
  const { opensInDays, closesInDays, resultsInDays } = rar.demo;
  const [year = ''] = firstDay.split('-');
  const lastDays = { opens: `${year}-12-29`, closes: `${year}-12-30`, results: `${year}-12-31` };
  const inDays = (days: number, latest: string) => {
    const day = new Date(Date.parse(firstDay) + days * DAY_MS).toISOString().slice(0, 10);
    const within = day < `${year}-01-01` ? `${year}-01-01` : day;
    return (within < latest ? within : latest).slice('2026-'.length);
  };
  return {
    opensOn: inDays(opensInDays, lastDays.opens),
    closesOn: inDays(closesInDays, lastDays.closes),
    resultsOn: inDays(resultsInDays, lastDays.results),
  };
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
