import { useTranslation } from 'react-i18next';
import { loadPage } from '../../kit/content/page.queries.ts';
import { TextPage } from '../../kit/content/TextPage.tsx';

/** Reads the page's data. */
export const load = loadPage('rar-past-results');

/** The points given in earlier years: /rar/history/results */
export default function PastResultsPage() {
  const { t } = useTranslation('shell');
  return <TextPage slug="rar-past-results" title={t('pages.rarPastResults')} />;
}
