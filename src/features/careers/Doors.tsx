import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { Tiles } from '../../kit/art/Tiles.tsx';
import * as styles from './Careers.css.ts';

/** Tiled links to the careers pages. */
export function Doors() {
  const { t } = useTranslation(['careers', 'shell']);
  const doors = [
    { href: paths.careersExpo(), seed: 'expo', title: t('shell:pages.careersExpo'), detail: t('landing.expo') },
    { href: paths.companies(), seed: 'companies', title: t('shell:pages.companies'), detail: t('landing.companies') },
    { href: paths.careerFinder(), seed: 'finder', title: t('shell:pages.careerFinder'), detail: t('landing.finder') },
    {
      href: paths.careerDocuments(),
      seed: 'documents',
      title: t('shell:pages.careerDocuments'),
      detail: t('landing.documents'),
    },
  ];
  return (
    <ul className={styles.doors}>
      {doors.map(({ href, seed, title, detail }) => (
        <li key={href} className={styles.door}>
          <div className={styles.doorArt}>
            <Tiles seed={seed} cols={6} rows={1} />
          </div>
          <div className={styles.doorWords}>
            <h2 className={styles.doorTitle}>
              <a className={styles.doorLink} href={href}>
                {title}
              </a>
            </h2>
            <p className={styles.detail}>{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
