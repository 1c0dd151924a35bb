import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { Glance } from '../content/Glance.tsx';
import { GuidePage } from '../content/GuidePage.tsx';
import { formatEuros } from '../i18n/format-euros.ts';
import { stack } from '../theme/layout.css.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { MoreLink } from '../ui/MoreLink.tsx';
import { useUnion } from '../union/union.ts';

/** /services/parking-permit */
export default function ParkingPermitPage() {
  const { t } = useTranslation(['services', 'shell']);
  const { prices } = useUnion();
  return (
    <GuidePage
      title={t('shell:pages.parkingPermit')}
      lead={t('permit.lead')}
      actions={
        <LinkButton variant="act" href={paths.myPermit()}>
          {t('permit.action')}
        </LinkButton>
      }
      glance={
        <Glance
          seed="parking"
          figure={formatEuros(prices.parkingPermitGreenContribution)}
          caption={t('permit.caption')}
          facts={t('permit.facts', { returnObjects: true })}
        />
      }
      needs={{ title: t('needs'), points: t('permit.needs', { returnObjects: true }) }}
      steps={{ title: t('steps'), points: t('permit.steps', { returnObjects: true }) }}
    >
      <section className={stack.s}>
        <h2>{t('permit.shareTitle')}</h2>
        <p>{t('permit.share')}</p>
        <p>
          <MoreLink href={paths.carpooling()}>{t('permit.shareLink')}</MoreLink>
        </p>
      </section>
    </GuidePage>
  );
}
