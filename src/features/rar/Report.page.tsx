import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { DatesGlance } from './DatesGlance.tsx';
import { NotOnPortalYet } from './NotOnPortalYet.tsx';
import { loadWithDates } from './rar.queries.ts';

/** What the page shows. */
export const load = loadWithDates('rar-report');

/** What the report asks, section by section, and what to have ready: /rar/current/report */
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
