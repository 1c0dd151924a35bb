import { useTranslation } from 'react-i18next';
import type { Booking } from './bookings.queries.ts';

/** Each refund, made or on its way. */
export function Refunds({ booking: { refunds } }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  return refunds.map(({ created_at, state, amount, vat }) => (
    <p key={created_at}>
      {t(state === 'refunded' ? 'refund.done' : 'refund.pending', { sum: amount.formatted })}
      {vat !== null && ` ${t('refund.credit', { sum: amount.formatted, vat: vat.formatted })}`}
    </p>
  ));
}
