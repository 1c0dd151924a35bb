import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { expoQuery, loadExpo } from './careers.queries.ts';
import { ExpoGlance, ExpoTimetable } from './ExpoGlance.tsx';

export const load = loadExpo;

/** /careers/careers-expo */
export default function CareersExpoPage() {
  const { t } = useTranslation(['careers', 'shell']);
  const { data: expo } = useQuery(expoQuery);
  return (
    <GuidePage
      slug="careers-expo"
      title={t('shell:pages.careersExpo')}
      notice={
        expo === null && (
          <Banner title={t('expo.none.title')}>
            <p>{t('expo.none.how')}</p>
          </Banner>
        )
      }
      action={{ href: paths.companies(), label: t('expo.action') }}
      {...(expo && { second: { href: paths.floorPlan(), label: t('expo.floor') } })}
      masthead={expo && <ExpoTimetable expo={expo} />}
      glance={expo && <ExpoGlance expo={expo} />}
    />
  );
}
