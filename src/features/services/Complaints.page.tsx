import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { rows } from '../../kit/content/ContentPage.css.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { ByMessage } from './ByMessage.tsx';
import * as styles from './Services.css.ts';
import { complaintTypesQuery } from './services.queries.ts';
import { loadComplaints } from './services.load.ts';

/** What the page shows. */
export const load = loadComplaints;

/** /services/complaints */
export default function ComplaintsPage() {
  const { t } = useTranslation(['services', 'shell']);
  const types = useQuery(complaintTypesQuery);
  return (
    <GuidePage
      slug="complaints"
      title={t('shell:pages.complaints')}
      notice={<ByMessage title={t('complaints.title')} how={t('complaints.how')} />}
      action={{ href: paths.contact({ topic: 'representation' }), label: t('complaints.action') }}
    >
      <section className={stack.m}>
        <h2>{t('complaints.types')}</h2>
        <Loaded query={types}>
          {(kinds) => (
            <ul className={rows}>
              {kinds.map(({ id, name, description }) => (
                <li key={id} className={styles.kind}>
                  <h3 className={styles.name}>{name}</h3>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </section>
    </GuidePage>
  );
}
