import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { paths } from '../../kit/paths.ts';
import { section, wrap } from '../../kit/theme/layout.css.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { useStatuses } from '../../kit/union/statuses.ts';
import { useUnion } from '../../kit/union/union.ts';
import * as styles from './Home.css.ts';

/** Fills whole rows of four and of two. */
const shown = 8;

/** Returns the links to the most wanted services that are open at the moment: always the first eight of the list. */
function useDoors() {
  const { careers } = useUnion().flags;
  const { togaRental } = useStatuses();
  const doors = [
    { name: 'parkingPermit', href: paths.parkingPermit() },
    { name: 'studentCard', href: paths.studentCard() },
    { name: 'togaRentals', href: paths.togaRentals(), isHidden: !togaRental },
    { name: 'carpooling', href: paths.carpooling() },
    { name: 'rentals', href: paths.rentals() },
    { name: 'complaints', href: paths.complaints() },
    { name: 'careerFinder', href: paths.careerFinder(), isHidden: !careers },
    { name: 'kokkaFondi', href: paths.kokkaFondi() },
    { name: 'studentOrganisations', href: paths.studentOrganisations() },
    { name: 'erasmusBooklets', href: paths.erasmusBooklets() },
  ] as const;
  return doors.filter((door) => !('isHidden' in door && door.isHidden)).slice(0, shown);
}

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
