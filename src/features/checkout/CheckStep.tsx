import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { muted, small, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useUnion } from '../../kit/union/union.ts';
import { formatCents } from '../../kit/i18n/format-cents.ts';
import { ActionButton, StepLayout } from './StepLayout.tsx';
import type { Booking } from './booking-facts.ts';
import { useHeldBooking, useDifferenceWords, useIsExchange, useWholeExchange } from './checkout.queries.ts';
import * as styles from './checkout.css.ts';
import { PromoCode } from './PromoCode.tsx';
import { seatLabel } from './seat-labels.ts';
import { useCan, useGiven, useSend } from './checkout.flow.ts';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';

const loadPayApart = async () => ({ default: (await import('./PayApart.tsx')).PayApart });
const PayApart = lazy(loadPayApart);

function Places({ attendees }: Pick<Booking, 'attendees'>) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  return (
    <section className={stack.s}>
      <h2>{t('check.tickets')}</h2>
      <ul className={styles.heldPlaces}>
        {attendees.map(({ id, seat, first_name, last_name, ticket_name, amount, listed, email, questions }, at) => (
          <li key={id} className={styles.heldPlace}>
            <span className={styles.heldSeat}>{seat ? seatLabel(seat) : at + 1}</span>
            <span className={styles.heldWho}>
              <span className={styles.heldName}>
                {[first_name, last_name].filter(Boolean).join(' ') || t('common:notAvailable')}
              </span>
              <span className={`${small} ${muted}`}>
                {ticket_name},{' '}
                {listed !== null && (
                  <>
                    <VisuallyHidden>{t('code.ordinary')} </VisuallyHidden>
                    <s>{listed.formatted}</s> <VisuallyHidden>{t('code.now')} </VisuallyHidden>
                  </>
                )}
                {[amount.amount === 0 ? t('common:free') : amount.formatted, email].filter(Boolean).join(', ')}
              </span>
              {questions.map(({ id: question, label, answer_text }) => (
                <span key={question} className={`${small} ${muted}`}>
                  {t('check.answer', { question: label, answer: answer_text ?? t('common:notAvailable') })}
                </span>
              ))}
            </span>
            <button
              type="button"
              className={styles.changeName}
              onClick={() => send({ type: 'step.open', step: 'attendees' })}
            >
              {t('common:change')}
              <VisuallyHidden>
                {' '}
                {seat ? t('check.changeSeat', { seat: seatLabel(seat) }) : t('check.changeTicket', { number: at + 1 })}
              </VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EventAnswers({ event, occurrence, attendees }: Booking) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const { profile } = useGiven();
  const { long, time } = useMomentWords()(occurrence.start);
  const canChangeSeats = useCan({ type: 'step.open', step: 'seats' });
  const change = (step: 'tickets' | 'seats') => ({
    label: t('common:change'),
    onSelect: () => send({ type: 'step.open', step }),
  });
  const isExchange = useIsExchange();
  const seats = attendees.flatMap(({ seat }) => (seat ? [seatLabel(seat)] : []));
  return (
    <section className={stack.s}>
      <h2>{t('check.event')}</h2>
      <SummaryList
        answers={[
          { label: t('check.what'), value: event.title },
          { label: t('check.when'), value: t('summary.date', { date: long, time }) },
          { label: t('check.where'), value: occurrence.venue?.name ?? t('common:toBeAnnounced') },
          { label: t('check.tickets'), value: attendees.length, ...(!isExchange && { change: change('tickets') }) },
          canChangeSeats &&
            seats.length > 0 && { label: t('steps.seats'), value: seats.join(', '), change: change('seats') },
          profile !== null && { label: t('check.ticketEmail'), value: profile.email },
        ]}
      />
    </section>
  );
}

/** Says until when a refund is possible, before any payment. */
function RefundRules({ cancel_until }: Booking) {
  const { t } = useTranslation(['checkout', 'common']);
  const words = useMomentWords();
  if (cancel_until === null) return <p>{t('check.refundNone')}</p>;
  const { long, time } = words(cancel_until);
  return <p>{withItsNoun(t('check.refundUntil', { date: long, time }))}</p>;
}

function PaymentNotes({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['checkout', 'common']);
  const { payments } = useUnion();
  if ((booking.exchange?.due ?? booking.total).amount === 0) return null;
  return (
    <>
      <RefundRules {...booking} />
      <p>{t('check.provider')}</p>
      {payments.simulated && <p>{withItsNoun(t('check.simulated'))}</p>}
    </>
  );
}

/** The words of an exchange: what it does, what it costs or gives back, and its button. Null where there is none. */
function useExchangeWords(exchange: Booking['exchange']) {
  const { t } = useTranslation('checkout');
  const moment = useMomentWords();
  const difference = useDifferenceWords();
  if (exchange === null) return null;
  const { due, back, reference, start } = exchange;
  const { long, time } = moment(start);
  return {
    lead: t('exchange.lead', { reference, date: long, time }),
    difference: difference(exchange),
    card: back.amount > 0 && <p>{t('exchange.toCard')}</p>,
    action: due.amount > 0 ? t('exchange.pay', { sum: due.formatted }) : t('exchange.confirm'),
  };
}

/** A summary of every answer, each with a link to change it, before the payment. */
export function CheckStep() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const canRelease = useCan({ type: 'booking.release' });
  const booking = useHeldBooking();
  // The total on screen is the one agreed to: that of the booking which this whole page shows.
  const totalCents = booking?.total.amount ?? 0;
  const payment = { type: 'payment.start', totalCents } as const;
  const { exchange = null } = booking ?? {};
  const isWhole = useWholeExchange() !== undefined;
  const canPay = useCan(payment) && booking !== undefined && (exchange === null || isWhole);
  const dueCents = exchange?.due.amount ?? totalCents;
  const words = useExchangeWords(exchange);
  const isFree = dueCents === 0;
  return (
    <StepLayout
      lead={words?.lead ?? t('check.lead')}
      {...(words ? { heading: t('exchange.heading') } : isFree && { heading: t('check.headingFree') })}
      action={
        <ActionButton disabled={!canPay} busy={undefined} onPress={() => send(payment)}>
          {words?.action ?? (isFree ? t('check.free') : t('check.pay', { price: formatCents(dueCents) }))}
        </ActionButton>
      }
      ways={
        canRelease && (
          <div className={styles.ways}>
            <Button variant="quiet" onClick={() => send({ type: 'booking.release' })}>
              {t(exchange ? 'exchange.keep' : 'check.release')}
            </Button>
          </div>
        )
      }
      notes={booking && <PaymentNotes booking={booking} />}
    >
      {booking && <Places attendees={booking.attendees} />}
      {words && <Banner title={words.difference}>{words.card}</Banner>}
      {booking && <PromoCode booking={booking} takesCodes={booking.takes_codes} />}
      {booking && <EventAnswers {...booking} />}
      {booking?.exchange === null && (
        <Suspense fallback={null}>
          <PayApart booking={booking} />
        </Suspense>
      )}
    </StepLayout>
  );
}
