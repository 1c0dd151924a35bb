import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { blobOf } from '../api/blob-of.ts';
import { api, dataOf } from '../api/client.ts';
import { SaveButton } from '../content/SaveButton.tsx';
import * as styles from './AddToCalendar.css.ts';

/** A date of an event: the event's slug and the occurrence's id. */
interface DateOfEvent {
  event: string;
  occurrence: string;
}

/** Addresses that put a date into a web calendar. */
const calendarLinksQuery = ({ event, occurrence }: DateOfEvent) =>
  queryOptions({
    queryKey: ['calendar', event, occurrence],
    queryFn: async ({ signal }) =>
      dataOf(
        await api.GET('/events/{event}/occurrences/{occurrence}/links', {
          params: { path: { event, occurrence } },
          signal,
        }),
      ),
    staleTime: Infinity,
  });

/** A date as a calendar file. */
async function fetchIcal({ event, occurrence }: DateOfEvent): Promise<Blob> {
  return blobOf(
    await api.POST('/events/ical', {
      body: { event, occurrence },
      headers: { accept: 'text/calendar' },
      parseAs: 'blob',
    }),
  );
}

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
