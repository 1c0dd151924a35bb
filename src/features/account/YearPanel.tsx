import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { paths } from '../../kit/paths.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import * as panelStyles from './Panel.css.ts';
import { floorQuery } from './year.queries.ts';
import * as styles from './YearPanel.css.ts';

const most = 6;

/** This year's latest tiles on the overview; nothing until there is one. */
export function YearPanel() {
  const { t } = useTranslation(['account', 'shell']);
  const { data: [year] = [] } = useQuery(floorQuery);
  if (year === undefined || year.tiles.length === 0) return null;
  return (
    <section className={panelStyles.panel}>
      <h2 className={panelStyles.title}>{t('shell:pages.myYear')}</h2>
      <div className={styles.strip}>
        {year.tiles.slice(-most).map(({ occurrence_id, event }) => (
          <span key={occurrence_id} className={styles.tile}>
            <Tiles seed={event.slug} cols={2} rows={2} />
          </span>
        ))}
      </div>
      <p>{t(year.has_poster ? 'year.ready' : 'year.count', { count: year.tiles.length })}</p>
      <MoreLink href={paths.myYear()}>{t('year.more')}</MoreLink>
    </section>
  );
}
