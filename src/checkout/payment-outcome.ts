import type { PaymentOutcome } from '../../machines/checkout/checkout.types.ts';
import { type Booking, bookingFacts } from './booking-facts.ts';

const kinds: Partial<Record<Booking['state'], PaymentOutcome['kind']>> = {
  paid: 'paid',
  refund_pending: 'refunded',
  refunded: 'refunded',
  expired: 'over',
  cancelled: 'over',
};

/** How the payment of a booking ended; undefined while the server does not know yet. */
export function paymentOutcome(booking: Booking): PaymentOutcome | undefined {
  const kind = kinds[booking.state] ?? (booking.payment?.state === 'declined' ? 'declined' : undefined);
  return kind && { kind, booking: bookingFacts(booking) };
}
