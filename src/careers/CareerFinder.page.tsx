import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { Glance } from '../content/Glance.tsx';
import { GuidePage } from '../content/GuidePage.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** /careers/career-finder */
export default function CareerFinderPage() {
  const { t } = useTranslation(['careers', 'shell']);
  return (
    <GuidePage
      title={t('shell:pages.careerFinder')}
      lead={t('finder.lead')}
      actions={
        <>
          <LinkButton variant="act" href={paths.contact({ topic: 'careers' })}>
            {t('finder.action')}
          </LinkButton>
          <LinkButton variant="line" href={paths.companies()}>
            {t('finder.second')}
          </LinkButton>
        </>
      }
      glance={
        <Glance
          seed="finder"
          figure={t('finder.figure')}
          caption={t('finder.caption')}
          facts={t('finder.facts', { returnObjects: true })}
        />
      }
      needs={{ title: t('finder.ready'), points: t('finder.needs', { returnObjects: true }) }}
      steps={{ title: t('finder.parts'), points: t('finder.steps', { returnObjects: true }) }}
    />
  );
}
