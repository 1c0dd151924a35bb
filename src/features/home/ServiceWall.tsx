import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { section, wrap } from '../../kit/theme/layout.css.ts';
import { withItsNoun } from '../../kit/ui/with-its-noun.ts';
import { useDoors } from './doors.ts';
import * as styles from './Home.css.ts';

/** A wall of tiled doors, each to a service for students. */
export function ServiceWall() {
  const { t } = useTranslation(['home', 'shell']);
  return (
    <section className={classNames(section, wrap)}>
      <h2 className={styles.wallTitle}>{t('servicesTitle')}</h2>
      <div className={styles.wall}>
        {useDoors().map(({ href, name }) => (
          <a key={name} className={styles.service} href={href}>
            <span className={styles.serviceArt}>
              <Tiles seed={name} cols={6} rows={1} />
            </span>
            <span className={styles.serviceWords}>
              <span className={styles.serviceTitle}>{withItsNoun(t(`shell:pages.${name}`))}</span>
              <span className={styles.serviceDetail}>{t(`doors.${name}`)}</span>
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}
