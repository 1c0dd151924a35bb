import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import type { Booking } from './coming-up.queries.ts';
import * as styles from './ComingUp.css.ts';

const most = 4;

const startOf = ({ occurrence }: Booking) => Date.parse(occurrence.start);

/** The next dates for which the person has tickets. */
export function ComingUp({ bookings }: { bookings: readonly Booking[] | undefined }) {
  const { t } = useTranslation('account');
  const [now] = useState(() => Date.now());
  if (!bookings) return null;
  const next = bookings.filter(({ occurrence }) => Date.parse(occurrence.end) > now);
  const shown = next.toSorted((a, b) => startOf(a) - startOf(b)).slice(0, most);
  return (
    <section className={stack.m}>
      <h2>{t('comingUp.title')}</h2>
      {shown.length === 0 ? (
        <p>{t('comingUp.none')}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((booking) => (
            <Row key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
      <p>
        <MoreLink href={shown.length === 0 ? paths.events() : paths.bookings()}>
          {t(shown.length === 0 ? 'comingUp.events' : 'comingUp.all')}
        </MoreLink>
      </p>
    </section>
  );
}

function Row({ booking: { event, occurrence, attendees } }: { booking: Booking }) {
  const { t } = useTranslation(['account', 'common']);
  const { short, time } = useMomentWords()(occurrence.start);
  return (
    <li className={styles.row}>
      <span>
        <a className={styles.event} href={paths.event(event.slug)}>
          {event.title}
        </a>
        <span className={styles.detail}>
          {short}, {time}, {occurrence.venue?.name ?? t('common:toBeAnnounced')}
        </span>
      </span>
      <span className={styles.count}>{t('comingUp.tickets', { count: attendees.length })}</span>
    </li>
  );
}
