import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../i18n/dates.ts';
import { Select } from '../ui/Select.tsx';
import * as styles from './AddToCalendar.css.ts';
import { CalendarWays } from './CalendarWays.tsx';

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
          <CalendarWays key={occurrence} event={event} occurrence={occurrence} />
        </div>
      )}
    </details>
  );
}
