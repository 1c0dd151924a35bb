import { Problem } from '../http/problem.ts';
import type { BookingDeps, BookingRow, PaymentRow, Trx } from './deps.ts';
import { demandOpen, type Occasion } from './programme.ts';
import { demandStateAfter } from './lifecycle.ts';
import { demandTime, lockOwnBooking, openPaymentOf } from './locks.ts';
import { ensureSession } from './sessions.ts';
import { settleFree, sumOfPlaces } from './settle.ts';
import { noteMissing, PlaceProblems } from './who-comes.ts';

/**
 * Opens the payment of a booking, or settles it at once when it costs nothing. Asking again while a payment is open gives the same one,
 * so that a double click, a second tab or a lost answer never opens a second. Throws 409, also where `seenTotal` (cents) is not what it costs, or PaymentsUnavailable with the places still held.
 */
export async function payBooking(
  deps: BookingDeps,
  bookingId: string,
  userId: string,
  seenTotal?: number,
): Promise<void> {
  const payment = await deps.db.transaction().execute(async (trx) => {
    const booking = await lockOwnBooking(trx, bookingId, userId);
    if (booking.state === 'paid') return undefined;
    const state = demandStateAfter(booking.state, { type: 'payment.open' });
    demandTime(booking, deps.clock.now());
    const show = await deps.programme.occasion(booking.occurrence_id);
    demandOpen(show, deps.clock.now());
    await demandWhoComes(trx, booking, show);
    const amount = await sumOfPlaces(trx, booking.id);
    if (seenTotal !== undefined && seenTotal !== amount) throw new Problem(409, 'total_changed');
    if (amount === 0) {
      await settleFree(deps, trx, booking);
      return undefined;
    }
    await trx
      .updateTable('bookings')
      .set({ state, changed_at: deps.clock.now() })
      .where('id', '=', booking.id)
      .execute();
    return openPayment(deps, trx, booking, amount);
  });
  if (payment !== undefined) await ensureSession(deps, payment);
}

/** Throws 422 while somebody must still be named, or something answered, before paying. */
async function demandWhoComes(trx: Trx, booking: BookingRow, { event, occurrence }: Occasion): Promise<void> {
  const problems = new PlaceProblems();
  const places = await trx
    .selectFrom('attendees')
    .select(['kind_id', 'first_name', 'last_name', 'answers'])
    .where('booking_id', '=', booking.id)
    .where('live', '=', true)
    .orderBy('position')
    .execute();
  places.forEach((place, at) => {
    const questions = occurrence.kinds.find(({ id }) => id === place.kind_id)?.questions ?? [];
    noteMissing(place, { questions, namesAreNeeded: event.names === 'required' }, at, problems);
  });
  problems.throwIfAny();
}

async function openPayment({ clock }: BookingDeps, trx: Trx, booking: BookingRow, amount: number): Promise<PaymentRow> {
  const now = clock.now();
  const before = await openPaymentOf(trx, booking.id);
  if (before === undefined) {
    return trx
      .insertInto('payments')
      .values({
        booking_id: booking.id,
        amount,
        state: 'open',
        session_id: null,
        url: null,
        payment_intent: null,
        created_at: now,
        changed_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  return trx
    .updateTable('payments')
    .set({ state: 'open', changed_at: now })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
