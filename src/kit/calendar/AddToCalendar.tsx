import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patientPart } from '../late/late-part.tsx';
import * as styles from './AddToCalendar.css.ts';
import type { CalendarDates } from './CalendarChoice.tsx';

const Choice = patientPart(async () => (await import('./CalendarChoice.tsx')).CalendarChoice).Part;

/** Puts a date into a calendar: as a file, or in one of the usual web calendars. */
export function AddToCalendar(dates: CalendarDates) {
  const { t } = useTranslation('calendar');
  const root = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // The browser may have opened it before this code was there.
  useEffect(() => setOpen(root.current?.open === true), []);
  return (
    <details ref={root} className={styles.onScreen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{t('add')}</summary>
      <Suspense>{open && <Choice {...dates} />}</Suspense>
    </details>
  );
}
