import { Problem } from '../../kernel/http/problem.ts';
import { type Actor, ownerOf } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import type { BookingDeps, BookingRow } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { demandNoOpenPayment } from './end-payment.ts';
import { isEntered } from './entered.ts';
import { demandNoExchange } from './exchange/rules.ts';
import { lockOwnBooking } from './locks.ts';
import { moneyLeft, refundAll, refundSome } from './money.ts';
import { releasePlaces } from './release.ts';
import { releaseShare } from './shares/settle.ts';
import { endOffer } from './waiting/offers.ts';
import { HOUR_MS } from '../../../machines/flow/durations.ts';

/** Until when the buyer may cancel; null where the event does not allow it. */
export function cancelUntil(startsAt: Date, cancelHours: number | null): Date | null {
  return cancelHours === null ? null : new Date(startsAt.getTime() - cancelHours * HOUR_MS);
}

/** The person who ends a booking, its outcome and a note about it. */
export type Leave = {
  by: Actor;
  outcome: 'cancelled_by_buyer' | 'cancelled_by_union' | 'exchange_over';
  note?: string;
};

const byItsBuyer = (booking: BookingRow): Leave => ({ by: ownerOf(booking), outcome: 'cancelled_by_buyer' });

/** Returns the facts about it for a mail. */
const leaveWords = ({ outcome, note }: Leave) => ({
  ...(outcome === 'cancelled_by_union' && { isByUnion: true }),
  ...(note !== undefined && { reason: note }),
});

/** The state in which a caller believes a booking to be. */
export type BelievedBooking = 'open' | 'bought';

type Cancellation = { bookingId: string; userId: string; believed: BelievedBooking | undefined };

/**
 * Releases an open booking, or cancels a paid one and sends the money back until the event's deadline. Throws 409, also where the booking
 * stands otherwise than the caller believes, and what `endingPayment` waits for.
 */
export async function cancelBooking(
  deps: BookingDeps,
  trx: Trx,
  { bookingId, userId, believed }: Cancellation,
): Promise<void> {
  const booking = await lockOwnBooking(trx, bookingId, userId);
  if (isOverByChoice(booking)) return;
  demandNoOpenPayment(booking);
  const isPaid = bookingLife.is(booking.state, 'isBought');
  if (isPaid && believed === 'open') throw new Problem(409, 'already_paid');
  if (!isPaid && believed === 'bought') throw new Problem(409, 'not_in_this_state');
  if (isPaid) return cancelPaid(deps, trx, booking);
  await endBooking(deps, trx, booking, false);
}

/** Cancels a paid booking whole and sends back what is left of its money. Throws 409 after the event's deadline, and once a ticket is used. */
async function cancelPaid(deps: BookingDeps, trx: Trx, booking: BookingRow): Promise<void> {
  await demandBeforeDeadline(deps, trx, booking);
  await demandUnused(trx, booking, (await ticketsIn(trx, booking.id)).kept);
  await refundAndEnd(deps, trx, booking, byItsBuyer(booking));
}

/**
 * Cancels a paid booking at any time. If some of its tickets were given away, it cancels the others, and the booking stays for those.
 * Throws 409 where the chart doesn't allow it.
 */
export async function refundAndEnd(deps: BookingDeps, trx: Trx, booking: BookingRow, leave: Leave): Promise<void> {
  const { kept, given } = await ticketsIn(trx, booking.id);
  if (given > 0) return withdrawSome(deps, trx, booking, kept, leave);
  await demandNoExchange(trx, booking);
  const left = await moneyLeft(trx, booking.id);
  await endBooking(deps, trx, booking, left > 0, leave);
  await refundAll(deps, trx, booking.id, leave.by);
  const mail = { bookingId: booking.id, ...leaveWords(leave) };
  // A buyer who cancels a free booking needs no mail; one whose booking the union cancels does.
  if (left > 0 || leave.outcome !== 'cancelled_by_buyer')
    await deps.jobs.send(trx, 'booking-mail', { ...mail, kind: 'cancelled', cents: left });
  for (const { id, email } of await ticketsOf(trx, booking.id))
    if (email !== null)
      await deps.jobs.send(trx, 'booking-mail', { ...mail, kind: 'ticket_withdrawn', attendeeId: id });
}

