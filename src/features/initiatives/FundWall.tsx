import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { FundBadge } from './FundBadge.tsx';
import { useFundTimes } from './fund-labels.ts';
import * as styles from './Funds.css.ts';
import type { FundSummary } from './initiatives.queries.ts';

/** Every fund behind its door: its purpose, and if it is open. */
export function FundWall({ funds }: { funds: readonly FundSummary[] }) {
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
            {name}
          </a>
        </h3>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.when}>{when}</p>
        {cap !== null && <p className={styles.when}>{t('fund.upTo', { amount: cap.formatted })}</p>}
      </div>
    </article>
  );
}
