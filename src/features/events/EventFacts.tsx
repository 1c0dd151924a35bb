import { useTranslation } from 'react-i18next';
import { withItsNoun } from '../../kit/ui/with-its-noun.ts';
import * as styles from './Event.css.ts';
import type { Event } from './events.queries.ts';
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
export function EventFacts({ event }: { event: Event }) {
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
