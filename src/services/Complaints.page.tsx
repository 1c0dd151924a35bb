import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { rows } from '../content/ContentPage.css.ts';
import { Glance } from '../content/Glance.tsx';
import { GuidePage } from '../content/GuidePage.tsx';
import { Loaded } from '../content/Loaded.tsx';
import { stack } from '../theme/layout.css.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import * as styles from './Services.css.ts';
import { complaintTypesQuery } from './services.queries.ts';

/** /services/complaints */
export default function ComplaintsPage() {
  const { t } = useTranslation(['services', 'shell']);
  return (
    <GuidePage
      title={t('shell:pages.complaints')}
      lead={t('complaints.lead')}
      actions={
        <LinkButton variant="act" href={paths.contact({ topic: 'representation' })}>
          {t('complaints.action')}
        </LinkButton>
      }
      glance={
        <Glance
          seed="complaints"
          figure={t('complaints.figure')}
          caption={t('complaints.caption')}
          facts={t('complaints.facts', { returnObjects: true })}
        />
      }
      needs={{ title: t('needs'), points: t('complaints.needs', { returnObjects: true }) }}
      steps={{ title: t('steps'), points: t('complaints.steps', { returnObjects: true }) }}
    >
      <section className={stack.m}>
        <h2>{t('complaints.types')}</h2>
        <Loaded query={useQuery(complaintTypesQuery)}>
          {(types) => (
            <ul className={rows}>
              {types.map(({ id, name, description }) => (
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
