import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import * as page from '../content/ContentPage.css.ts';
import { Loaded } from '../content/Loaded.tsx';
import { lead, stack } from '../theme/layout.css.ts';
import { areasQuery, expoQuery } from './careers.queries.ts';
import { Doors } from './Doors.tsx';
import { ExpoGlance } from './ExpoGlance.tsx';
import * as styles from './Careers.css.ts';

/** /careers */
export default function CareersPage() {
  const { t } = useTranslation(['careers', 'shell']);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <div className={page.words}>
          <h1>{t('shell:pages.careers')}</h1>
          <p className={lead}>{t('landing.lead')}</p>
        </div>
        <Loaded query={useQuery(expoQuery)}>{(expo) => expo && <ExpoGlance expo={expo} />}</Loaded>
      </div>
      <Doors />
      <section className={stack.m}>
        <h2>{t('landing.areas')}</h2>
        <Loaded query={useQuery(areasQuery)}>
          {(areas) => (
            <ul className={styles.areas}>
              {areas.map(({ id, name }) => (
                <li key={id}>
                  <a className={styles.area} href={paths.companies({ area: id })}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </section>
    </div>
  );
}
