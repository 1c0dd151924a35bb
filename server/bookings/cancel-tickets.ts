import { sql } from 'kysely';
import type { Schemas } from '../http/operation.ts';
import { currentOrder, withoutPlaces } from './attendees.ts';
import { cancelPaid, demandBeforeDeadline, paymentOf } from './cancel.ts';
import type { BookingDeps, BookingRow, Trx } from './deps.ts';
import { demandStateAfter } from './lifecycle.ts';
import { takeKinds } from './places.ts';
import { refundPart } from './refund.ts';

type Removal = Schemas['AttendeesRemoval']['attendees'][number];
type Cancelled = { id: string; kind_id: string; amount: number; email: string | null };

/**
 * Cancels tickets of a paid booking and sends back what they cost, until the event's deadline; the others stay valid. Cancelling all of them
 * cancels the booking. Throws 409, or 422 for a ticket that is not the booking's.
 */
export async function cancelTickets(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  removals: Removal[],
): Promise<void> {
  demandStateAfter(booking.state, { type: 'tickets.cancel' });
  const order = await currentOrder(trx, booking.id);
  const stays = new Set(withoutPlaces(order, removals).map(({ id }) => id));
  if (stays.size === 0) return cancelPaid(deps, trx, booking);
  await demandBeforeDeadline(deps, trx, booking);
  const ids = order.flatMap(({ id }) => (stays.has(id) ? [] : [id]));
  const cancelled = await release(deps, trx, booking, ids);
  const payment = await paymentOf(trx, booking);
  const cents = cancelled.reduce((sum, { amount }) => sum + amount, 0);
  if (payment !== undefined && cents > 0) await refundPart(deps, trx, payment, cents);
  for (const { id, email } of cancelled) {
    const mail = { bookingId: booking.id, attendeeId: id };
    await deps.jobs.send(trx, 'booking-mail', { ...mail, kind: 'ticket_cancelled' });
    if (email !== null) await deps.jobs.send(trx, 'booking-mail', { ...mail, kind: 'ticket_withdrawn' });
  }
}

/** Releases these places of a booking: their seats, and what they count for the person and for their kinds. */
async function release(deps: BookingDeps, trx: Trx, booking: BookingRow, ids: string[]): Promise<Cancelled[]> {
  const { occurrence } = await deps.programme.occasion(booking.occurrence_id);
  const { rows } = await sql<Cancelled>`
    with places as (
      update attendees set live = false, cancelled_at = ${deps.clock.now()} where id = any(${ids}::uuid[]) and live
      returning id, kind_id, amount, email, seat_index
    ), freed as (
      update seats set state = 0, booking_id = null, changed_in = pg_current_xact_id()
      where booking_id = ${booking.id} and index in (select seat_index from places)
    ), counted as (
      update person_places set places = places - (select count(*) from places)
      where user_id = ${booking.user_id} and occurrence_id = ${booking.occurrence_id}
    )
    select id, kind_id, amount, email from places`.execute(trx);
  const kinds = new Map<string, number>();
  for (const { kind_id } of rows) kinds.set(kind_id, (kinds.get(kind_id) ?? 0) - 1);
  await takeKinds(trx, kinds, occurrence.kinds);
  return rows;
}
