import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { loadPage } from '../../kit/content/page.queries.ts';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { PageRows } from './PageRows.tsx';

export const load = loadPage('rar-history');

/** Reports of earlier years: /rar/history */
export default function PastReportsPage() {
  const { t } = useTranslation(['rar', 'shell']);
  return (
    <TextPage slug="rar-history" title={t('shell:pages.rarHistory')}>
      <PageRows
        title={t('pages.title')}
        pages={[
          {
            href: paths.rarHistory('submissions'),
            title: t('shell:pages.rarSubmissions'),
            detail: t('pages.submissions'),
          },
          { href: paths.rarHistory('results'), title: t('shell:pages.rarPastResults'), detail: t('pages.pastResults') },
        ]}
      />
    </TextPage>
  );
}
