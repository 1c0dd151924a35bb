import type { Standing } from '../../kernel/content/site/standing.ts';
import type { Schemas } from '../../kernel/http/operation.ts';

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
