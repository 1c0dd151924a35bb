import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import type { BadgeTone } from '../../kit/ui/Badge.tsx';
import type { EventSummary, Occurrence } from './events.queries.ts';

/** Up to this number, the places left are shown. */
const fewPlaces = 40;

const isFew = (left: number | null | undefined): left is number => typeof left === 'number' && left <= fewPlaces;

/** A state in one or two words. */
export interface StateBadge {
  tone: BadgeTone;
  words: string;
}

/** A free event: its places are taken rather than sold. */
const isFree = ({ price_from }: EventSummary) => price_from?.amount === 0;

/** Returns a function that words the booking state of a date. */
export function useOccurrenceBadge(event: EventSummary): (occurrence: Occurrence) => StateBadge {
  const { t } = useTranslation('events');
  const plain: Record<Occurrence['state'], StateBadge> = {
    open: { tone: 'ok', words: t(isFree(event) ? 'state.openFree' : 'state.open') },
    fully_booked: { tone: 'plain', words: t(isFree(event) ? 'state.full' : 'state.soldOut') },
    cancelled: { tone: 'stop', words: t('state.cancelled') },
    not_open: { tone: 'busy', words: t('state.notOpen') },
    closed: { tone: 'plain', words: t('state.closed') },
    past: { tone: 'plain', words: t('state.past') },
  };
  return ({ state, places_left }) =>
    state === 'open' && isFew(places_left)
      ? { tone: 'low', words: t('state.left', { count: places_left }) }
      : plain[state];
}

/** Returns a function that says when booking opens, for a date that cannot be booked yet. */
export function useOpeningLabel(): (occurrence: Occurrence) => string | undefined {
  const { t } = useTranslation('events');
  const wordsOf = useMomentWords();
  return ({ state, bookings_open_at }) => {
    if (state !== 'not_open' || bookings_open_at === null) return undefined;
    const { short, time } = wordsOf(bookings_open_at);
    return t('opensAt', { date: short, time });
  };
}

/** Returns a function that writes 'From €10.00', or that it is free; undefined if nothing is on sale. */
export function usePriceLabel(): (event: EventSummary) => string | undefined {
  const { t } = useTranslation();
  return ({ price_from }) => {
    if (price_from === null) return undefined;
    return price_from.amount === 0 ? t('free') : t('priceFrom', { price: price_from.formatted });
  };
}

/** Returns a function that words an exception: an event that cannot be booked, or whose only date is nearly full. */
export function useEventBadge(): (event: EventSummary) => StateBadge | undefined {
  const { t } = useTranslation('events');
  return ({ state, occurrences }) => {
    const [only] = occurrences;
    const left = occurrences.length === 1 ? only?.places_left : undefined;
    const badges: Record<EventSummary['state'], StateBadge | undefined> = {
      open: isFew(left) ? { tone: 'low', words: t('state.left', { count: left }) } : undefined,
      fully_booked: { tone: 'plain', words: t('state.full') },
      cancelled: { tone: 'stop', words: t('eventState.cancelled') },
      not_open: { tone: 'busy', words: t('state.notOpen') },
      closed: { tone: 'plain', words: t('eventState.closed') },
      past: undefined,
    };
    return badges[state];
  };
}
