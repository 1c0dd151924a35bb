import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
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
import { TicketsButton } from './TicketsButton.tsx';

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
        <p className={styles.sum}>
          {t('reference')}: <span className={styles.reference}>{booking.reference}</span>.
          {booking.outcome !== 'received' && (
            <>
              {' '}
              {t('common:total')}:{' '}
              <span className={styles.reference}>{total.amount === 0 ? t('common:free') : total.formatted}</span>
            </>
          )}
          {vat.map((line) => (
            <Fragment key={line.percent}>
              {'. '}
              {t('vat', { percent: line.percent, vat: line.vat.formatted, gross: line.gross.formatted })}
            </Fragment>
          ))}
        </p>
        <Refunds booking={booking} />
        <div className={styles.actions}>
          {booking.attendees.length > 0 && <TicketsButton booking={booking} variant={isFirst ? 'act' : 'primary'} />}
          <ReceiptButton booking={booking} />
          {booking.can_exchange && booking.exchanged_for === null && <ChangeDate booking={booking} />}
          {booking.can_cancel && <CancelBooking booking={booking} onCancelled={() => onCancelled(booking)} />}
        </div>
        <DateIsChanging booking={booking} />
        <AddToCalendar event={event.slug} dates={[occurrence]} />
        {booking.transferred_attendees.length > 0 && total.amount > 0 && (
          <p className={muted}>{t('transfers:send.noRefund')}</p>
        )}
        {!hasStarted && booking.exchanged_for === null && <Fixed booking={booking} now={now} />}
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

/** The reasons that the booking can't be cancelled or moved to another date, if so. */
function Fixed({ booking, now }: Pick<Props, 'booking' | 'now'>) {
  const { cancel_until, can_cancel, attendees, exchange_refusal: refusal } = booking;
  const { t } = useTranslation('bookings');
  const wordsOf = useMomentWords();
  const isOneDeadline = refusal === 'cancel_too_late';
  const deadline = () => {
    if (cancel_until === null) return t(isOneDeadline ? 'cancel.neverEither' : 'cancel.never');
    // Still in time, so the reason is that somebody has come in.
    if (Date.parse(cancel_until) >= now)
      return t(attendees.some((each) => each.can_cancel) ? 'cancel.enteredSome' : 'cancel.entered');
    const { long: date, time } = wordsOf(cancel_until);
    return t(isOneDeadline ? 'cancel.tooLateEither' : 'cancel.tooLate', { date, time });
  };
  return (
    <>
      {!can_cancel && attendees.length > 0 && <p className={muted}>{deadline()}</p>}
      {refusal !== null && !isOneDeadline && <p className={muted}>{t(`date.refused.${refusal}`)}</p>}
    </>
  );
}
