import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { ticketsOf } from '../../kit/offline/kept-tickets.ts';
import { KeptLine } from '../../kit/offline/KeptLine.tsx';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { LoadFailed } from '../../kit/content/LoadFailed.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { isToCome, soonestFirst } from './booking-labels.ts';
import * as styles from './Bookings.css.ts';
import { bookingsQuery, useReadAgain, type Booking } from './bookings.queries.ts';
import { BoughtBooking } from './BoughtBooking.tsx';
import { FriendsShares } from './FriendsShares.tsx';
import { HeldBooking } from './HeldBooking.tsx';
import { QueuedPlace } from './QueuedPlace.tsx';
import { type WaitingPlace, waitingQuery } from './waiting.queries.ts';

/** Says what became of a booking that was released or cancelled. `booking` is as it was before. */
function GivenBack({ booking: { state, event, refundable } }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  if (state !== 'paid') return <StatusMessage title={t('held.released', { event: event.title })} />;
  return (
    <StatusMessage title={t('cancel.done', { event: event.title })}>
      {refundable.amount > 0 && <p>{t('refund.pending', { sum: refundable.formatted })}</p>}
    </StatusMessage>
  );
}

/** Held places, and the tickets for dates still to come. */
export function LiveBookings() {
  const { t } = useTranslation(['bookings', 'common']);
  const open = useQuery(bookingsQuery('open'));
  const bought = useQuery(bookingsQuery('bought'));
  const [givenBack, setGivenBack] = useState<Booking>();
  const readAgain = useReadAgain();
  if (open.isError || bought.isError) {
    return (
      <LoadFailed
        isBusy={open.isFetching || bought.isFetching}
        onRetry={() => void Promise.all([open.refetch(), bought.refetch()])}
      />
    );
  }
  if (!open.data || !bought.data) {
    return <Skeleton label={t('common:loading')} parts={['heading', 'long', 'medium', 'tiles', 'long']} />;
  }
  const giveBack = (booking: Booking) => {
    setGivenBack(booking);
    void readAgain();
  };
  const { now } = bought.data;
  const tickets = bought.data.bookings.filter((booking) => isToCome(booking, now)).toSorted(soonestFirst);
  return (
    <>
      {givenBack && <GivenBack key={givenBack.id} booking={givenBack} />}
      <Held bookings={open.data.bookings} onReleased={giveBack} />
      <FriendsShares />
      <Waiting />
      <section className={stack.m}>
        <h2>{t('upcoming')}</h2>
        <div className={styles.keptLine}>
          <KeptLine bookings={tickets.map(ticketsOf)} />
        </div>
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
                  onCancelled={giveBack}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** The dates that the person waits for. What they are offered is among the holds. */
function Waiting() {
  const { t } = useTranslation('transfers');
  const { data = [] } = useQuery(waitingQuery());
  const queued = data.filter(({ state }) => state === 'queued');
  const [left, setLeft] = useState<WaitingPlace>();
  return (
    <>
      {left && <StatusMessage key={left.id} title={t('waiting.leftOf', { event: left.event.title })} />}
      {queued.length > 0 && (
        <section className={`${stack.m} ${styles.screenOnly}`}>
          <h2>{t('waiting.mine')}</h2>
          {queued.map((entry) => (
            <QueuedPlace key={entry.id} entry={entry} hasLink onLeft={() => setLeft(entry)} />
          ))}
        </section>
      )}
    </>
  );
}

interface HeldProps {
  bookings: readonly Booking[];
  onReleased: (booking: Booking) => void;
}

function Held({ bookings, onReleased }: HeldProps) {
  const { t } = useTranslation('bookings');
  if (bookings.length === 0) return null;
  return (
    <section className={`${stack.m} ${styles.screenOnly}`}>
      <h2>{t('held.title')}</h2>
      {bookings.map((booking, at) =>
        booking.expires_at === null ? null : (
          <HeldBooking
            key={booking.id}
            booking={booking}
            expiresAt={booking.expires_at}
            isFirst={at === 0}
            onReleased={onReleased}
          />
        ),
      )}
    </section>
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
