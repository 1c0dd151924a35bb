import { useTranslation } from 'react-i18next';
import type { WellbeingStatus } from './initiatives.queries.ts';
import * as styles from './Wellbeing.css.ts';

/** The number of free sessions, as a large figure and in words. */
export function FreeSessions({ status: { sessions_per_year: count } }: { status: WellbeingStatus }) {
  const { t } = useTranslation('initiatives');
  return (
    <p className={styles.sessions}>
      <span className={styles.figure}>{t('wellbeing.sessionsFigure', { count })}</span>{' '}
      <span>{t('wellbeing.sessions', { count })}</span>
    </p>
  );
}

/** Urgent telephone numbers, with their hours. */
export function UrgentHelp({ status: { urgent } }: { status: WellbeingStatus }) {
  const { t } = useTranslation('initiatives');
  return (
    <section className={styles.urgent}>
      <h2 className={styles.title}>{t('wellbeing.urgent')}</h2>
      <ul>
        {urgent.map(({ name, number, hours }) => (
          <li key={number} className={styles.line}>
            <span>{name}</span>
            <a className={styles.number} href={`tel:${number.replaceAll(' ', '')}`}>
              {number}
            </a>
            <span className={styles.hours}>{hours}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
