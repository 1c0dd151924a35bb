import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { DatesGlance, ReportNotice } from './Deadline.tsx';
import { loadWithDates } from './rar.queries.ts';

export const load = loadWithDates('rar');

/** The purpose of the yearly report, and its deadlines: /rar */
export default function RarPage() {
  const { t } = useTranslation(['rar', 'shell']);
  return (
    <GuidePage
      slug="rar"
      title={t('shell:pages.rar')}
      glance={<DatesGlance />}
      notice={<ReportNotice />}
      action={{ href: paths.rarCurrent('report'), label: t('actions.report') }}
      second={{ href: paths.rarCurrent('regulations'), label: t('actions.regulations') }}
    />
  );
}
