import { useTranslation } from 'react-i18next';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { Council } from './Council.tsx';
import { Sponsors } from './Sponsors.tsx';
import { loadToday } from './about.load.ts';

/** Reads the page's data. */
export const load = loadToday;

/** The union as it is today, with its council: /about/{union}-today */
export default function UnionTodayPage() {
  const { t } = useTranslation('shell');
  return (
    <TextPage slug="today" title={t('pages.unionToday')}>
      <Council />
      <Sponsors />
    </TextPage>
  );
}
