import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { Vignette } from '../../kit/art/Vignette.tsx';
import * as styles from './Funds.css.ts';
import type { FundSummary } from './initiatives.queries.ts';

/** The most that one application to any of these funds can get, as large as its panel. */
export function FundFigure({ funds, art }: { funds: readonly FundSummary[]; art: FundSummary['art'] }) {
  const { t } = useTranslation('initiatives');
  const [most] = funds.flatMap(({ cap }) => cap ?? []).toSorted((a, b) => b.amount - a.amount);
  if (most === undefined) return <Vignette seed={art.seed} scene={art.scene} />;
  return (
    <div className={styles.figurePanel}>
      <p className={styles.figureWords}>
        <span className={styles.figure}>{most.formatted.replace(/\.00$/, '')}</span> {t('fund.mostOfOne')}
      </p>
      <Tiles seed={art.seed} cols={6} rows={1} />
    </div>
  );
}
