import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { ticketPaths } from '../../kit/session/ticket-paths.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import type { Booking, Waiting } from './coming-up.queries.ts';
import * as styles from './ComingUp.css.ts';

const most = 4;

const startOf = ({ occurrence }: Booking) => Date.parse(occurrence.start);

interface Props {
  bookings: readonly Booking[] | undefined;
  waiting: readonly Waiting[] | undefined;
}

/** The next dates for which the person has tickets, and those that they wait for. */
export function ComingUp({ bookings, waiting }: Props) {
  const { t } = useTranslation('account');
  const [now] = useState(() => Date.now());
  if (!bookings || !waiting) return null;
  const next = bookings.filter(({ occurrence }) => Date.parse(occurrence.end) > now);
  const shown = next.toSorted((a, b) => startOf(a) - startOf(b)).slice(0, most);
  return (
    <section className={stack.m}>
      <h2>{t('comingUp.title')}</h2>
      {shown.length + waiting.length === 0 ? (
        <p>{t('comingUp.none')}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((booking) => (
            <Row
              key={booking.id}
              {...booking}
              href={paths.event(booking.event.slug)}
              standing={t('comingUp.tickets', { count: booking.attendees.length })}
            />
          ))}
          {waiting.map((entry) => (
            <Row
              key={entry.id}
              {...entry}
              href={ticketPaths.waitingList(entry.event.slug, entry.occurrence.id)}
              standing={t('comingUp.waiting')}
            />
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

interface RowProps {
  event: { title: string };
  occurrence: Booking['occurrence'];
  href: string;
  standing: string;
}

function Row({ event, occurrence, href, standing }: RowProps) {
  const { t } = useTranslation();
  const { short, time } = useMomentWords()(occurrence.start);
  return (
    <li className={styles.row}>
      <span>
        <a className={styles.event} href={href}>
          {event.title}
        </a>
        <span className={styles.detail}>
          {short}, {time}, {occurrence.venue?.name ?? t('toBeAnnounced')}
        </span>
      </span>
      <span className={styles.count}>{standing}</span>
    </li>
  );
}
