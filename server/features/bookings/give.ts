import { sql } from 'kysely';
import type { BookingEvent } from '../../../machines/booking/booking.machine.ts';
import { itsSeat } from '../../kernel/bookings/its-seat.ts';
import { orRefusal } from '../../kernel/http/constraints.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { type Actor, thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { newTicketCode } from '../../kernel/readable-codes.ts';
import type { BookingDeps, BookingRow } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { endBooking } from './cancel.ts';
import { differenceOf, isExchangeable, takePlaceOf } from './exchange/complete.ts';
import { lockBooking } from './locks.ts';
import { takeKinds, takePlaces } from './places.ts';
import { hasUseLeft } from './prices/codes.ts';
import { settleShare } from './shares/settle.ts';
import { endOffer } from './waiting/offers.ts';

type Receive = Extract<BookingEvent, { type: 'payment.receive' }>;

/**
 * Gives the places of a booking for the money that was asked for. Too late for the hold, the same places are taken again if they are all
 * free. False where the money has to go back; a booking that ended without its places then says so.
 */
export async function giveForMoney(deps: BookingDeps, trx: Trx, bookingId: string, cents: number): Promise<boolean> {
  let booking = await lockBooking(trx, bookingId);
  const isExchange = booking.exchanges_booking_id !== null;
  const isOpen = bookingLife.is(booking.state, 'isOpen');
  if (isOpen && !(await isExchangeable(deps, trx, booking))) booking = await endExchange(deps, trx, booking);
  else if (isOpen || !isExchange) {
    const due = await differenceOf(trx, booking, await sumOfPlaces(trx, booking.id));
    if (cents !== due) return false;
  }
  const isLate = bookingLife.is(booking.state, 'isLapsed');
  // Money that is late for an exchange goes back, and the old booking stands.
  const placesAreFree = isLate && !isExchange && (await takePlacesAgain(deps, trx, booking));
  const event = { type: 'payment.receive', placesAreFree } as const;
  const after = bookingLife.after(booking.state, event);
  // Money that a booking has no use for any more leaves it as it is.
  if (after === undefined) return false;
  if (bookingLife.is(after, 'holdsPlaces')) {
    await givePlaces(deps, trx, booking, thePortal, event);
    return true;
  }
  const isOff = booking.outcome === 'event_cancelled';
  const outcome = isOff || booking.outcome === 'exchange_over' ? booking.outcome : 'paid_too_late';
  const set = { outcome, expires_at: null };
  await bookingLife.move(trx, booking, event, { by: thePortal, at: deps.clock.now(), set });
  const kind = isOff ? 'event_cancelled' : 'refund_pending';
  await deps.jobs.send(trx, 'booking-mail', { bookingId: booking.id, kind, cents });
  return false;
}

/** Ends an open booking that can't take the place of the other any more. Returns it as it is then. */
async function endExchange(deps: BookingDeps, trx: Trx, booking: BookingRow): Promise<BookingRow> {
  await endBooking(deps, trx, booking, false, { by: thePortal, outcome: 'exchange_over' });
  return lockBooking(trx, booking.id);
}

/** Returns the total price of a booking's places, in cents; of an expired booking, those that it had. */
export async function sumOfPlaces(trx: Trx, bookingId: string): Promise<number> {
  const places = await trx.selectFrom('attendees').select('amount').where('booking_id', '=', bookingId).execute();
  return places.reduce((sum, { amount }) => sum + amount, 0);
}

/** Makes the places of a booking its buyer's: each with a code of its own, and mails on their way. */
export async function givePlaces(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  by: Actor,
  event: Receive = { type: 'payment.receive', placesAreFree: false },
): Promise<void> {
  const now = deps.clock.now();
  const price = await sumOfPlaces(trx, booking.id);
  const difference = await differenceOf(trx, booking, price);
  await takePlaceOf(deps, trx, booking, price, by);
  await trx
    .updateTable('seats')
    .set({ state: 2, changed_in: sql`pg_current_xact_id()` })
    .where('booking_id', '=', booking.id)
    .execute();
  const places = await trx
    .selectFrom('attendees')
    .select(['id', 'email'])
    .where('booking_id', '=', booking.id)
    .where('live', '=', true)
    .execute();
  for (const { id } of places) {
    await trx.updateTable('attendees').set({ code: newTicketCode() }).where('id', '=', id).execute();
  }
  const outcome = event.placesAreFree ? 'reseated' : null;
  await bookingLife.demandMove(trx, booking, event, { by, at: now, set: { outcome, expires_at: null, paid_at: now } });
  await endOffer(deps, trx, booking, { type: 'offer.take' });
  await settleShare(deps, trx, booking, 'share.pay');
  const mail = { bookingId: booking.id, kind: 'tickets' } as const;
  const isExchange = booking.exchanges_booking_id !== null;
  await deps.jobs.send(trx, 'booking-mail', isExchange ? { ...mail, kind: 'exchanged', difference } : mail);
  for (const { id, email } of places)
    if (email !== null) await deps.jobs.send(trx, 'booking-mail', { ...mail, attendeeId: id });
}

/** Takes the places of an expired booking again: all of them, or none. */
async function takePlacesAgain(deps: BookingDeps, trx: Trx, booking: BookingRow): Promise<boolean> {
  await sql`savepoint again`.execute(trx);
  try {
    const places = await trx
      .selectFrom('attendees')
      .leftJoin('seats', (join) => join.on(itsSeat))
      .select(['attendees.kind_id', 'seats.guid'])
      .where('attendees.booking_id', '=', booking.id)
      .execute();
    const { occurrence } = await deps.catalogue.occasion(booking.occurrence_id);
    if (occurrence.cancelled || !(await hasUseLeft(trx, booking))) return false;
    const owner = { bookingId: booking.id, userId: booking.user_id, occurrenceId: booking.occurrence_id };
    const kinds = new Map<string, number>();
    for (const { kind_id } of places) kinds.set(kind_id, (kinds.get(kind_id) ?? 0) + 1);
    const guids = places.flatMap(({ guid }) => guid ?? []);
    const count = { change: places.length, most: occurrence.per_person_limit };
    await takePlaces(trx, owner, { guids, state: 2 }, count, []);
    await takeKinds(trx, kinds, occurrence.kinds);
    await orRefusal(trx.updateTable('attendees').set({ live: true }).where('booking_id', '=', booking.id).execute());
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await sql`rollback to savepoint again`.execute(trx);
    return false;
  }
}
