import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { Tiles } from '../art/Tiles.tsx';
import { classNames } from '../ui/class-names.ts';
import { section, wrap } from '../theme/layout.css.ts';
import { useUnion } from '../union/union.ts';
import * as styles from './Home.css.ts';

/** A wall of tiled doors, one for each thing that a student can get done here. */
export function ServiceWall() {
  const { t } = useTranslation('home');
  const { socials } = useUnion();
  const doors = [
    { href: paths.events(), seed: 'kard', title: t('eventsTitle'), detail: t('eventsBody') },
    { href: paths.bookings(), seed: 'toga', title: t('bookingsTitle'), detail: t('bookingsBody') },
    ...(socials.length > 0
      ? [{ href: '#reach-us', seed: 'parking', title: t('reachTitle'), detail: t('reachBody') }]
      : []),
  ];
  return (
    <section className={classNames(section, wrap)}>
      <h2 className={styles.wallTitle}>{t('servicesTitle')}</h2>
      <div className={styles.wall}>
        {doors.map(({ href, seed, title, detail }) => (
          <a key={href} className={styles.service} href={href}>
            <span className={styles.serviceArt}>
              <Tiles seed={seed} cols={6} rows={1} />
            </span>
            <span className={styles.serviceWords}>
              <span className={styles.serviceTitle}>{title}</span>
              <span className={styles.serviceDetail}>{detail}</span>
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}
