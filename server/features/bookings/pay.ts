import { Problem } from '../../kernel/http/problem.ts';
import { ownerOf } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { ensureSession, openPayment } from '../../kernel/payments/open.ts';
import type { BookingDeps, BookingRow, Trx } from './deps.ts';
import { demandOpen, type Occasion } from './programme.ts';
import { demandTime, lockOwnBooking } from './locks.ts';
import { givePlaces, sumOfPlaces } from './give.ts';
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
    if (bookingLife.is(booking.state, 'isBought')) return undefined;
    bookingLife.demandAfter(booking.state, { type: 'payment.open' });
    demandTime(booking, deps.clock.now());
    const show = await deps.programme.occasion(booking.occurrence_id);
    demandOpen(show, deps.clock.now());
    await demandWhoComes(trx, booking, show);
    const amount = await sumOfPlaces(trx, booking.id);
    if (seenTotal !== undefined && seenTotal !== amount) throw new Problem(409, 'total_changed');
    const payment = await openPayment(deps, trx, { type: 'booking', id: booking.id, userId, amount });
    if (amount === 0) {
      await givePlaces(deps, trx, booking, ownerOf(booking));
      return undefined;
    }
    const how = { by: ownerOf(booking), at: deps.clock.now() };
    await bookingLife.demandMove(trx, booking, { type: 'payment.open' }, how);
    return payment;
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
