import { useTranslation } from 'react-i18next';
import { Glance } from '../../kit/content/Glance.tsx';
import type { Expo } from './careers.queries.ts';
import { useExpoDays } from './expo-labels.ts';

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
