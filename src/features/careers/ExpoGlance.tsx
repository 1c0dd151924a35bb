import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Glance } from '../../kit/content/Glance.tsx';
import type { Expo } from './careers.queries.ts';

/** The days of an expo: '10–12 March 2027'. Between figures a dash needs no article in Maltese. */
function useExpoDays(): (expo: Expo) => string {
  const wordsOf = useDayWords();
  return ({ starts_on, ends_on }) => {
    const [first, last] = [wordsOf(starts_on), wordsOf(ends_on)];
    if (starts_on === ends_on) return last.date;
    return first.month === last.month ? `${first.day}–${last.date}` : `${first.date} – ${last.date}`;
  };
}

/** The date and venue of the next expo. */
export function ExpoGlance({ expo }: { expo: Expo }) {
  const { t } = useTranslation('careers');
  const days = useExpoDays()(expo);
  const { name, running, hours, venue, companies } = expo;
  return (
    <Glance
      seed="careers-expo"
      facts={[
        { label: running ? t('expo.running', { name }) : name, value: days },
        { label: t('expo.hours'), value: hours },
        { label: t('expo.where'), value: venue },
        { label: t('expo.companies'), value: companies },
      ]}
    />
  );
}
