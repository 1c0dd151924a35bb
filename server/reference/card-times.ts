import type { CardTime } from '../content/reference-types.ts';

/** Days as 2026-09-01. */
export type OpenTime = { opens_at: string; closes_at: string };

/** The times in which cards can be ordered that are not over on `today` (as 2026-11-21), soonest first, up to a year ahead. */
export function comingTimes(times: readonly CardTime[], today: string): OpenTime[] {
  const year = Number(today.slice(0, 4));
  const nextYear = `${year + 1}${today.slice(4)}`;
  return [year - 1, year, year + 1]
    .flatMap((each) => times.map((time) => inYear(time, each)))
    .filter(({ opens_at, closes_at }) => closes_at >= today && opens_at < nextYear)
    .sort((a, b) => (a.opens_at < b.opens_at ? -1 : 1));
}

/** Whether cards can be ordered on `today`. */
export const isOpen = (times: readonly CardTime[], today: string): boolean =>
  comingTimes(times, today).some(({ opens_at }) => opens_at <= today);

function inYear({ opensOn, closesOn }: CardTime, year: number): OpenTime {
  const closingYear = closesOn < opensOn ? year + 1 : year;
  return { opens_at: `${year}-${opensOn}`, closes_at: `${closingYear}-${closesOn}` };
}
