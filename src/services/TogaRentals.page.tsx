import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { GuidePage } from '../content/GuidePage.tsx';
import { Loaded } from '../content/Loaded.tsx';
import { stack } from '../theme/layout.css.ts';
import { Banner } from '../ui/Banner.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { togaStatusQuery, togaTypesQuery } from './services.queries.ts';
import { TogaGlance } from './TogaGlance.tsx';
import { TogaTable } from './TogaTable.tsx';

/** /services/togi-rentals */
export default function TogaRentalsPage() {
  const { t } = useTranslation(['services', 'shell']);
  const status = useQuery(togaStatusQuery);
  const isClosed = status.data?.enabled === false;
  return (
    <GuidePage
      title={t('shell:pages.togaRentals')}
      lead={t('toga.lead')}
      notice={
        isClosed && (
          <Banner tone="warn" title={t('toga.closedTitle')}>
            <p>{t('toga.closed')}</p>
          </Banner>
        )
      }
      actions={
        !isClosed && (
          <LinkButton variant="act" href={paths.contact({ topic: 'services' })}>
            {t('toga.action')}
          </LinkButton>
        )
      }
      glance={<Loaded query={status}>{(now) => <TogaGlance status={now} />}</Loaded>}
      needs={{ title: t('needs'), points: t('toga.needs', { returnObjects: true }) }}
      steps={{ title: t('steps'), points: t('toga.steps', { returnObjects: true }) }}
    >
      <section className={stack.m}>
        <h2>{t('toga.parts')}</h2>
        <Loaded query={useQuery(togaTypesQuery)}>{(types) => <TogaTable types={types} />}</Loaded>
      </section>
    </GuidePage>
  );
}
