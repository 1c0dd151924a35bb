import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { page as pageStyle } from '../../kit/content/ContentPage.css.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { PageHead } from '../../kit/content/PageHead.tsx';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { useFundTimes } from './fund-labels.ts';
import { FundBadge } from './FundBadge.tsx';
import { FundFigure } from './FundFigure.tsx';
import * as styles from './Funds.css.ts';
import { loadFunds } from './initiatives.load.ts';
import { type FundSummary, fundsQuery } from './initiatives.queries.ts';

/** Every fund behind its door: its purpose, and if it is open. */
function FundWall({ funds }: { funds: readonly FundSummary[] }) {
  return (
    <ul className={styles.wall}>
      {funds.map((fund) => (
        <li key={fund.slug}>
          <Door fund={fund} />
        </li>
      ))}
    </ul>
  );
}

function Door({ fund }: { fund: FundSummary }) {
  const { t } = useTranslation('initiatives');
  const { slug, name, summary, open, cap, art } = fund;
  const when = useFundTimes()(fund);
  return (
    <article className={styles.fund}>
      <div className={styles.floor}>
        <Tiles seed={art.seed} cols={6} rows={1} />
      </div>
      <div className={styles.words}>
        <FundBadge open={open} />
        <h3 className={styles.name}>
          <a className={styles.link} href={paths.fund(slug)}>
            {withItsNoun(name)}
          </a>
        </h3>
        <p className={styles.summary}>{withItsNoun(summary)}</p>
        <p className={styles.when}>{withItsNoun(when)}</p>
        {cap !== null && <p className={styles.when}>{t('fund.upTo', { amount: cap.formatted })}</p>}
      </div>
    </article>
  );
}

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
          <PageHead
            title={title}
            lead={lead}
            art={art}
            panel={funds.data && <FundFigure funds={funds.data} art={art} />}
          >
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
