import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Pagination } from '../../kit/ui/Pagination.tsx';
import { bookingsQuery } from './bookings.queries.ts';
import * as styles from './Bookings.css.ts';
import { PastBooking } from './PastBooking.tsx';
import { isToCome, soonestFirst } from './sorting.ts';

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
