import { Problem } from '../http/problem.ts';
import type { BookingDeps, BookingRow, Trx } from './deps.ts';
import { demandNoOpenPayment, endingPayment } from './end-payment.ts';
import { demandStateAfter } from './lifecycle.ts';
import { lockOwnBooking } from './locks.ts';
import { refundPayment } from './refund.ts';
import { releasePlaces } from './release.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Until when the buyer may cancel; null where the event does not allow it. */
export function cancelUntil(startsAt: Date, cancelHours: number | null): Date | null {
  return cancelHours === null ? null : new Date(startsAt.getTime() - cancelHours * HOUR_MS);
}

/** How a caller may believe that a booking stands. */
export type BelievedState = 'open' | 'bought';

/**
 * Lets an open booking go, or cancels a paid one and sends the money back until the event's deadline. Throws 409, also where the booking
 * stands otherwise than the caller believes.
 */
export async function cancelBooking(
  deps: BookingDeps,
  bookingId: string,
  userId: string,
  believed?: BelievedState,
): Promise<void> {
  const ofWhom = { bookingId, userId, believed };
  await endingPayment(deps, () => deps.db.transaction().execute((trx) => cancel(deps, trx, ofWhom)));
}

type Cancellation = { bookingId: string; userId: string; believed: BelievedState | undefined };

async function cancel(deps: BookingDeps, trx: Trx, { bookingId, userId, believed }: Cancellation): Promise<void> {
  const booking = await lockOwnBooking(trx, bookingId, userId);
  if (isOverByChoice(booking)) return;
  demandNoOpenPayment(booking);
  const isPaid = booking.state === 'paid';
  if (isPaid && believed === 'open') throw new Problem(409, 'already_paid');
  if (!isPaid && believed === 'bought') throw new Problem(409, 'not_in_this_state');
  if (isPaid) await demandBeforeDeadline(deps, trx, booking);
  const payment = isPaid ? await paymentOf(trx, booking) : undefined;
  const isRefundDue = payment !== undefined;
  const state = demandStateAfter(booking.state, { type: 'booking.cancel', isRefundDue });
  await releasePlaces(deps, trx, booking, { state, outcome: 'cancelled_by_buyer' });
  if (payment === undefined) return;
  await refundPayment(deps, trx, payment);
  await deps.jobs.send(trx, 'booking-mail', { bookingId, kind: 'cancelled' });
}

/** Cancelling twice is cancelling once. */
function isOverByChoice(booking: BookingRow): boolean {
  return booking.outcome === 'cancelled_by_buyer';
}

async function paymentOf(trx: Trx, booking: BookingRow) {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .where('state', '=', 'paid')
    .executeTakeFirst();
}

async function demandBeforeDeadline({ clock }: BookingDeps, trx: Trx, booking: BookingRow): Promise<void> {
  const { starts_at, cancel_hours } = await trx
    .selectFrom('occurrences')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .select(['starts_at', 'cancel_hours'])
    .where('occurrences.id', '=', booking.occurrence_id)
    .executeTakeFirstOrThrow();
  const until = cancelUntil(starts_at, cancel_hours);
  if (until === null || clock.now() > until) throw new Problem(409, 'cancel_too_late');
}
