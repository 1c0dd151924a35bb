import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { sponsorsQuery } from './people.queries.ts';
import * as styles from './Sponsors.css.ts';

/** The sponsors, with what each of them makes possible. */
export function Sponsors() {
  const { t } = useTranslation('about');
  return (
    <section id="sponsors" className={stack.m}>
      <h2>{t('sponsors.title')}</h2>
      <Loaded query={useQuery(sponsorsQuery)}>
        {(sponsors) => (
          <ul className={styles.wall}>
            {sponsors.map(({ id, name, tier_name, about, website, art }) => (
              <li key={id} className={styles.sponsor}>
                <div className={styles.tile}>
                  <Tiles seed={art.seed} cols={1} rows={1} />
                </div>
                <div>
                  <p className={styles.tier}>{tier_name}</p>
                  <h3 className={styles.name}>
                    <a href={website}>{name}</a>
                  </h3>
                  <p className={styles.detail}>{about}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
