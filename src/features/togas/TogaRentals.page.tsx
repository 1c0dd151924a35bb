import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import type { Load } from '../../kit/api/load.ts';
import { rows } from '../../kit/content/ContentPage.css.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import * as styles from './togas.css.ts';
import { togaStatusQuery, togaTypesQuery } from './togas.queries.ts';

interface Props {
  parts: readonly components['schemas']['TogaType'][];
}

/** The parts of the toga, each with a description. */
function TogaParts({ parts }: Props) {
  return (
    <ul className={rows}>
      {parts.map(({ id, name, description }) => (
        <li key={id} className={styles.kind}>
          <h3 className={styles.name}>{name}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

export const load: Load = (queries) =>
  Promise.all([
    queries.fetchQuery(pageQuery('togi-rentals')),
    queries.fetchQuery(togaStatusQuery),
    queries.fetchQuery(togaTypesQuery),
  ]);

/** /services/togi-rentals */
export default function TogaRentalsPage() {
  const { t } = useTranslation(['services', 'shell']);
  const { data: status } = useQuery(togaStatusQuery);
  const types = useQuery(togaTypesQuery);
  const isClosed = status?.enabled === false;
  return (
    <GuidePage
      slug="togi-rentals"
      strip
      title={t('shell:pages.togaRentals')}
      notice={
        isClosed && (
          <Banner tone="warn" title={t('toga.closedTitle')}>
            <p>{t('toga.closed')}</p>
          </Banner>
        )
      }
      action={isClosed ? undefined : { href: paths.bookToga(), label: t('toga.action') }}
    >
      <section className={stack.m}>
        <h2>{t('toga.parts')}</h2>
        <Loaded query={types}>{(parts) => <TogaParts parts={parts} />}</Loaded>
      </section>
    </GuidePage>
  );
}
