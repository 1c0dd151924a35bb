import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { offersQuery } from './adverts.queries.ts';
import * as styles from './Offers.css.ts';

/** Partners' offers to students, in a row. Only after consent: these are adverts too. */
export function Offers() {
  const { t } = useTranslation('shell');
  const { data: offers = [] } = useQuery(offersQuery);
  const titleId = useId();
  if (offers.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('adverts.offers')}
      </h2>
      <ul className={styles.row}>
        {offers.map(({ id, title, body, partner, link, art }) => (
          <li key={id} className={styles.offer}>
            <div className={styles.art}>
              <Tiles seed={art.seed} cols={3} rows={2} />
            </div>
            <p className={styles.partner}>{t('adverts.by', { partner })}</p>
            <h3 className={styles.name}>
              <a href={link} rel="sponsored">
                {title}
              </a>
            </h3>
            <p className={styles.body}>{body}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
