import { useTranslation } from 'react-i18next';
import { Poster } from '../../kit/art/Poster.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { muted, small } from '../../kit/theme/layout.css.ts';
import * as styles from './checkout.css.ts';
import { useChosenOccurrence, useEvent } from './checkout.queries.ts';

/** Keeps the space of the text until it has loaded: the sheet must not move under a finger. */
function Room() {
  return (
    <div className={styles.booked} aria-hidden="true">
      <div className={styles.poster} />
    </div>
  );
}

/** The booking's poster, event, date and venue. */
export function EventWords() {
  const { t } = useTranslation(['checkout', 'common']);
  const words = useMomentWords();
  const { data: event } = useEvent();
  const occurrence = useChosenOccurrence();
  if (!event || !occurrence) return <Room />;
  const { short, time } = words(occurrence.start);
  return (
    <div className={styles.booked}>
      <div className={styles.poster}>
        <Poster seed={event.poster.seed} scene={event.poster.scene} />
      </div>
      <div>
        <p className={styles.eventTitle}>{event.title}</p>
        <p className={`${small} ${muted}`}>{t('summary.date', { date: short, time })}</p>
        <p className={`${small} ${muted}`}>{occurrence.venue?.name ?? t('common:notAvailable')}</p>
      </div>
    </div>
  );
}
