import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../browser/save-file.ts';
import { useMomentWords } from '../i18n/dates.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import * as styles from './AddToCalendar.css.ts';
import { calendarLinksQuery, fetchIcal, type DateOfEvent } from './calendar.queries.ts';

const webCalendars = ['google', 'outlook', 'office365'] as const;

interface Props {
  /** Slug of the event. */
  event: string;
  /** The dates that can be put into a calendar, at least one. */
  dates: readonly { id: string; start: string }[];
}

/** Puts a date into a calendar: as a file, or in one of the usual web calendars. */
export function AddToCalendar({ event, dates }: Props) {
  const { t } = useTranslation('calendar');
  const wordsOf = useMomentWords();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const occurrence = chosen ?? dates[0]?.id;
  if (occurrence === undefined) return null;
  const options = dates.map(({ id, start }) => {
    const { long, time } = wordsOf(start);
    return { value: id, label: `${long}, ${time}` };
  });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{t('add')}</summary>
      {open && (
        <div className={styles.body}>
          {dates.length > 1 && (
            <Select
              label={t('date')}
              options={options}
              value={occurrence}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
          <Ways key={occurrence} event={event} occurrence={occurrence} />
        </div>
      )}
    </details>
  );
}

function Ways(date: DateOfEvent) {
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
