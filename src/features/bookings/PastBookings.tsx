import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { ReceiptButton } from '../../kit/tickets/ReceiptButton.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { Pagination } from '../../kit/ui/Pagination.tsx';
import { isToCome, soonestFirst, useOutcomeLabel } from './booking-labels.ts';
import * as styles from './Bookings.css.ts';
import { type Booking, bookingsQuery } from './bookings.queries.ts';
import { Refunds } from './Refunds.tsx';
import { TicketsButton } from './TicketsButton.tsx';

const tones: Record<Booking['state'], BadgeTone> = {
  held: 'busy',
  set_aside: 'busy',
  awaiting_payment: 'busy',
  paid: 'plain',
  exchanged: 'plain',
  expired: 'plain',
  cancelled: 'plain',
  refund_pending: 'low',
  refunded: 'plain',
};

/** A past or cancelled booking, with its outcome and refunds. */
function PastBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const words = useMomentWords();
  const { long, time } = words(booking.occurrence.start);
  const reason = useOutcomeLabel()(booking);
  const { event, state, reference, outcome, exchanged_for: exchanged } = booking;
  return (
    <article className={styles.overRow}>
      <div>
        <h3 className={styles.overTitle}>
          <a className={styles.titleLink} href={paths.event(event.slug)}>
            {event.title}
          </a>
        </h3>
        <p className={styles.detail}>
          {long}, {time}. {t('reference')}: <span className={styles.reference}>{reference}</span>
        </p>
        {reason !== undefined && <p>{reason}</p>}
        {exchanged && <p>{t('date.movedTo', { date: words(exchanged.start).long, reference: exchanged.reference })}</p>}
        <Refunds booking={booking} />
      </div>
      <div className={styles.actions}>
        <Badge tone={outcome === 'event_cancelled' ? 'stop' : tones[state]}>{t(`state.${state}`)}</Badge>
        {state === 'paid' && <TicketsButton booking={booking} variant="quiet" />}
        <ReceiptButton booking={booking} />
      </div>
    </article>
  );
}

/** Returns the page number in the address, from 1. */
function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1;
}

/** Past dates, and bookings that were never completed. Renders nothing if there are none. */
export function PastBookings() {
  const { t } = useTranslation(['bookings', 'common']);
  const page = pageOf(useSearch());
  const { data: over } = useQuery(bookingsQuery('over', page));
  const { data: bought } = useQuery(bookingsQuery('bought'));
  if (!over || !bought) return null;
  const been = page === 1 ? bought.bookings.filter((booking) => !isToCome(booking, bought.now)) : [];
  const shown = [...been.toSorted(soonestFirst).toReversed(), ...over.bookings];
  if (shown.length === 0) return null;
  return (
    <section className={`${stack.m} ${styles.screenOnly}`}>
      <h2>{t('over')}</h2>
      <ul className={styles.list}>
        {shown.map((booking) => (
          <li key={booking.id}>
            <PastBooking booking={booking} />
          </li>
        ))}
      </ul>
      <Pagination
        page={over.meta.page}
        pages={over.meta.pages}
        href={(to) => paths.bookings(to)}
        labels={{
          nav: t('pages'),
          previous: t('common:previous'),
          next: t('common:next'),
          page: (number) => t('page', { page: number }),
        }}
      />
    </section>
  );
}
