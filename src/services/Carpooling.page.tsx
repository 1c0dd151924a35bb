import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { Glance } from '../content/Glance.tsx';
import { GuidePage } from '../content/GuidePage.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** /services/carpooling */
export default function CarpoolingPage() {
  const { t } = useTranslation(['services', 'shell']);
  return (
    <GuidePage
      title={t('shell:pages.carpooling')}
      lead={t('carpool.lead')}
      actions={
        <>
          <LinkButton variant="act" href={paths.contact({ topic: 'services' })}>
            {t('carpool.action')}
          </LinkButton>
          <LinkButton variant="line" href={paths.myPermit()}>
            {t('carpool.second')}
          </LinkButton>
        </>
      }
      glance={
        <Glance
          seed="carpool"
          figure={t('carpool.figure')}
          caption={t('carpool.caption')}
          facts={t('carpool.facts', { returnObjects: true })}
        />
      }
      needs={{ title: t('needs'), points: t('carpool.needs', { returnObjects: true }) }}
      steps={{ title: t('steps'), points: t('carpool.steps', { returnObjects: true }) }}
    />
  );
}
