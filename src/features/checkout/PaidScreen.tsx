import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { paths } from '../../kit/paths.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { fetchOptional } from '../../kit/late/fetch-late.ts';
import { lazyPart } from '../../kit/late/lazy-part.ts';
import { KeptLine } from '../../kit/offline/KeptLine.tsx';
import { ticketsOf } from '../../kit/offline/kept-tickets.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import type { Booking } from './booking-facts.ts';
import * as layout from './checkout.css.ts';
import { fetchTickets, useHeldBooking } from './checkout.queries.ts';
import { Notice } from './Notice.tsx';
import { seatLabel } from './seat-labels.ts';
import { useGiven, useSend } from './checkout.flow.ts';
import { ReceiptButton } from '../../kit/tickets/ReceiptButton.tsx';
import { onScreen } from '../../kit/calendar/AddToCalendar.css.ts';
import { CalendarWays } from '../../kit/calendar/CalendarWays.tsx';

/** Drawing codes is most of its code: it loads after the page, which does without it if it fails to load. */
const Cards = lazyPart(async () => {
  const fetched = await fetchOptional(() => import('../../kit/tickets/TicketCards.tsx')).catch(() => undefined);
  return fetched?.TicketCards ?? (() => null);
}).Part;

/** Returns a function that says what an exchange has cost or gives back. */
function usePaidDifference() {
  const { t } = useTranslation('checkout');
  return ({ due, back }: NonNullable<Booking['exchange']>): string => {
    if (due.amount > 0) return t('exchange.paid', { sum: due.formatted });
    return back.amount > 0 ? t('exchange.back', { sum: back.formatted }) : t('exchange.even');
  };
}

function Receipt({
  booking: { reference, event, occurrence, attendees, total, promo_code, vat, exchange },
}: {
  booking: Booking;
}) {
  const { t } = useTranslation(['checkout', 'common']);
  const { long, time } = useMomentWords()(occurrence.start);
  const difference = usePaidDifference();
  return (
    <SummaryList
      answers={[
        { label: t('done.reference'), value: <strong className={layout.reference}>{reference}</strong> },
        { label: t('check.what'), value: event.title },
        { label: t('check.when'), value: t('summary.date', { date: long, time }) },
        { label: t('check.where'), value: occurrence.venue?.name ?? t('common:toBeAnnounced') },
        ...(occurrence.venue?.access ? [{ label: t('check.access'), value: occurrence.venue.access }] : []),
        {
          label: t('done.tickets'),
          value: (
            <ul>
              {attendees.map(({ id, seat, first_name, last_name, ticket_name, questions }) => (
                <li key={id} className={layout.unbroken}>
                  {[
                    seat && seatLabel(seat),
                    [first_name, last_name].filter(Boolean).join(' ') || t('common:notAvailable'),
                    ticket_name,
                    ...questions.flatMap(({ label, answer_text }) =>
                      answer_text === null ? [] : [t('check.answer', { question: label, answer: answer_text })],
                    ),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </li>
              ))}
            </ul>
          ),
        },
        { label: t('common:total'), value: total.amount === 0 ? t('common:free') : total.formatted },
        ...(exchange === null
          ? []
          : [
              {
                label: t('exchange.credit', { reference: exchange.reference }),
                value: `−${exchange.credit.formatted}`,
              },
              { label: t('exchange.difference'), value: difference(exchange) },
            ]),
        promo_code !== null && { label: t('code.heading'), value: promo_code },
        ...vat.map((line) => ({
          label: t('done.vat', { percent: line.percent }),
          value: t('done.vatIncluded', { vat: line.vat.formatted, gross: line.gross.formatted }),
        })),
      ]}
    />
  );
}

/** The end of a successful checkout: the tickets, the calendar, the receipt, and the way to the bookings. */
export function PaidScreen() {
  const { t } = useTranslation(['checkout', 'common', 'shell']);
  const { profile } = useGiven();
  const send = useSend();
  const booking = useHeldBooking();
  return (
    <Notice isAboutEvent={false} lead={profile ? t('paid.lead', { email: profile.email }) : t('paid.leadPlain')}>
      {booking?.exchange && (
        <Banner tone="info">{t('exchange.done', { reference: booking.exchange.reference })}</Banner>
      )}
      {booking?.outcome === 'reseated' && <Banner tone="info">{t('paid.reseated')}</Banner>}
      {booking && (
        <Suspense>
          <Cards booking={ticketsOf(booking)} wallets={booking.wallets} />
        </Suspense>
      )}
      {booking && (
        <>
          <div className={row}>
            <SaveButton
              variant="act"
              name={`${booking.reference}.pdf`}
              fetchFile={() => fetchTickets(booking.id)}
              busy={t('done.downloading')}
              failed={t('done.downloadFailed')}
            >
              {t('done.download')}
            </SaveButton>
          </div>
          <div className={onScreen}>
            <KeptLine bookings={[ticketsOf(booking)]} addsToOthers />
          </div>
          <CalendarLinks eventSlug={booking.event.slug} occurrenceId={booking.occurrence.id} />
          <Receipt booking={booking} />
          <div className={row}>
            <ReceiptButton booking={booking} />
            <Button variant="quiet" onClick={() => print()}>
              {t('shell:print')}
            </Button>
          </div>
        </>
      )}
      <p>{t('done.keep')}</p>
      <div className={row}>
        <LinkButton variant="line" href={paths.bookings()}>
          {t('done.bookings')}
        </LinkButton>
        <Button variant="quiet" onClick={() => send({ type: 'start.again' })}>
          {t('done.more')}
        </Button>
      </div>
    </Notice>
  );
}

/** Links that add the booked date to a calendar. */
function CalendarLinks({ eventSlug, occurrenceId }: { eventSlug: string; occurrenceId: string }) {
  const { t } = useTranslation('checkout');
  return (
    <section className={`${stack.s} ${onScreen}`}>
      <h2>{t('done.calendar')}</h2>
      <CalendarWays event={eventSlug} occurrence={occurrenceId} />
    </section>
  );
}
