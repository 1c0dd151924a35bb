import type { Locale } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { ownerOf } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { openPayment } from '../../kernel/payments/open.ts';
import type { BookingDeps, BookingRow } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { demandOpen, type Occasion } from './catalogue.ts';
import { demandExchangeable, differenceOf } from './exchange/complete.ts';
import { demandTime, lockForMoney } from './locks.ts';
import { givePlaces, sumOfPlaces } from './give.ts';
import { noteMissing, PlaceProblems } from './who-comes.ts';

/** A booking that its buyer wants to pay, at no other price than the one seen, where that is told: `total`, in euro cents. */
export type PayOrder = { bookingId: string; userId: string; total: number | undefined; locale: Locale };

/**
 * Opens the payment of a booking, or settles it at once when it costs nothing. Asking again while a payment is open changes nothing, so
 * that a double click, a second tab or a lost answer never opens a second. Throws 409, also where the price is another by now.
 */
export async function openBookingPayment(deps: BookingDeps, trx: Trx, order: PayOrder): Promise<void> {
  const { bookingId, userId, total, locale } = order;
  const booking = await lockForMoney(trx, bookingId);
  if (booking.user_id !== userId) throw new Problem(404, 'not_found');
  if (bookingLife.is(booking.state, 'isBought')) return;
  bookingLife.demandAfter(booking.state, { type: 'payment.open' });
  demandTime(booking, deps.clock.now());
  const show = await deps.catalogue.occasion(booking.occurrence_id);
  demandOpen(show, deps.clock.now());
  await demandExchangeable(deps, trx, booking);
  await demandWhoComes(trx, booking, show);
  const price = await sumOfPlaces(trx, booking.id);
  if (total !== undefined && total !== price) throw new Problem(409, 'total_changed');
  const amount = Math.max(0, await differenceOf(trx, booking, price));
  // The provider's page and the tickets speak the language in which it is paid.
  if (booking.locale !== locale)
    await trx.updateTable('bookings').set({ locale }).where('id', '=', booking.id).execute();
  await openPayment(deps, trx, { type: 'booking', id: booking.id, userId, amount });
  if (amount === 0) return givePlaces(deps, trx, booking, ownerOf(booking));
  const how = { by: ownerOf(booking), at: deps.clock.now() };
  await bookingLife.demandMove(trx, booking, { type: 'payment.open' }, how);
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
