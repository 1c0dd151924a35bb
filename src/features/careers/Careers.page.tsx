import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { areasQuery, expoQuery } from './careers.queries.ts';
import { Doors } from './Doors.tsx';
import { ExpoGlance } from './ExpoGlance.tsx';
import { loadCareers } from './careers.load.ts';

/** Reads the page's data. */
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
