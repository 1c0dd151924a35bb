import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { page } from '../content/ContentPage.css.ts';
import { GuidePage } from '../content/GuidePage.tsx';
import { Loaded } from '../content/Loaded.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { expoQuery, type Expo } from './careers.queries.ts';
import { ExpoGlance } from './ExpoGlance.tsx';
import { NoExpo } from './NoExpo.tsx';

/** /careers/careers-expo */
export default function CareersExpoPage() {
  const { t } = useTranslation('shell');
  const query = useQuery(expoQuery);
  if (query.data) return <ExpoGuide expo={query.data} />;
  return (
    <div className={page}>
      <h1>{t('pages.careersExpo')}</h1>
      <Loaded query={query}>{() => <NoExpo />}</Loaded>
    </div>
  );
}

function ExpoGuide({ expo }: { expo: Expo }) {
  const { t } = useTranslation(['careers', 'shell']);
  const minutes = { interview: expo.interview_minutes, early: expo.arrive_minutes_early };
  return (
    <GuidePage
      title={t('shell:pages.careersExpo')}
      lead={t('expo.lead', { count: expo.companies })}
      actions={
        <>
          <LinkButton variant="act" href={paths.companies()}>
            {t('expo.action')}
          </LinkButton>
          <LinkButton variant="line" href={paths.careerDocuments()}>
            {t('expo.second')}
          </LinkButton>
        </>
      }
      glance={<ExpoGlance expo={expo} />}
      needs={{ title: t('expo.bring'), points: t('expo.needs', { returnObjects: true }) }}
      steps={{ title: t('expo.interviews'), points: t('expo.steps', { returnObjects: true, ...minutes }) }}
    />
  );
}
