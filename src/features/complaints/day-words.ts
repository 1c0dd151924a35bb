import { useMomentWords } from '../../kit/i18n/dates.ts';

/** Writes a day such as '2026-11-22' in words: '22 November 2026'. Midday in Malta is on that day everywhere that matters. */
export function useDayWords(): (day: string) => string {
  const moment = useMomentWords();
  return (day) => moment(`${day}T12:00:00+01:00`).date;
}
