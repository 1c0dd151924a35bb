import { useTranslation } from 'react-i18next';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { DatesGlance } from './DatesGlance.tsx';
import { loadWithDates } from './rar.queries.ts';

/** Reads the page's data. */
export const load = loadWithDates('rar-results');

/** The date of this year's results, and the next steps: /rar/current/results */
export default function ResultsPage() {
  const { t } = useTranslation('shell');
  return <GuidePage slug="rar-results" title={t('pages.rarResults')} glance={<DatesGlance />} />;
}
