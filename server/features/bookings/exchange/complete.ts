import { Problem } from '../../../kernel/http/problem.ts';
import type { Actor } from '../../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../../kernel/lifecycle/lives.ts';
import { demandBeforeDeadline } from '../cancel.ts';
import type { BookingDeps, BookingRow } from '../deps.ts';
import type { Trx } from '../../../kernel/db/database.ts';
import { lockBooking } from '../locks.ts';
import { handMoneyOver, moneyLeft, refundSome } from '../money.ts';
import { releasePlaces } from '../release.ts';
import { demandSameTickets, refusalToExchange } from './rules.ts';

/** The price of an open booking, in cents, less what the one that it is to replace is worth; if negative, that much goes back. */
export async function differenceOf(trx: Trx, { exchanges_booking_id }: BookingRow, price: number): Promise<number> {
  return exchanges_booking_id === null ? price : price - (await moneyLeft(trx, exchanges_booking_id));
}

/** Throws 409 unless an open booking could take the place of the other now, if it is to replace any. */
export async function demandExchangeable(deps: BookingDeps, trx: Trx, next: BookingRow): Promise<void> {
  if (next.exchanges_booking_id === null) return;
  const booking = await lockBooking(trx, next.exchanges_booking_id);
  await demandSameTickets(trx, next, { isChoosing: false });
  const refusal = await refusalToExchange(deps, trx, booking);
  if (refusal !== undefined) throw new Problem(409, refusal);
  await demandBeforeDeadline(deps, trx, booking);
}

/** False if the booking that an open one is to replace, or its date, doesn't allow it any more. Its deadline was looked at before paying. */
export async function isExchangeable(deps: BookingDeps, trx: Trx, next: BookingRow): Promise<boolean> {
  if (next.exchanges_booking_id === null) return true;
  const booking = await lockBooking(trx, next.exchanges_booking_id);
  const { occurrence } = await deps.catalogue.occasion(next.occurrence_id);
  return !occurrence.cancelled && (await refusalToExchange(deps, trx, booking)) === undefined;
}

/**
 * Puts a booking that is just being paid in the place of the one that it replaces: that one's places are free, its codes are refused, its money
 * is the new one's, and what it was worth beyond the new price goes back. Part of the transaction that makes the new one paid.
 */
export async function takePlaceOf(
  deps: BookingDeps,
  trx: Trx,
  next: BookingRow,
  price: number,
  by: Actor,
): Promise<void> {
  if (next.exchanges_booking_id === null) return;
  const booking = await lockBooking(trx, next.exchanges_booking_id);
  const worth = await moneyLeft(trx, booking.id);
  await refundSome(deps, trx, booking.id, { cents: worth - price, by, atEnd: true });
  await handMoneyOver(trx, booking.id, next.id);
  const how = { by, at: deps.clock.now(), note: next.reference };
  await bookingLife.demandMove(trx, booking, { type: 'booking.exchange' }, how);
  const withdrawn = await releasePlaces(deps, trx, booking);
  const credit = Math.min(worth, price);
  await trx.updateTable('bookings').set({ credit }).where('id', '=', next.id).execute();
  for (const { id, email } of withdrawn) {
    const mail = { bookingId: booking.id, kind: 'ticket_withdrawn', attendeeId: id } as const;
    if (email !== null) await deps.jobs.send(trx, 'booking-mail', mail);
  }
}
