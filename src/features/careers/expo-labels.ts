import { useDayWords } from '../../kit/content/day-words.ts';
import type { Expo } from './careers.queries.ts';

/** The days of an expo: '10–12 March 2027'. Between figures a dash needs no article in Maltese. */
export function useExpoDays(): (expo: Expo) => string {
  const wordsOf = useDayWords();
  return ({ starts_on, ends_on }) => {
    const [first, last] = [wordsOf(starts_on), wordsOf(ends_on)];
    if (starts_on === ends_on) return last.date;
    return first.month === last.month ? `${first.day}–${last.date}` : `${first.date} – ${last.date}`;
  };
}
