import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { paths } from '../../kit/paths.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { useOutcomeLabel } from './booking-labels.ts';
import type { Booking } from './bookings.queries.ts';
import * as styles from './Bookings.css.ts';
import { Refunds } from './Refunds.tsx';
import { fetchTickets } from './bookings.queries.ts';

const tones: Record<Booking['state'], BadgeTone> = {
  held: 'busy',
  awaiting_payment: 'busy',
  paid: 'plain',
  expired: 'plain',
  cancelled: 'plain',
  refund_pending: 'low',
  refunded: 'plain',
};

/** A past or cancelled booking, with its outcome and refunds. */
export function PastBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const { long, time } = useMomentWords()(booking.occurrence.start);
  const reason = useOutcomeLabel()(booking);
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
        {reason !== undefined && <p>{reason}</p>}
        <Refunds booking={booking} />
      </div>
      <div className={styles.actions}>
        <Badge tone={outcome === 'event_cancelled' ? 'stop' : tones[state]}>{t(`state.${state}`)}</Badge>
        {state === 'paid' && (
          <SaveButton
            variant="quiet"
            name={`${booking.reference}.pdf`}
            fetchFile={() => fetchTickets(booking.id)}
            of={booking.event.title}
            busy={t('downloading')}
          >
            {t('download')}
          </SaveButton>
        )}
      </div>
    </article>
  );
}
