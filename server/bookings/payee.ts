import type { Payee } from '../payments/payee.ts';
import { noteDeclined } from './decline.ts';
import type { BookingDeps } from './deps.ts';
import { markEnded } from './end-payment.ts';
import { noteRefunded } from './refund.ts';
import { settlePayment } from './settle.ts';

/** What the provider tells about the payments of bookings. */
export function bookingPayee(deps: BookingDeps): Payee {
  return {
    findOpened: (db, paymentId) =>
      db
        .selectFrom('payments')
        .select(['session_id as sessionId', 'amount'])
        .where('id', '=', paymentId)
        .executeTakeFirst(),
    settle: (trx, receipt) => settlePayment(deps, trx, receipt),
    noteDeclined: (trx, paymentId) => noteDeclined(deps, trx, paymentId),
    noteRefunded: (trx, refund) => noteRefunded(deps, trx, refund),
    markEnded: (paymentId) => markEnded(deps, paymentId),
  };
}
