import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../browser/save-file.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import * as styles from './AddToCalendar.css.ts';
import { calendarLinksQuery, fetchIcal, type DateOfEvent } from './calendar.queries.ts';

const webCalendars = ['google', 'outlook', 'office365'] as const;

/** The ways to put one date into a calendar: a file, and the usual web calendars. */
export function CalendarWays(date: DateOfEvent) {
  const { t } = useTranslation('calendar');
  const { data: links } = useQuery(calendarLinksQuery(date));
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => fetchIcal(date),
    onSuccess: (file) => saveFile(file, `${date.event}.ics`),
  });
  return (
    <>
      {isError && (
        <Banner tone="bad" role="alert">
          {t('fileFailed')}
        </Banner>
      )}
      <div className={styles.ways}>
        <Button variant="line" busy={isPending ? t('makingFile') : undefined} onClick={() => mutate()}>
          {t('file')}
        </Button>
        {links &&
          webCalendars.map((name) => (
            <a key={name} className={styles.way} href={links[name]} target="_blank" rel="noreferrer">
              {t(name)}
            </a>
          ))}
      </div>
    </>
  );
}
