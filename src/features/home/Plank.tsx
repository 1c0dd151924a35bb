import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import * as styles from './Boat.css.ts';
import type { UpcomingEvent } from './upcoming-events.ts';

/** One coming event: its date in huge type, its name, venue and price. */
export function Plank({ event }: { event: UpcomingEvent }) {
  const { t } = useTranslation();
  const { day, weekday, month, time } = useMomentWords()(event.startsAt);
  const { slug, title, venue, priceFrom } = event;
  return (
    <a className={styles.plank} href={paths.event(slug)}>
      <time className={styles.date} dateTime={event.startsAt}>
        {day}
        <span className={styles.dateWords}>
          {weekday} {month}
        </span>
      </time>
      <span>
        <span className={styles.name}>{title}</span>
        <span className={styles.fact}>
          {time}, {venue}
        </span>
        {priceFrom !== undefined && (
          <span className={styles.fact}>
            {priceFrom.amount === 0 ? t('free') : t('priceFrom', { price: priceFrom.formatted })}
          </span>
        )}
      </span>
    </a>
  );
}
