import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import type { Load } from '../../kit/api/load.ts';
import { page, words } from '../../kit/content/ContentPage.css.ts';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { shelvesQuery } from './career-finder.queries.ts';
import { finderPaths } from './finder-paths.ts';
import * as styles from './pages.css.ts';

/** Reads the resources of the address, and the types. */
export const load: Load = (queries, { params: { type } }) =>
  Promise.all([queries.fetchQuery(shelvesQuery()), queries.fetchQuery(shelvesQuery(type))]);

/** /careers/career-finder/student-career-resource-hub/:type? and its other address, student-resource-hub. */
export default function ResourceHubPage() {
  const { t } = useTranslation('careerFinder');
  const { type } = useParams();
  const { data: all = [] } = useQuery(shelvesQuery());
  const shelves = useQuery(shelvesQuery(type));
  const shown = type === undefined ? undefined : shelves.data?.[0];
  return (
    <LoadedPage query={shelves} title={t('hub.heading')}>
      {(found) => (
        <div className={page}>
          <PageTitle page={shown?.name ?? t('hub.heading')} />
          <header className={words}>
            <h1>{shown?.name ?? t('hub.heading')}</h1>
            <Lead>{shown?.about ?? t('hub.lead')}</Lead>
          </header>
          <FilterLinks
            label={t('hub.types')}
            links={[{ type: undefined, name: t('hub.all') }, ...all].map((each) => ({
              href: finderPaths.hub(each.type),
              label: each.name,
              current: each.type === type,
            }))}
          />
          {found.map(({ type: shelf, name, about, resources }) => (
            <section key={shelf} className={stack.m}>
              {type === undefined && (
                <div>
                  <h2>{withItsNoun(name)}</h2>
                  <p>{withItsNoun(about)}</p>
                </div>
              )}
              <div className={styles.resources}>
                {resources.map((resource) => (
                  <article key={resource.id} id={resource.id} className={styles.exercise}>
                    {type === undefined ? (
                      <h3>{withItsNoun(resource.title)}</h3>
                    ) : (
                      <h2>{withItsNoun(resource.title)}</h2>
                    )}
                    <p>{withItsNoun(resource.about)}</p>
                    <ol>
                      {resource.steps.map((step) => (
                        <li key={step}>{withItsNoun(step)}</li>
                      ))}
                    </ol>
                    {resource.href !== null && <MoreLink href={resource.href}>{resource.link}</MoreLink>}
                  </article>
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </LoadedPage>
  );
}
