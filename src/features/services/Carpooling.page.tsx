import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { loadPage } from '../../kit/content/page.queries.ts';

export const load = loadPage('carpooling');

/** /services/carpooling */
export default function CarpoolingPage() {
  const { t } = useTranslation(['services', 'shell']);
  return (
    <GuidePage
      slug="carpooling"
      strip
      title={t('shell:pages.carpooling')}
      action={{ href: paths.carpoolBook(), label: t('carpool.action') }}
      second={{ href: paths.myPermit(), label: t('carpool.second') }}
    />
  );
}
