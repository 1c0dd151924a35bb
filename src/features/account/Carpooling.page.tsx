import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { lead, row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { RichText } from '../../kit/ui/RichText.tsx';
import * as styles from './Account.css.ts';
import * as carpooling from './Carpooling.css.ts';
import { Loaded } from './Loaded.tsx';
import { permitQuery } from './permit.queries.ts';
import { PermitPanel } from './PermitPanel.tsx';

/** How to get a space for a shared ride, and the permit that it takes: /account/carpooling */
export default function CarpoolingPage() {
  const { t } = useTranslation(['services', 'shell']);
  const permit = useQuery(permitQuery);
  const page = useQuery(pageQuery('carpooling'));
  return (
    <div className={styles.page}>
      <div className={stack.m}>
        <h1>{t('shell:pages.myCarpooling')}</h1>
        {page.data && <p className={lead}>{page.data.lead}</p>}
        <Banner title={t('carpool.title')}>
          <p>{t('carpool.how')}</p>
        </Banner>
        <div className={row}>
          <LinkButton variant="act" href={paths.contact({ topic: 'services' })}>
            {t('carpool.action')}
          </LinkButton>
        </div>
      </div>
      <div className={carpooling.columns}>
        <Loaded query={page}>{({ body }) => <RichText blocks={body} />}</Loaded>
        <Loaded query={permit} parts={['tiles', 'medium']}>
          {(data) => <PermitPanel permit={data} />}
        </Loaded>
      </div>
    </div>
  );
}
