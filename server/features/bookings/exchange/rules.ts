import { Problem } from '../../../kernel/http/problem.ts';
import type { ProblemCode } from '../../../kernel/http/problem-texts.ts';
import { bookingLife, transferLife } from '../../../kernel/lifecycle/lives.ts';
import type { BookingDeps, BookingRow, Trx } from '../deps.ts';
import { isEntered } from '../entered.ts';

/** The open booking that is to take this one's place, locked; undefined where there is none. */
export function findExchange(trx: Trx, bookingId: string): Promise<BookingRow | undefined> {
  return trx
    .selectFrom('bookings')
    .selectAll()
    .where('exchanges_booking_id', '=', bookingId)
    .where(bookingLife.stateIn('isOpen'))
    .forUpdate()
    .executeTakeFirst();
}

/** Throws 409 while another booking is to take this one's place: its tickets and its money stay as they are until then. */
export async function demandNoExchange(trx: Trx, { id }: BookingRow): Promise<void> {
  if ((await findExchange(trx, id)) !== undefined) throw new Problem(409, 'exchange_open');
}

/** The reason for which a locked booking can't be exchanged, whatever its deadline; undefined if it can. */
export async function refusalToExchange(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
): Promise<ProblemCode | undefined> {
  if (bookingLife.after(booking.state, { type: 'booking.exchange' }) === undefined) return 'exchange_over';
  const { occurrence } = await deps.catalogue.occasion(booking.occurrence_id);
  if (occurrence.cancelled) return 'event_cancelled';
  const places = await trx
    .selectFrom('attendees')
    .select(['id', 'live', 'transferred_at'])
    .where('booking_id', '=', booking.id)
    .execute();
  const tickets = places.filter(({ live }) => live).map(({ id }) => id);
  const isGiven = booking.outcome === 'received' || places.some(({ transferred_at }) => transferred_at !== null);
  if (isGiven || tickets.length === 0) return 'exchange_given';
  const sending = trx.selectFrom('ticket_transfers').select('id').where('booking_id', '=', booking.id);
  if ((await sending.where(transferLife.stateIn('isOpen')).executeTakeFirst()) !== undefined) return 'transfer_open';
  return (await isEntered(trx, booking.occurrence_id, tickets)) ? 'exchange_entered' : undefined;
}

/** The keys of the kinds of a booking's tickets, those cancelled by themselves left out. They are the same at every date of an event. */
export async function kindsOf(trx: Trx, bookingId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('attendees')
    .innerJoin('ticket_kinds', 'ticket_kinds.id', 'kind_id')
    .select('key')
    .where('booking_id', '=', bookingId)
    .where('cancelled_at', 'is', null)
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Throws 409 unless an open booking has exactly the tickets of the one that it is to replace, or while `isChoosing` no others than those. */
export async function demandSameTickets(
  trx: Trx,
  { id, exchanges_booking_id }: BookingRow,
  { isChoosing }: { isChoosing: boolean },
): Promise<void> {
  if (exchanges_booking_id === null) return;
  const left = await kindsOf(trx, exchanges_booking_id);
  for (const key of await kindsOf(trx, id)) {
    const at = left.indexOf(key);
    if (at < 0) throw new Problem(409, 'exchange_tickets');
    left.splice(at, 1);
  }
  if (!isChoosing && left.length > 0) throw new Problem(409, 'exchange_tickets');
}
