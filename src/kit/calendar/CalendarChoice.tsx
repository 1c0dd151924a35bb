import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../i18n/dates.ts';
import { Select } from '../ui/Select.tsx';
import * as styles from './AddToCalendar.css.ts';
import { CalendarWays } from './CalendarWays.tsx';

/** An event, by its slug, and its dates that can be put into a calendar. */
export interface CalendarDates {
  event: string;
  dates: readonly { id: string; start: string }[];
}

/** A choice of date, if there are several, and the ways to put it into a calendar. */
export function CalendarChoice({ event, dates }: CalendarDates) {
  const { t } = useTranslation('calendar');
  const wordsOf = useMomentWords();
  const [chosen, setChosen] = useState<string>();
  const occurrence = chosen ?? dates[0]?.id;
  if (occurrence === undefined) return null;
  const options = dates.map(({ id, start }) => {
    const { long, time } = wordsOf(start);
    return { value: id, label: `${long}, ${time}` };
  });
  return (
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
  );
}
