import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { loadPage } from '../../kit/content/page.queries.ts';

/** Reads the page's data. */
export const load = loadPage('rar-submissions');

/** Reports submitted in earlier years: /rar/history/submissions */
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
