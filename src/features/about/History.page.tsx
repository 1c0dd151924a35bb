import { useTranslation } from 'react-i18next';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { loadPage } from '../../kit/content/page.queries.ts';
import { Keel } from './Keel.tsx';

/** Reads the page's data. */
export const load = loadPage('history');

/** The union's history: /about/history */
export default function HistoryPage() {
  const { t } = useTranslation('shell');
  return <TextPage slug="history" title={t('pages.history')} text={Keel} />;
}
