import { useTranslation } from 'react-i18next';
import { CalendarWays } from '../calendar/CalendarWays.tsx';
import { stack } from '../theme/layout.css.ts';

interface Props {
  eventSlug: string;
  occurrenceId: string;
}

/** Puts the booked date into a calendar. */
export function CalendarLinks({ eventSlug, occurrenceId }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <section className={stack.s}>
      <h2>{t('done.calendar')}</h2>
      <CalendarWays event={eventSlug} occurrence={occurrenceId} />
    </section>
  );
}
