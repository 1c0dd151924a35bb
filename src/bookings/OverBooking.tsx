import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { useMomentWords } from '../i18n/dates.ts';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';
import { useOutcomeWords, useRefundWords } from './booking-words.ts';
import type { Booking } from './bookings.queries.ts';
import * as styles from './Bookings.css.ts';
import { DownloadTickets } from './DownloadTickets.tsx';

const tones: Record<Booking['state'], BadgeTone> = {
  held: 'busy',
  awaiting_payment: 'busy',
  paid: 'plain',
  expired: 'plain',
  cancelled: 'plain',
  refund_pending: 'low',
  refunded: 'plain',
};

/** A booking that is over: what became of it and of the money. */
export function OverBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const { long, time } = useMomentWords()(booking.occurrence.start);
  const reason = useOutcomeWords()(booking);
  const refund = useRefundWords()(booking);
  const told = [reason, refund].filter((words) => words !== undefined);
  const { event, state, reference, outcome } = booking;
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
        {told.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <div className={styles.actions}>
        <Badge tone={outcome === 'event_cancelled' ? 'stop' : tones[state]}>{t(`state.${state}`)}</Badge>
        {state === 'paid' && <DownloadTickets booking={booking} variant="quiet" />}
      </div>
    </article>
  );
}
