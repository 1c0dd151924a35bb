import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './EventList.css.ts';
import { EventPoster } from './EventPoster.tsx';
import type { EventSummary, Occurrence } from './events.queries.ts';
import { useEventBadge, usePriceLabel } from './state-labels.ts';

/** The date that the list is sorted by: the first one not cancelled. */
const dateToShow = ({ occurrences }: EventSummary): Occurrence | undefined =>
  occurrences.find(({ state }) => state !== 'cancelled') ?? occurrences[0];

/** An event on the wall: its poster with its title, its date in huge type, the venue and the price. */
export function EventCard({ event }: { event: EventSummary }) {
  const { t } = useTranslation(['events', 'common']);
  const date = dateToShow(event);
  const price = usePriceLabel()(event);
  const badge = useEventBadge()(event);
  const others = event.occurrences.filter(({ id, state }) => id !== date?.id && state !== 'cancelled').length;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <EventPoster event={event} />
      </div>
      <h3>
        <a className={styles.link} href={paths.event(event.slug)}>
          <VisuallyHidden>{event.title}</VisuallyHidden>
        </a>
      </h3>
      {date && <CardDate start={date.start} />}
      <p className={styles.facts}>
        <span className={styles.fact}>{withItsNoun(date?.venue?.name ?? t('common:toBeAnnounced'))}</span>
        {others > 0 && <span className={styles.fact}>{t('moreDates', { count: others })}</span>}
        {price !== undefined && <span className={classNames(styles.fact, styles.price)}>{price}</span>}
      </p>
      {badge && (
        <p>
          <Badge tone={badge.tone}>{badge.words}</Badge>
        </p>
      )}
    </article>
  );
}

function CardDate({ start }: { start: string }) {
  const { day, weekday, month, time, long } = useMomentWords()(start);
  return (
    <time className={styles.date} dateTime={start}>
      <VisuallyHidden>
        {long}, {time}
      </VisuallyHidden>
      <span aria-hidden="true">{day}</span>
      <span className={styles.dateWords} aria-hidden="true">
        {weekday} {month}, {time}
      </span>
    </time>
  );
}
