import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { page as pageStyle } from '../../kit/content/ContentPage.css.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { PageHead } from '../../kit/content/PageHead.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { FundWall } from './FundWall.tsx';
import { fundsQuery } from './initiatives.queries.ts';
import { loadFunds } from './initiatives.load.ts';

/** Reads the page's data. */
export const load = loadFunds;

/** The funds, open and closed: /initiatives/kokka-fondi */
export default function KokkaFondiPage() {
  const { t } = useTranslation(['initiatives', 'shell']);
  const query = useQuery(pageQuery('kokka-fondi'));
  const funds = useQuery(fundsQuery);
  return (
    <LoadedPage query={query} title={t('shell:pages.kokkaFondi')}>
      {({ title, lead, art }) => (
        <div className={pageStyle}>
          <PageHead title={title} lead={lead} art={art}>
            <p>
              <MoreLink href={paths.aboutKokkaFondi()}>{t('fund.how')}</MoreLink>
            </p>
          </PageHead>
          <section className={stack.m}>
            <h2>{t('fund.all')}</h2>
            <Loaded query={funds}>{(all) => <FundWall funds={all} />}</Loaded>
          </section>
        </div>
      )}
    </LoadedPage>
  );
}
