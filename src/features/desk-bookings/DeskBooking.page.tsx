import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskCase } from '../../kit/desk/DeskCase.tsx';
import { History } from '../../kit/desk/History.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { BookingChanges } from './BookingChanges.tsx';
import { bookingQuery, type DeskBooking } from './desk-bookings.queries.ts';
import { toneOf } from './booking-tones.ts';

function Case({ booking }: { booking: DeskBooking }) {
  const { t } = useTranslation(['deskBookings', 'desk']);
  const moment = useMomentWords();
  const { long, time } = moment(booking.starts_at);
  return (
    <div className={styles.page}>
      <CaseHead
        back={{ href: deskPaths.bookings(), label: t('title') }}
        title={booking.reference}
        badge={<Badge tone={toneOf(booking.state)}>{t(`states.${booking.state}`)}</Badge>}
      />
      <SummaryList
        answers={[
          { label: t('buyer'), value: booking.name },
          { label: t('desk:email'), value: booking.email },
          { label: t('event'), value: <a href={deskPaths.date(booking.occurrence_id)}>{booking.event}</a> },
          { label: t('when'), value: `${long}, ${time}` },
          booking.promo_code !== null && { label: t('promoCode'), value: booking.promo_code },
          booking.exchange_of !== null && { label: t('exchange.of'), value: <OtherSide {...booking.exchange_of} /> },
          booking.exchanged_for !== null && {
            label: t('exchange.for'),
            value: <OtherSide {...booking.exchanged_for} />,
          },
        ]}
      />
      <Money booking={booking} />
      <BookingChanges booking={booking} />
      <History
        passages={booking.history}
        words={{
          'choice.change': t('history.chosen'),
          'attendees.rename': t('history.renamed'),
          'hold.extend': t('history.extended'),
          'hold.lapse': t('history.lapsed'),
          'payment.open': t('history.opened'),
          'payment.decline': t('history.declined'),
          'payment.end': t('history.ended'),
          'payment.receive': t('history.paid'),
          'booking.cancel': t('history.cancelled'),
          'tickets.cancel': t('history.ticketsCancelled'),
          'ticket.give': t('history.ticketGiven'),
          'ticket.receive': t('history.ticketReceived'),
          'tickets.resend': t('history.resent'),
          'booking.exchange': t('history.exchanged'),
          'refund.part': t('history.refunded'),
          'refund.arrive': t('history.partBack'),
          'refund.confirm': t('history.back'),
        }}
      />
    </div>
  );
}

/** The other booking of an exchange, and the money that moved. */
function OtherSide({ booking_id, reference, starts_at, credit, is_open }: NonNullable<DeskBooking['exchange_of']>) {
  const { t } = useTranslation('deskBookings');
  const { long, time } = useMomentWords()(starts_at);
  return (
    <>
      <a href={deskPaths.booking(booking_id)}>{reference}</a>, {long}, {time}.{' '}
      {is_open ? t('exchange.open') : t('exchange.credit', { sum: credit.formatted })}
    </>
  );
}

const refundTones: Record<DeskBooking['refunds'][number]['state'], BadgeTone> = {
  pending: 'busy',
  failed: 'stop',
  succeeded: 'ok',
};

/** The booking's payments and refunds, each as the provider reports it. */
function Money({ booking: { payments, refunds } }: { booking: DeskBooking }) {
  const { t } = useTranslation('deskBookings');
  const moment = useMomentWords();
  const when = (at: string) => `${moment(at).short}, ${moment(at).time}`;
  return (
    <section className={stack.s}>
      <h2>{t('money')}</h2>
      {payments.length === 0 && <p>{t('noPayment')}</p>}
      <ul className={styles.entries}>
        {payments.map(({ id, state, amount, received, created_at }) => (
          <li key={id} className={styles.entry}>
            <strong>{(received ?? amount).formatted}</strong>
            <span className={styles.detail}>{when(created_at)}</span>
            <span>{t(`payments.${state}`)}</span>
          </li>
        ))}
        {refunds.map(({ id, state, amount, created_at }) => (
          <li key={id} className={styles.entry}>
            <strong>{t('refund', { sum: amount.formatted })}</strong>
            <span className={styles.detail}>{when(created_at)}</span>
            <span>
              <Badge tone={refundTones[state]}>{t(`refunds.${state}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One booking: facts, money, tickets, actions and history: /desk/bookings/:booking */
export default function DeskBookingPage() {
  const { booking = '' } = useParams();
  return <DeskCase query={bookingQuery(booking)}>{(data) => <Case booking={data} />}</DeskCase>;
}
