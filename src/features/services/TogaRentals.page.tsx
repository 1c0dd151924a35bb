import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { ByMessage } from './ByMessage.tsx';
import { togaStatusQuery, togaTypesQuery } from './services.queries.ts';
import { TogaParts } from './TogaParts.tsx';
import { loadTogas } from './services.load.ts';

/** What the page shows. */
export const load = loadTogas;

/** /services/togi-rentals */
export default function TogaRentalsPage() {
  const { t } = useTranslation(['services', 'shell']);
  const { data: status } = useQuery(togaStatusQuery);
  const types = useQuery(togaTypesQuery);
  const isClosed = status?.enabled === false;
  return (
    <GuidePage
      slug="togi-rentals"
      title={t('shell:pages.togaRentals')}
      notice={
        isClosed ? (
          <Banner tone="warn" title={t('toga.closedTitle')}>
            <p>{t('toga.closed')}</p>
          </Banner>
        ) : (
          <ByMessage title={t('toga.title')} how={t('toga.how')} />
        )
      }
      action={isClosed ? undefined : { href: paths.contact({ topic: 'services' }), label: t('toga.action') }}
    >
      <section className={stack.m}>
        <h2>{t('toga.parts')}</h2>
        <Loaded query={types}>{(parts) => <TogaParts parts={parts} />}</Loaded>
      </section>
    </GuidePage>
  );
}
