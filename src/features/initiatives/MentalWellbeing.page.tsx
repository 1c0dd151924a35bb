import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { loadWellbeing } from './initiatives.load.ts';
import { type WellbeingStatus, wellbeingQuery } from './initiatives.queries.ts';
import * as styles from './Wellbeing.css.ts';

/** The number of free sessions, as a large figure and in words. */
function FreeSessions({ status: { sessions_per_year: count } }: { status: WellbeingStatus }) {
  const { t } = useTranslation('initiatives');
  return (
    <p className={styles.sessions}>
      <span className={styles.figure}>{t('wellbeing.sessionsFigure', { count })}</span>{' '}
      <span>{withItsNoun(t('wellbeing.sessions', { count }))}</span>
    </p>
  );
}

/** Urgent telephone numbers, with their hours. */
function UrgentHelp({ status: { urgent } }: { status: WellbeingStatus }) {
  const { t } = useTranslation('initiatives');
  return (
    <section className={styles.urgent}>
      <h2 className={styles.title}>{withItsNoun(t('wellbeing.urgent'))}</h2>
      <ul>
        {urgent.map(({ name, number, hours }) => (
          <li key={number} className={styles.line}>
            <span>{withItsNoun(name)}</span>
            <a className={styles.number} href={`tel:${number.replaceAll(' ', '')}`}>
              {number}
            </a>
            <span className={styles.hours}>{withItsNoun(hours)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const load = loadWellbeing;

/** Free therapy for students, and urgent help: /initiatives/mental-wellbeing */
export default function MentalWellbeingPage() {
  const { t } = useTranslation(['initiatives', 'shell']);
  const { data: status } = useQuery(wellbeingQuery);
  const ask = status?.enabled && (
    <div className={row}>
      <LinkButton variant="act" href={`mailto:${status.email}`}>
        {t('wellbeing.ask')}
      </LinkButton>
    </div>
  );
  const closed = status?.enabled === false && <Banner title={t('wellbeing.closed')} />;
  return (
    <TextPage
      slug="mental-wellbeing"
      title={t('shell:pages.mentalWellbeing')}
      action={ask || closed}
      first={
        status && (
          <>
            <UrgentHelp status={status} />
            <FreeSessions status={status} />
          </>
        )
      }
    />
  );
}
