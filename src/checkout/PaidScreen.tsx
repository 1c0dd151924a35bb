import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { useMomentWords } from '../i18n/dates.ts';
import { lazyPart } from '../late/lazy-part.ts';
import { row } from '../theme/layout.css.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Banner } from '../ui/Banner.tsx';
import { SummaryList } from '../ui/SummaryList.tsx';
import type { Booking } from './booking-facts.ts';
import { CalendarLinks } from './CalendarLinks.tsx';
import * as layout from './checkout.css.ts';
import { useHeldBooking } from './checkout.queries.ts';
import { Notice } from './Notice.tsx';
import { seatLabel } from './seat-label.ts';
import { TicketsDownload } from './TicketsDownload.tsx';
import { useCheckout, useFact, useSend } from './use-checkout.ts';

/** For paper. Its code comes later than the page, which does without it where it is lost. */
const Code = lazyPart(async () => {
  const fetched = await import('../ui/PrintedCode.tsx').catch(() => undefined);
  return fetched?.PrintedCode ?? (() => null);
}).Part;

function Receipt({ booking: { reference, event, occurrence, attendees, total } }: { booking: Booking }) {
  const { t } = useTranslation(['checkout', 'common']);
  const { long, time } = useMomentWords()(occurrence.start);
  return (
    <SummaryList
      answers={[
        { label: t('done.reference'), value: <strong className={layout.reference}>{reference}</strong> },
        { label: t('check.what'), value: event.title },
        { label: t('check.when'), value: t('summary.date', { date: long, time }) },
        { label: t('check.where'), value: occurrence.venue?.name ?? t('common:notAvailable') },
        ...(occurrence.venue?.access ? [{ label: t('check.access'), value: occurrence.venue.access }] : []),
        {
          label: t('done.tickets'),
          value: (
            <ul>
              {attendees.map(({ id, seat, first_name, last_name, ticket_name, questions, code }) => (
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
                  {code !== null && (
                    <Suspense>
                      <Code code={code} label={ticket_name} />
                    </Suspense>
                  )}
                </li>
              ))}
            </ul>
          ),
        },
        { label: t('common:total'), value: total.amount === 0 ? t('common:free') : total.formatted },
      ]}
    />
  );
}

/** The places are theirs: the reference, the tickets, the calendar, and where to find all of it again. */
export function PaidScreen() {
  const { t } = useTranslation(['checkout', 'common', 'shell']);
  const { profile } = useCheckout();
  const send = useSend();
  const isReseated = useFact(({ context }) => context.booking?.reseated === true);
  const booking = useHeldBooking();
  return (
    <Notice isAboutEvent={false} lead={profile ? t('paid.lead', { email: profile.email }) : t('paid.leadPlain')}>
      {isReseated && <Banner tone="info">{t('paid.reseated')}</Banner>}
      {booking && <TicketsDownload bookingId={booking.id} reference={booking.reference} />}
      {booking && <Receipt booking={booking} />}
      {booking && <CalendarLinks eventSlug={booking.event.slug} occurrenceId={booking.occurrence.id} />}
      <p>{t('done.keep')}</p>
      <div className={row}>
        <LinkButton variant="line" href={paths.bookings()}>
          {t('done.bookings')}
        </LinkButton>
        <Button variant="quiet" onClick={() => print()}>
          {t('shell:print')}
        </Button>
        <Button variant="quiet" onClick={() => send({ type: 'start.again' })}>
          {t('done.more')}
        </Button>
      </div>
    </Notice>
  );
}