/** The tickets that a booking still has, by id, and how many of its tickets somebody else has accepted. */
async function ticketsIn(trx: Trx, bookingId: string): Promise<{ kept: string[]; given: number }> {
  const rows = await trx
    .selectFrom('attendees')
    .select(['id', 'live', 'transferred_at'])
    .where('booking_id', '=', bookingId)
    .execute();
  return {
    kept: rows.filter(({ live }) => live).map(({ id }) => id),
    given: rows.filter(({ transferred_at }) => transferred_at !== null).length,
  };
}

/** Cancels these tickets of a paid booking, at any time, and refunds what they cost; its others stay. Throws 409 where there are none. */
export async function withdrawSome(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  ids: readonly string[],
  leave: Leave,
): Promise<void> {
  if (ids.length === 0) throw new Problem(409, 'not_in_this_state');
  await demandNoExchange(trx, booking);
  const { by, note } = leave;
  const how = { by, at: deps.clock.now(), ...(note !== undefined && { note }) };
  await bookingLife.demandMove(trx, booking, { type: 'tickets.cancel' }, how);
  const cancelled = await releasePlaces(deps, trx, booking, ids);
  const cents = cancelled.reduce((sum, { amount }) => sum + amount, 0);
  await refundSome(deps, trx, booking.id, { cents, by });
  for (const { id, email } of cancelled) {
    const mail = { bookingId: booking.id, attendeeId: id, ...leaveWords(leave) };
    await deps.jobs.send(trx, 'booking-mail', { ...mail, kind: 'ticket_cancelled' });
    if (email !== null) await deps.jobs.send(trx, 'booking-mail', { ...mail, kind: 'ticket_withdrawn' });
  }
}

const ticketsOf = (trx: Trx, bookingId: string) =>
  trx
    .selectFrom('attendees')
    .select(['id', 'email'])
    .where('booking_id', '=', bookingId)
    .where('cancelled_at', 'is', null)
    .execute();

/** Ends a booking and releases its places. Throws 409 where the chart doesn't allow it. */
export async function endBooking(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  isRefundDue: boolean,
  { by, outcome, note }: Leave = byItsBuyer(booking),
): Promise<void> {
  const set = { outcome, expires_at: null } as const;
  const how = { by, at: deps.clock.now(), set, ...(note !== undefined && { note }) };
  await bookingLife.demandMove(trx, booking, { type: 'booking.cancel', isRefundDue }, how);
  await releasePlaces(deps, trx, booking);
  await endOffer(deps, trx, booking, { type: 'offer.decline' });
  await releaseShare(deps, trx, booking);
}

/** Cancelling twice is cancelling once. */
function isOverByChoice(booking: BookingRow): boolean {
  return booking.outcome === 'cancelled_by_buyer';
}

/** Throws 409 once it is too late to cancel, or where the event never allows it. */
export async function demandBeforeDeadline({ clock }: BookingDeps, trx: Trx, booking: BookingRow): Promise<void> {
  const { starts_at, cancel_hours } = await trx
    .selectFrom('occurrences')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .select(['starts_at', 'cancel_hours'])
    .where('occurrences.id', '=', booking.occurrence_id)
    .executeTakeFirstOrThrow();
  const until = cancelUntil(starts_at, cancel_hours);
  if (until === null || clock.now() > until) throw new Problem(409, 'cancel_too_late');
}

/** Throws 409 where somebody has come in with one of these tickets: they would have their money back, and others their seat. */
export async function demandUnused(
  trx: Trx,
  { occurrence_id }: Pick<BookingRow, 'occurrence_id'>,
  tickets: readonly string[],
): Promise<void> {
  if (tickets.length > 0 && (await isEntered(trx, occurrence_id, tickets))) throw new Problem(409, 'cancel_entered');
}
