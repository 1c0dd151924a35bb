import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Load } from '../../kit/api/load.ts';
import { rows } from '../../kit/content/ContentPage.css.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { complaintPaths } from '../../kit/complaint-paths.ts';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import * as styles from './Complaints.css.ts';
import { complaintTypesQuery } from './complaints.queries.ts';

export const load: Load = (queries) =>
  Promise.all([queries.fetchQuery(pageQuery('complaints')), queries.fetchQuery(complaintTypesQuery)]);

/** The procedure and subjects of complaints: /services/complaints */
export default function ComplaintsPage() {
  const { t } = useTranslation(['complaints', 'shell']);
  const types = useQuery(complaintTypesQuery);
  return (
    <GuidePage
      slug="complaints"
      strip
      title={t('shell:pages.complaints')}
      action={{ href: complaintPaths.write(), label: t('guide.write') }}
      second={{ href: complaintPaths.feedback(), label: t('guide.feedback') }}
    >
      <section className={stack.m}>
        <h2>{t('guide.types')}</h2>
        <Loaded query={types}>
          {(kinds) => (
            <ul className={rows}>
              {kinds.map(({ id, name, description }) => (
                <li key={id} className={styles.kind}>
                  <h3 className={styles.name}>{name}</h3>
                  <p>{withItsNoun(description)}</p>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </section>
    </GuidePage>
  );
}
