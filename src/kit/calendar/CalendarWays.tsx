import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../content/SaveButton.tsx';
import * as styles from './AddToCalendar.css.ts';
import { calendarLinksQuery, fetchIcal, type DateOfEvent } from './calendar.queries.ts';

const webCalendars = ['google', 'outlook', 'office365'] as const;

/** The ways to put one date into a calendar: a file, and the usual web calendars. */
export function CalendarWays(date: DateOfEvent) {
  const { t } = useTranslation('calendar');
  const { data: links } = useQuery(calendarLinksQuery(date));
  return (
    <div className={styles.ways}>
      <SaveButton
        name={`${date.event}.ics`}
        fetchFile={() => fetchIcal(date)}
        busy={t('makingFile')}
        failed={t('fileFailed')}
      >
        {t('file')}
      </SaveButton>
      {links &&
        webCalendars.map((name) => (
          <a key={name} className={styles.way} href={links[name]} target="_blank" rel="noreferrer">
            {t(name)}
          </a>
        ))}
    </div>
  );
}
