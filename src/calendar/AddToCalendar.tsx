import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../late/lazy-part.tsx';
import * as styles from './AddToCalendar.css.ts';
import type { CalendarDates } from './CalendarChoice.tsx';

const choice = lazyPart(async () => (await import('./CalendarChoice.tsx')).CalendarChoice);

/** Puts a date into a calendar: as a file, or in one of the usual web calendars. */
export function AddToCalendar(dates: CalendarDates) {
  const { t } = useTranslation('calendar');
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{t('add')}</summary>
      <Suspense>{open && <choice.Part {...dates} />}</Suspense>
    </details>
  );
}
