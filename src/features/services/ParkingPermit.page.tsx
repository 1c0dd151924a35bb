import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { loadPage } from '../../kit/content/page.queries.ts';

export const load = loadPage('parking-permit');

/** /services/parking-permit */
export default function ParkingPermitPage() {
  const { t } = useTranslation(['services', 'shell']);
  return (
    <GuidePage
      slug="parking-permit"
      strip
      title={t('shell:pages.parkingPermit')}
      action={{ href: paths.myPermit(), label: t('permit.action') }}
      second={{ href: paths.carpooling(), label: t('permit.second') }}
    />
  );
}
