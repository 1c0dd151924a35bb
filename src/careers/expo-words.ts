import { useDayWords } from '../content/day-words.ts';
import type { Expo } from './careers.queries.ts';

/** The days of an expo: '10 – 12 March', with its year. An en dash between figures needs no article in Maltese. */
export function useExpoDays(): (expo: Expo) => { figure: string; long: string } {
  const wordsOf = useDayWords();
  return ({ starts_on, ends_on }) => {
    const [first, last] = [wordsOf(starts_on), wordsOf(ends_on)];
    const isOneMonth = first.month === last.month;
    return {
      figure: isOneMonth
        ? `${first.day}–${last.day} ${last.month}`
        : `${first.day} ${first.month} – ${last.day} ${last.month}`,
      long: isOneMonth ? `${first.day}–${last.date}` : `${first.date} – ${last.date}`,
    };
  };
}
