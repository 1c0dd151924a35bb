import { useTranslation } from 'react-i18next';
import { Facts } from '../content/Facts.tsx';
import type { WellbeingStatus } from './initiatives.queries.ts';
import * as styles from './Wellbeing.css.ts';

/** The number of free sessions, before its explanation, and what to expect. */
export function ReferralGlance({ status }: { status: WellbeingStatus }) {
  const { t } = useTranslation('initiatives');
  const { sessions_per_year, reply_days, email } = status;
  const facts = [
    { label: t('wellbeing.reply'), value: t('wellbeing.within', { count: reply_days }) },
    { label: t('wellbeing.write'), value: <a href={`mailto:${email}`}>{email}</a> },
  ];
  return (
    <section aria-label={t('wellbeing.glance')}>
      <p className={styles.sessions}>
        <span className={styles.figure}>{sessions_per_year}</span>
        <span>{t('wellbeing.sessions')}</span>
      </p>
      <Facts facts={facts} />
    </section>
  );
}

/** Who answers at any hour. */
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
