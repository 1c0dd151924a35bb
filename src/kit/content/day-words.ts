import { useMomentWords, type MomentWords } from '../i18n/dates.ts';

/** Returns the words for a day such as '2027-09-30'. It reads noon of Malta's winter time: the same day all year. */
export function useDayWords(): (day: string) => MomentWords {
  const wordsOf = useMomentWords();
  return (day) => wordsOf(`${day}T12:00:00+01:00`);
}
