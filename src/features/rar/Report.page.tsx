import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { DatesGlance } from './DatesGlance.tsx';
import { NotOnPortalYet } from './NotOnPortalYet.tsx';
import { loadWithDates } from './rar.queries.ts';

/** Reads the page's data. */
export const load = loadWithDates('rar-report');

/** The report's questions, section by section, and the papers to have ready: /rar/current/report */
export default function ReportPage() {
  const { t } = useTranslation(['rar', 'shell']);
  return (
    <GuidePage
      slug="rar-report"
      title={t('shell:pages.rarReport')}
      glance={<DatesGlance />}
      notice={<NotOnPortalYet />}
      action={{ href: paths.contact({ topic: 'representation' }), label: t('actions.ask') }}
      second={{ href: paths.rarCurrent('regulations'), label: t('actions.regulations') }}
    />
  );
}
