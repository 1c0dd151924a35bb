import type { Locale } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { bookingLife } from '../../../kernel/lifecycle/lives.ts';
import { demandBeforeDeadline, endBooking } from '../cancel.ts';
import { demandOpen } from '../catalogue.ts';
import { choosePlaces } from '../choose.ts';
import type { BookingDeps, BookingRow } from '../deps.ts';
import type { Trx } from '../../../kernel/db/database.ts';
import { demandNoOpenPayment } from '../end-payment.ts';
import { expireBooking } from '../expire.ts';
import { openBooking } from '../open.ts';
import { lookUpPlaces } from '../wanted.ts';
import { findExchange, kindsOf, refusalToExchange } from './rules.ts';
import { seated, ticketsToMove } from './tickets.ts';

type Wish = { occurrenceId: string; locale: Locale };

/** Ends what an earlier try left behind: holds whose time is over, of this exchange or at the wanted date. */
export async function clearTheWay(
  deps: BookingDeps,
  bookingId: string,
  userId: string,
  { occurrenceId }: Pick<Wish, 'occurrenceId'>,
): Promise<void> {
  const over = await deps.db
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('exchanges_booking_id', '=', bookingId), eb('occurrence_id', '=', occurrenceId)]))
    .where('expires_at', '<=', deps.clock.now())
    .execute();
  for (const { id } of over) await expireBooking(deps, id);
}

/**
 * Begins to move a paid booking, which is locked, to another date of its event: a hold there with as many tickets of the same kinds, on the
 * same seats or others together, which its buyer can change. Returns the hold's id. Throws 409 where the booking or the date doesn't allow it,
 * 422 for a date of another event, and what `endingPayment` waits for.
 */
export async function beginExchange(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  { occurrenceId, locale }: Wish,
): Promise<string> {
  bookingLife.demandAfter(booking.state, { type: 'booking.exchange' });
  await demandBeforeDeadline(deps, trx, booking);
  const refusal = await refusalToExchange(deps, trx, booking);
  if (refusal !== undefined) throw new Problem(409, refusal);
  if (occurrenceId === booking.occurrence_id) throw new Problem(409, 'exchange_same_date');
  const show = await deps.catalogue.show(occurrenceId);
  const before = await deps.catalogue.occasion(booking.occurrence_id);
  if (show.event.id !== before.event.id)
    throw new Problem(422, 'not_found', { fields: { occurrence_id: ['not_found'] } });
  const now = deps.clock.now();
  demandOpen(show, now);

  const begun = await findExchange(trx, booking.id);
  if (begun?.occurrence_id === occurrenceId) return begun.id;
  if (begun !== undefined) {
    demandNoOpenPayment(begun);
    await endBooking(deps, trx, begun, false);
  }
  const owner = { userId: booking.user_id, occurrenceId, locale };
  // Read without a lock: whoever pays for what is held there waits for the doors' log, which is locked by now.
  if (await isHolding(trx, owner)) throw new Problem(409, 'exchange_holding');
  const { booking: next, isNew } = await openBooking(deps, trx, owner, { exchanges_booking_id: booking.id });
  if (!isNew) throw new Problem(409, 'exchange_holding');
  const order = await ticketsToMove(trx, booking.id, show);
  if (order.length < (await kindsOf(trx, booking.id)).length) throw new Problem(409, 'ticket_not_on_sale');
  await choosePlaces(trx, next, show, lookUpPlaces(show, await seated(trx, booking, show, order), now), true);
  return next.id;
}

/** True if the person has an open booking at the occurrence. */
async function isHolding(
  trx: Trx,
  { userId, occurrenceId }: { userId: string; occurrenceId: string },
): Promise<boolean> {
  const open = trx.selectFrom('bookings').select('id').where('user_id', '=', userId);
  const there = open.where('occurrence_id', '=', occurrenceId).where(bookingLife.stateIn('isOpen'));
  return (await there.executeTakeFirst()) !== undefined;
}
