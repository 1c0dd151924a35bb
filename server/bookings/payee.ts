import type { Payee } from '../payments/payee.ts';
import { noteDeclined } from './decline.ts';
import type { BookingDeps } from './deps.ts';
import { markEnded } from './end-payment.ts';
import { settlePayment } from './settle.ts';

/** What the provider tells about the payments of bookings. */
export function bookingPayee(deps: BookingDeps): Payee {
  return {
    settle: (trx, receipt) => settlePayment(deps, trx, receipt),
    noteDeclined: (trx, paymentId) => noteDeclined(deps, trx, paymentId),
    markEnded: (paymentId) => markEnded(deps, paymentId),
  };
}
