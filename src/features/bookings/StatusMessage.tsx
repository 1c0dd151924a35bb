import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../kit/ui/Banner.tsx';
import type { Booking } from './bookings.queries.ts';

/** Returns a function that describes the outcome of a released or cancelled booking. */
function useNewsWords(): (booking: Booking) => { title: string; money: string | undefined } {
  const { t } = useTranslation('bookings');
  return ({ state, event, refundable }) => {
    if (state !== 'paid') return { title: t('held.released', { event: event.title }), money: undefined };
    const isFree = refundable.amount === 0;
    return {
      title: t('cancel.done', { event: event.title }),
      money: isFree ? undefined : t('refund.pending', { sum: refundable.formatted }),
    };
  };
}

/** Says what was cancelled, and takes the focus from the button, which is gone. `booking` is as it was before. */
export function StatusMessage({ booking }: { booking: Booking }) {
  const { title, money } = useNewsWords()(booking);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      <Banner tone="ok" title={title}>
        {money === undefined ? null : <p>{money}</p>}
      </Banner>
    </div>
  );
}
