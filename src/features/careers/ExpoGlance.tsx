import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Glance } from '../../kit/content/Glance.tsx';
import { wrap } from '../../kit/theme/layout.css.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Careers.css.ts';
import type { Expo } from './careers.queries.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** The days of an expo: '10–12 March 2027'. Between figures a dash needs no article in Maltese. */
function useExpoDays(): (expo: Expo) => string {
  const wordsOf = useDayWords();
  return ({ starts_on, ends_on }) => {
    const [first, last] = [wordsOf(starts_on), wordsOf(ends_on)];
    if (starts_on === ends_on) return last.date;
    return first.month === last.month ? `${first.day}–${last.date}` : `${first.date} – ${last.date}`;
  };
}

/** Every day of an expo, such as 2027-03-10. */
function daysOf({ starts_on, ends_on }: Expo): string[] {
  const [first, last] = [Date.parse(starts_on), Date.parse(ends_on)];
  const count = Math.round((last - first) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10));
}

/** A day as a large figure, with its weekday and month. */
export function DayFigure({ date }: { date: string }) {
  const { day, weekday, month, long } = useDayWords()(date);
  return (
    <time className={styles.dayNumber} dateTime={date}>
      <VisuallyHidden>{long}</VisuallyHidden>
      <span aria-hidden="true">
        {day}
        <span className={styles.weekday}>
          {weekday} {month}
        </span>
      </span>
    </time>
  );
}

/** The days of the next expo, over the whole width of the window. */
export function ExpoTimetable({ expo }: { expo: Expo }) {
  const id = useId();
  return (
    <div className={styles.timetable}>
      <div className={wrap}>
        <p id={id} className={styles.half}>
          {expo.name}
        </p>
        <ol className={styles.timetableDays} aria-labelledby={id}>
          {daysOf(expo).map((date) => (
            <li key={date} className={styles.timetableDay}>
              <DayFigure date={date} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The date and venue of the next expo. */
export function ExpoGlance({ expo }: { expo: Expo }) {
  const { t } = useTranslation('careers');
  const days = useExpoDays()(expo);
  const { name, running, hours, venue, companies } = expo;
  return (
    <Glance
      seed={undefined}
      facts={[
        { label: running ? t('expo.running', { name }) : name, value: days },
        { label: t('expo.hours'), value: hours },
        { label: t('expo.where'), value: venue },
        { label: t('expo.companies'), value: companies },
      ]}
    />
  );
}
