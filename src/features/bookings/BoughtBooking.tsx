import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { paths } from '../../kit/paths.ts';
import { Poster } from '../../kit/art/Poster.tsx';
import { AddToCalendar } from '../../kit/calendar/AddToCalendar.tsx';
import { ReceiptButton } from '../../kit/tickets/ReceiptButton.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { muted } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useOutcomeLabel } from './booking-labels.ts';
import type { Booking } from './bookings.queries.ts';
import * as styles from './Bookings.css.ts';
import { CancelBooking } from './CancelBooking.tsx';
import { ChangeDate, DateIsChanging } from './ChangeDate.tsx';
import { Places } from './Places.tsx';
import { Refunds } from './Refunds.tsx';
import { fetchTickets } from './bookings.queries.ts';

interface Props {
  booking: Booking;
  /** The server's time, in milliseconds since 1970. */
  now: number;
  /** Its download is the page's one yellow button. */
  isFirst: boolean;
  onCancelled: (booking: Booking) => void;
}

/** Tickets for a date that is still to come. */
export function BoughtBooking({ booking, now, isFirst, onCancelled }: Props) {
  const { t } = useTranslation(['bookings', 'transfers', 'common']);
  const { event, occurrence, total, vat } = booking;
  const outcome = useOutcomeLabel()(booking);
  const hasStarted = Date.parse(occurrence.start) <= now;
  return (
    <article className={styles.booking}>
      <div className={styles.poster}>
        <Poster seed={event.poster.seed} scene={event.poster.scene} />
      </div>
      <div className={styles.words}>
        <Head booking={booking} />
        {outcome !== undefined && <Banner>{outcome}</Banner>}
        <Places booking={booking} canRename={!hasStarted} />
        <p>
          {t('reference')}: <span className={styles.reference}>{booking.reference}</span>. {t('common:total')}:{' '}
          <span className={styles.reference}>{total.amount === 0 ? t('common:free') : total.formatted}</span>
          {vat.map((line) => (
            <Fragment key={line.percent}>
              {'. '}
              {t('vat', { percent: line.percent, vat: line.vat.formatted, gross: line.gross.formatted })}
            </Fragment>
          ))}
        </p>
        <Refunds booking={booking} />
        <div className={styles.actions}>
          {booking.attendees.length > 0 && (
            <SaveButton
              variant={isFirst ? 'act' : 'primary'}
              name={`${booking.reference}.pdf`}
              fetchFile={() => fetchTickets(booking.id)}
              of={booking.event.title}
              busy={t('downloading')}
            >
              {t('download')}
            </SaveButton>
          )}
          <ReceiptButton booking={booking} />
          {booking.can_exchange && booking.exchanged_for === null && <ChangeDate booking={booking} />}
          {booking.can_cancel && <CancelBooking booking={booking} onCancelled={() => onCancelled(booking)} />}
        </div>
        <DateIsChanging booking={booking} />
        <div className={styles.screenOnly}>
          <AddToCalendar event={event.slug} dates={[occurrence]} />
        </div>
        {booking.transferred_attendees.length > 0 && total.amount > 0 && (
          <p className={muted}>{t('transfers:send.noRefund')}</p>
        )}
        {!hasStarted && !booking.can_cancel && booking.attendees.length > 0 && booking.exchanged_for === null && (
          <TooLate booking={booking} />
        )}
      </div>
    </article>
  );
}

function Head({ booking: { event, occurrence } }: { booking: Booking }) {
  const { t } = useTranslation();
  const { day, weekday, month, time, long } = useMomentWords()(occurrence.start);
  return (
    <div className={styles.head}>
      <time className={styles.day} dateTime={occurrence.start}>
        <VisuallyHidden>{long}</VisuallyHidden>
        <span aria-hidden="true">
          {day}
          <span className={styles.weekday}>
            {weekday} {month}
          </span>
        </span>
      </time>
      <div>
        <h3>
          <a className={styles.titleLink} href={paths.event(event.slug)}>
            {event.title}
          </a>
        </h3>
        <p>
          {time}, {occurrence.venue?.name ?? t('toBeAnnounced')}
        </p>
        <p className={styles.paperOnly}>
          {[long, occurrence.venue?.address, occurrence.venue?.locality].filter(Boolean).join(', ')}
        </p>
      </div>
    </div>
  );
}

/** The reason that the booking cannot be cancelled. */
function TooLate({ booking: { cancel_until } }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const wordsOf = useMomentWords();
  if (cancel_until === null) return <p className={muted}>{t('cancel.never')}</p>;
  const { long, time } = wordsOf(cancel_until);
  return <p className={muted}>{t('cancel.tooLate', { date: long, time })}</p>;
}
