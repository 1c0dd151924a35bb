import { useTranslation } from 'react-i18next';
import { AddToCalendar } from '../../kit/calendar/AddToCalendar.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.ts';
import { lead, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { ActionBar } from './ActionBar.tsx';
import * as styles from './Event.css.ts';
import { EventFacts } from './EventFacts.tsx';
import { EventPoster } from './EventPoster.tsx';
import type { Event } from './events.queries.ts';
import { OccurrenceList } from './OccurrenceList.tsx';
import { comingDates, pricedDate } from './priced-date.ts';
import { PriceTable } from './PriceTable.tsx';

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
            <h1>{event.title}</h1>
            {event.state === 'cancelled' && <Banner tone="bad" title={t('bar.cancelled')} />}
            <p className={lead}>{withItsNoun(event.summary)}</p>
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
