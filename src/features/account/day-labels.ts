import type { MomentWords } from '../../kit/i18n/dates.ts';

/** Writes a day such as '2027-09-30' in words: '30 September 2027'. Midday in Malta is on that day everywhere that matters. */
export const dayLabel = (wordsOf: (iso: string) => MomentWords, day: string): string =>
  wordsOf(`${day}T12:00:00+01:00`).date;
