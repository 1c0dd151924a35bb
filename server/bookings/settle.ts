import { sql } from 'kysely';
import { Problem } from '../http/problem.ts';
import { isWhatWasAsked, type Receipt } from '../payments/payee.ts';
import type { BookingDeps, BookingRow, PaymentRow, Trx } from './deps.ts';
import { stateAfter } from './lifecycle.ts';
import { lockBooking } from './locks.ts';
import { takeKinds, takePlaces } from './places.ts';
import { newTicketCode } from './reference.ts';
import { refundPayment } from './refund.ts';

/**
 * Settles a payment that the provider received: exactly one of places or refund, however often and in whatever order it is told.
 * Too late for the hold, the same places are taken again if they are all free; else the money goes back.
 */
export async function settlePayment(deps: BookingDeps, trx: Trx, receipt: Receipt): Promise<void> {
  const { booking_id } =
    (await trx.selectFrom('payments').select('booking_id').where('id', '=', receipt.paymentId).executeTakeFirst()) ??
    {};
  if (booking_id === undefined) return;
  const booking = await lockBooking(trx, booking_id);
  const { paymentId, sessionId, paymentIntentId, amount, currency } = receipt;
  const payment = await trx
    .updateTable('payments')
    .set({
      payment_intent: paymentIntentId,
      received: amount,
      session_id: sql`coalesce(session_id, ${sessionId})`,
      changed_at: deps.clock.now(),
    })
    .where('id', '=', paymentId)
    .where('payment_intent', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (payment === undefined) return;

  const isWhatIsDue = isWhatWasAsked(receipt, payment.amount) && amount === (await sumOfPlaces(trx, booking.id));
  if (!isWhatIsDue || booking.state === 'paid') return refundPayment(deps, trx, payment, currency);
  const isLate = booking.state === 'expired';
  const placesAreFree = isLate && (await takePlacesAgain(deps, trx, booking));
  const after = stateAfter(booking.state, { type: 'payment.receive', placesAreFree });
  if (after === 'paid') return givePlaces(deps, trx, booking, payment, placesAreFree ? 'reseated' : null);
  const isOff = booking.outcome === 'event_cancelled';
  await trx
    .updateTable('bookings')
    .set({
      state: 'refund_pending',
      outcome: isOff ? booking.outcome : 'paid_too_late',
      expires_at: null,
      changed_at: deps.clock.now(),
    })
    .where('id', '=', booking.id)
    .execute();
  const kind = isOff ? 'event_cancelled' : 'refund_pending';
  await deps.jobs.send(trx, 'booking-mail', { bookingId: booking.id, kind });
  return refundPayment(deps, trx, payment, currency);
}

/** What the places of a booking cost together, in cents; of an expired booking, those that it had. */
export async function sumOfPlaces(trx: Trx, bookingId: string): Promise<number> {
  const places = await trx.selectFrom('attendees').select('amount').where('booking_id', '=', bookingId).execute();
  return places.reduce((sum, { amount }) => sum + amount, 0);
}

/** Settles a booking that costs nothing. */
export async function settleFree(deps: BookingDeps, trx: Trx, booking: BookingRow): Promise<void> {
  const now = deps.clock.now();
  const payment = await trx
    .insertInto('payments')
    .values({
      booking_id: booking.id,
      amount: 0,
      state: 'none_due',
      session_id: null,
      url: null,
      payment_intent: null,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await givePlaces(deps, trx, booking, payment, null);
}

async function givePlaces(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  payment: PaymentRow,
  outcome: 'reseated' | null,
): Promise<void> {
  const now = deps.clock.now();
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
  if (payment.state !== 'none_due') {
    await trx.updateTable('payments').set({ state: 'paid', changed_at: now }).where('id', '=', payment.id).execute();
  }
  await trx
    .updateTable('bookings')
    .set({ state: 'paid', outcome, expires_at: null, paid_at: now, changed_at: now })
    .where('id', '=', booking.id)
    .execute();
  const mail = { bookingId: booking.id, kind: 'tickets' } as const;
  await deps.jobs.send(trx, 'booking-mail', mail);
  for (const { id, email } of places)
    if (email !== null) await deps.jobs.send(trx, 'booking-mail', { ...mail, attendeeId: id });
}

/** Takes the places of an expired booking again: all of them, or none. */
async function takePlacesAgain(deps: BookingDeps, trx: Trx, booking: BookingRow): Promise<boolean> {
  await sql`savepoint again`.execute(trx);
  try {
    const places = await trx
      .selectFrom('attendees')
      .leftJoin('seats', (join) =>
        join
          .onRef('seats.occurrence_id', '=', 'attendees.occurrence_id')
          .onRef('seats.index', '=', 'attendees.seat_index'),
      )
      .select(['attendees.kind_id', 'seats.guid'])
      .where('attendees.booking_id', '=', booking.id)
      .execute();
    const { occurrence } = await deps.programme.occasion(booking.occurrence_id);
    if (occurrence.cancelled) return false;
    const owner = { bookingId: booking.id, userId: booking.user_id, occurrenceId: booking.occurrence_id };
    const kinds = new Map<string, number>();
    for (const { kind_id } of places) kinds.set(kind_id, (kinds.get(kind_id) ?? 0) + 1);
    const guids = places.flatMap(({ guid }) => guid ?? []);
    const count = { change: places.length, most: occurrence.per_person_limit };
    await takePlaces(trx, owner, { guids, state: 2 }, count, []);
    await takeKinds(trx, kinds, occurrence.kinds);
    await trx.updateTable('attendees').set({ live: true }).where('booking_id', '=', booking.id).execute();
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await sql`rollback to savepoint again`.execute(trx);
    return false;
  }
}
