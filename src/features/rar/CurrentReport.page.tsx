import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { DatesGlance, ReportNotice } from './Deadline.tsx';
import { PageRows } from './PageRows.tsx';
import { loadWithDates } from './rar.queries.ts';

export const load = loadWithDates('rar-current');

/** The report that is due next: its pages and its state: /rar/current */
export default function CurrentReportPage() {
  const { t } = useTranslation(['rar', 'shell']);
  return (
    <GuidePage
      slug="rar-current"
      title={t('shell:pages.rarCurrent')}
      glance={<DatesGlance />}
      notice={<ReportNotice />}
      under={
        <PageRows
          title={t('pages.title')}
          pages={[
            {
              href: paths.rarCurrent('regulations'),
              title: t('shell:pages.rarRegulations'),
              detail: t('pages.regulations'),
            },
            { href: paths.rarCurrent('report'), title: t('shell:pages.rarReport'), detail: t('pages.report') },
            { href: paths.rarCurrent('results'), title: t('shell:pages.rarResults'), detail: t('pages.results') },
          ]}
        />
      }
    />
  );
}
