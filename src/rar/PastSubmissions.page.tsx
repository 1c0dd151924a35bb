import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { GuidePage } from '../content/GuidePage.tsx';
import { loadPage } from '../content/page.queries.ts';

/** What the page shows. */
export const load = loadPage('rar-submissions');

/** What was sent in earlier years: /rar/history/submissions */
export default function PastSubmissionsPage() {
  const { t } = useTranslation(['rar', 'shell']);
  return (
    <GuidePage
      slug="rar-submissions"
      title={t('shell:pages.rarSubmissions')}
      action={{ href: paths.contact({ topic: 'representation' }), label: t('actions.older') }}
      second={{ href: paths.rarHistory('results'), label: t('shell:pages.rarPastResults') }}
    />
  );
}
