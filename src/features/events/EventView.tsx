import { useTranslation } from 'react-i18next';
import { AddToCalendar } from '../../kit/calendar/AddToCalendar.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { asTitle, withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { ActionBar } from './ActionBar.tsx';
import * as styles from './Event.css.ts';
import { EventPoster } from './EventPoster.tsx';
import type { Event } from './events.queries.ts';
import { OccurrenceList } from './OccurrenceList.tsx';
import { comingDates, pricedDate } from './priced-date.ts';
import { PriceTable } from './PriceTable.tsx';
import { usePriceLabel } from './state-labels.ts';

/** Returns the terms of cancelling and refunds; undefined before a price is known or if nothing is promised. */
function useCancellationWords({ cancel_hours, price_from }: Event): string | undefined {
  const { t } = useTranslation('events');
  if (price_from === null) return undefined;
  const isFree = price_from.amount === 0;
  if (cancel_hours === null) return isFree ? undefined : t('noRefund');
  return t(isFree ? 'cancelUntil' : 'refundUntil', { count: cancel_hours });
}

/** The event's venue, access, price, cancellation terms and other facts. */
function EventFacts({ event }: { event: Event }) {
  const { t } = useTranslation(['events', 'common']);
  const cancellation = useCancellationWords(event);
  const price = usePriceLabel()(event);
  const venue = event.occurrences[0]?.venue;
  const facts = [
    {
      label: t('where'),
      value: venue ? [venue.name, venue.locality].join(', ') : t('common:toBeAnnounced'),
    },
    ...event.facts,
    { label: t('access'), value: venue?.access },
    { label: t('price'), value: price },
    { label: t('cancelling'), value: cancellation },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) =>
        value ? (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{withItsNoun(value)}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

const isStillOn = (event: Event) => event.state !== 'cancelled' && event.state !== 'past';

/** Everything about one event, with its bookable dates. */
export function EventView({ event }: { event: Event }) {
  const { t } = useTranslation('events');
  const { occurrences } = event;
  const coming = comingDates(event);
  const priced = pricedDate(event);
  return (
    <>
      <article className={styles.page}>
        <div className={styles.poster}>
          <EventPoster event={event} withFoot />
        </div>
        <div className={styles.words}>
          <div className={stack.m}>
            <h1>{asTitle(event.title)}</h1>
            {event.state === 'cancelled' && <Banner tone="bad" title={t('bar.cancelled')} />}
            <Lead>{event.summary}</Lead>
          </div>
          <section className={stack.m}>
            <h2>{t(occurrences.length > 1 ? 'pickDate' : 'when')}</h2>
            <OccurrenceList event={event} />
            {isStillOn(event) && coming.length > 0 && <AddToCalendar event={event.slug} dates={coming} />}
          </section>
          {isStillOn(event) && priced && (
            <section className={stack.m}>
              <h2>{t('tickets')}</h2>
              <PriceTable event={event.slug} occurrence={priced.id} />
            </section>
          )}
          <section className={stack.m}>
            <h2>{t('about')}</h2>
            {event.description.map((paragraph) => (
              <p key={paragraph}>{withItsNoun(paragraph)}</p>
            ))}
            <EventFacts event={event} />
          </section>
        </div>
      </article>
      <ActionBar event={event} />
    </>
  );
}
