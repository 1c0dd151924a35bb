import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { Tiles } from '../art/Tiles.tsx';
import { stack } from '../theme/layout.css.ts';
import { Banner } from '../ui/Banner.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { bookingsQuery, type Booking } from './bookings.queries.ts';
import * as styles from './Bookings.css.ts';
import { BoughtBooking } from './BoughtBooking.tsx';
import { HeldBooking } from './HeldBooking.tsx';
import { isToCome, soonestFirst } from './sorting.ts';

/** What is held, and the tickets for dates still to come. */
export function LiveBookings() {
  const { t } = useTranslation(['bookings', 'common']);
  const open = useQuery(bookingsQuery('open'));
  const bought = useQuery(bookingsQuery('bought'));
  const [cancelled, setCancelled] = useState<Booking>();
  if (open.isError || bought.isError) {
    return (
      <LoadFailed
        message={t('common:notLoaded')}
        retryLabel={t('common:tryAgain')}
        busy={open.isFetching || bought.isFetching ? t('common:loading') : undefined}
        onRetry={() => void Promise.all([open.refetch(), bought.refetch()])}
      />
    );
  }
  if (!open.data || !bought.data) {
    return <Skeleton label={t('common:loading')} parts={['heading', 'long', 'medium', 'tiles', 'long']} />;
  }
  const { now } = bought.data;
  const tickets = bought.data.bookings.filter((booking) => isToCome(booking, now)).toSorted(soonestFirst);
  return (
    <>
      {cancelled && <Cancelled key={cancelled.id} booking={cancelled} />}
      <Held bookings={open.data.bookings} clockAhead={open.data.clockAhead} />
      <section className={stack.m}>
        <h2>{t('upcoming')}</h2>
        {tickets.length === 0 ? (
          <NoTickets isAlone={open.data.bookings.length === 0} />
        ) : (
          <ul className={styles.list}>
            {tickets.map((booking, at) => (
              <li key={booking.id}>
                <BoughtBooking
                  booking={booking}
                  now={now}
                  isFirst={at === 0 && open.data.bookings.length === 0}
                  onCancelled={setCancelled}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Held({ bookings, clockAhead }: { bookings: readonly Booking[]; clockAhead: number }) {
  const { t } = useTranslation('bookings');
  if (bookings.length === 0) return null;
  return (
    <section className={stack.m}>
      <h2>{t('held.title')}</h2>
      {bookings.map((booking, at) =>
        booking.expires_at === null ? null : (
          <HeldBooking
            key={booking.id}
            booking={booking}
            expiresAt={booking.expires_at}
            clockAhead={clockAhead}
            isFirst={at === 0}
          />
        ),
      )}
    </section>
  );
}

/** Says that it is done, in the place of the dialog that asked for it. */
function Cancelled({ booking: { event, total } }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  const isFree = total.amount === 0;
  return (
    <div ref={words} tabIndex={-1}>
      <Banner tone="ok" title={t('cancel.done', { event: event.title })}>
        {isFree ? null : <p>{t('refund.pending', { sum: total.formatted })}</p>}
      </Banner>
    </div>
  );
}

function NoTickets({ isAlone }: { isAlone: boolean }) {
  const { t } = useTranslation('bookings');
  return (
    <EmptyState title={t('empty.title')} art={<Tiles seed="tickets" cols={1} rows={1} />}>
      <p>{t('empty.body')}</p>
      <LinkButton variant={isAlone ? 'act' : 'line'} href={paths.events()}>
        {t('empty.action')}
      </LinkButton>
    </EmptyState>
  );
}
