import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { wordsIn } from '../../kit/content/list-address.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import type { Load } from '../../kit/api/load.ts';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from './interviews.css.ts';
import { areasQuery, type ExpoCompany, standsQuery } from './interviews.queries.ts';

const FloorMap = lazy(async () => ({ default: (await import('./FloorMap.tsx')).FloorMap }));

export const load: Load = (queries) => Promise.all([queries.fetchQuery(standsQuery), queries.fetchQuery(areasQuery)]);

/** The companies at their stands, with what each does and a way to its page. */
function Stands({ companies, chosen }: { companies: readonly ExpoCompany[]; chosen: string | null }) {
  const { t } = useTranslation('interviews');
  return (
    <ul className={styles.list}>
      {companies.map(({ slug, title, stand, sectors, interviews }) => (
        <li key={slug} className={styles.entry} aria-current={stand === chosen ? 'true' : undefined}>
          <p className={styles.time}>{stand}</p>
          <div className={styles.words}>
            <h3 className={styles.name}>
              <a href={paths.company(slug)}>{title}</a>
            </h3>
            <p className={styles.detail}>{sectors.map(({ name }) => name).join(', ')}</p>
            {interviews && (
              <p>
                <Badge tone="ok">{t('floor.interviews')}</Badge>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Floor({ companies, area }: { companies: readonly ExpoCompany[]; area: string | undefined }) {
  const { t } = useTranslation('interviews');
  const [chosen, setChosen] = useState<string | null>(null);
  // The map is drawn in a browser alone; the list below is there before it, and without it.
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const shown = companies.filter(({ sectors }) => area === undefined || sectors.some(({ id }) => id === area));
  const company = companies.find(({ stand }) => stand === chosen);
  return (
    <div className={styles.beside}>
      <div className={styles.plan}>
        <div className={styles.map}>
          {isInBrowser && (
            <Suspense>
              <FloorMap
                companies={companies}
                shown={shown}
                chosen={chosen}
                onChoose={(stand) => setChosen(stand === chosen ? null : stand)}
              />
            </Suspense>
          )}
        </div>
        <output className={styles.chosen}>
          {company === undefined ? (
            t('floor.choose')
          ) : (
            <>
              {t('stand', { stand: company.stand ?? '' })}: <a href={paths.company(company.slug)}>{company.title}</a>
            </>
          )}
        </output>
      </div>
      <section className={stack.m}>
        <h2>{t('floor.found', { count: shown.length })}</h2>
        <Stands companies={shown} chosen={chosen} />
      </section>
    </div>
  );
}

/** The floor of the careers expo: /careers/careers-expo/floor-plan?area= */
export default function FloorPlanPage() {
  const { t } = useTranslation(['interviews', 'content']);
  const wanted = wordsIn(new URLSearchParams(useSearch()), 'area');
  const stands = useQuery(standsQuery);
  const { data: areas = [] } = useQuery(areasQuery);
  const area = areas.find(({ id }) => id === wanted)?.id;
  return (
    <div className={styles.floor}>
      <PageTitle page={t('floor.title')} />
      <div className={stack.s}>
        <h1>{t('floor.title')}</h1>
        <Lead>{t('floor.lead')}</Lead>
      </div>
      <div className={styles.filters}>
        <FilterLinks
          label={t('floor.area')}
          links={[{ id: undefined, name: t('content:all') }, ...areas].map(({ id, name }) => ({
            href: paths.floorPlan({ area: id }),
            label: name,
            current: id === area,
          }))}
        />
      </div>
      <Loaded query={stands}>{(companies) => <Floor companies={companies} area={area} />}</Loaded>
    </div>
  );
}
