import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { ticketPaths } from '../../kit/session/ticket-paths.ts';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Event.css.ts';
import type { Event, Occurrence } from './events.queries.ts';
import { useOccurrenceBadge, useOpeningLabel } from './state-labels.ts';

/** Every date of the event, each with its action. */
export function OccurrenceList({ event }: { event: Event }) {
  return (
    <ul className={styles.dates}>
      {event.occurrences.map((occurrence) => (
        <OccurrenceRow key={occurrence.id} event={event} occurrence={occurrence} />
      ))}
    </ul>
  );
}

function OccurrenceRow({ event, occurrence }: { event: Event; occurrence: Occurrence }) {
  const { t } = useTranslation('events');
  const { day, weekday, month, time, long } = useMomentWords()(occurrence.start);
  const badge = useOccurrenceBadge(event)(occurrence);
  const opening = useOpeningLabel()(occurrence);
  const isOpen = occurrence.state === 'open';
  const firstVenue = event.occurrences[0]?.venue?.id;
  const otherVenue = occurrence.venue?.id === firstVenue ? undefined : occurrence.venue?.name;
  const notes = [otherVenue, occurrence.note, opening].flatMap((note) => note || []);
  return (
    <li className={classNames(styles.date, !isOpen && occurrence.state !== 'not_open' && styles.closed)}>
      <time className={styles.day} dateTime={occurrence.start}>
        <VisuallyHidden>{long}</VisuallyHidden>
        <span aria-hidden="true">
          {day}
          <span className={styles.weekday}>
            {weekday} {month}
          </span>
        </span>
      </time>
      <span>
        <span className={styles.time}>{time}</span>
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {withItsNoun(note)}
          </span>
        ))}
      </span>
      <span className={styles.booking}>
        <Badge tone={badge.tone}>{badge.words}</Badge>
        {isOpen && (
          <MoreLink href={paths.book(event.slug, occurrence.id)}>
            {t('choose')}
            <VisuallyHidden>, {long}</VisuallyHidden>
          </MoreLink>
        )}
        {occurrence.state === 'fully_booked' && (
          <MoreLink href={ticketPaths.waitingList(event.slug, occurrence.id)}>
            {t('waitingList')}
            <VisuallyHidden>, {long}</VisuallyHidden>
          </MoreLink>
        )}
      </span>
    </li>
  );
}
