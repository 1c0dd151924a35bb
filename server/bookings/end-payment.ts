import { Problem } from '../http/problem.ts';
import { endSession, readSession } from '../payments/session-life.ts';
import type { BookingDeps, BookingRow, PaymentRow } from './deps.ts';
import { lockBooking } from './locks.ts';
import { stateAfter } from './lifecycle.ts';
import { ensureSession } from './sessions.ts';
import { settlePayment } from './settle.ts';

/**
 * Makes sure that a booking has no payment that could still be paid: ends the provider's session first, our own record after.
 * Returns `paid` when the buyer was quicker: then it is settled. Throws PaymentsUnavailable, and nothing has changed.
 */
export async function endOpenPayment(deps: BookingDeps, bookingId: string): Promise<'none' | 'ended' | 'paid'> {
  const payment = await findOpenPayment(deps, bookingId);
  if (payment === undefined) return 'none';
  const session = await ensureSession(deps, payment);
  const opened = { ...payment, session_id: session.id };
  if ((await endSession(deps, opened)) === 'complete') {
    await settleFromProvider(deps, opened);
    return 'paid';
  }
  await markEnded(deps, payment.id);
  return 'ended';
}

/** Refuses to change a booking under its open payment. */
class PaymentIsOpen extends Problem {
  readonly bookingId: string;

  constructor(bookingId: string) {
    super(409, 'not_in_this_state');
    this.bookingId = bookingId;
  }
}

/** Throws what `endingPayment` waits for. Call it before anything of the booking changes. */
export function demandNoOpenPayment({ id, state }: Pick<BookingRow, 'id' | 'state'>): void {
  if (state === 'awaiting_payment') throw new PaymentIsOpen(id);
}

/** Runs a change that an open payment stands in the way of; that is ended first, so that nobody pays for another choice. */
export async function endingPayment<Outcome>(deps: BookingDeps, change: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof PaymentIsOpen)) throw error;
    await endOpenPayment(deps, error.bookingId);
    return change();
  }
}

async function findOpenPayment({ db }: BookingDeps, bookingId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['open', 'declined'])
    .executeTakeFirst();
}

/** The provider says that nobody can pay this any more: an open booking is back to being chosen. */
export async function markEnded(deps: BookingDeps, paymentId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payment = await trx.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
    if (payment === undefined) return;
    const booking = await lockBooking(trx, payment.booking_id);
    const ended = await trx
      .updateTable('payments')
      .set({ state: 'expired', changed_at: deps.clock.now() })
      .where('id', '=', paymentId)
      .where('state', 'in', ['open', 'declined'])
      .executeTakeFirst();
    const after = stateAfter(booking.state, { type: 'payment.end' });
    if (ended.numUpdatedRows === 0n || after === undefined) return;
    await trx
      .updateTable('bookings')
      .set({ state: after, changed_at: deps.clock.now() })
      .where('id', '=', booking.id)
      .execute();
  });
}

/** Asks the provider how a session stands and settles it if it was paid; for when no webhook comes. */
export async function settleFromProvider(deps: BookingDeps, payment: PaymentRow): Promise<'paid' | 'open' | 'ended'> {
  const { session_id, created_at } = payment;
  if (session_id === null) return 'open';
  const session = await readSession(deps, { session_id, created_at });
  const { paymentIntentId } = session;
  if (session.isPaid && paymentIntentId !== null) {
    const { id: sessionId, amountTotal: amount, currency } = session;
    const receipt = { paymentId: payment.id, sessionId, paymentIntentId, amount, currency };
    await deps.db.transaction().execute((trx) => settlePayment(deps, trx, receipt));
    return 'paid';
  }
  if (session.status !== 'expired') return 'open';
  await markEnded(deps, payment.id);
  return 'ended';
}
