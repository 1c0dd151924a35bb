import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import * as styles from './Careers.css.ts';
import { areasQuery, expoQuery, loadCareers } from './careers.queries.ts';
import { ExpoGlance, ExpoTimetable } from './ExpoGlance.tsx';

/** Tiled links to the careers pages. */
function Doors() {
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
              <a className={styles.boxedLink} href={href}>
                {withItsNoun(title)}
              </a>
            </h2>
            <p className={styles.detail}>{withItsNoun(detail)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const load = loadCareers;

/** /careers */
export default function CareersPage() {
  const { t } = useTranslation(['careers', 'shell']);
  const { data: expo } = useQuery(expoQuery);
  const areas = useQuery(areasQuery);
  return (
    <GuidePage
      slug="careers"
      title={t('shell:pages.careers')}
      action={{ href: paths.companies(), label: t('landing.action') }}
      masthead={expo && <ExpoTimetable expo={expo} />}
      glance={expo && <ExpoGlance expo={expo} />}
    >
      <Doors />
      <section className={stack.m}>
        <h2 id="areas">{t('landing.areas')}</h2>
        <Loaded query={areas}>
          {(all) => (
            <FilterLinks
              label={t('landing.areas')}
              links={all.map(({ id, name }) => ({
                href: paths.companies({ area: id }),
                label: name,
                current: false,
              }))}
            />
          )}
        </Loaded>
      </section>
    </GuidePage>
  );
}
