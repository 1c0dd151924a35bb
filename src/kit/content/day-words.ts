import { useMomentWords, type MomentWords } from '../i18n/dates.ts';

/** Words for days such as '2027-09-30'. Midday in Malta is that day everywhere it matters. */
export function useDayWords(): (day: string) => MomentWords {
  const wordsOf = useMomentWords();
  return (day) => wordsOf(`${day}T12:00:00+01:00`);
}
