import { Problem } from '../../../kernel/http/problem.ts';
import type { Schemas } from '../../../kernel/http/operation.ts';
import { bookingLife, transferLife } from '../../../kernel/lifecycle/lives.ts';
import type { BookingView } from '../booking-view.ts';
import type { BookingDeps, BookingRow } from '../deps.ts';
import type { Trx } from '../../../kernel/db/database.ts';
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

/** The facts by which a booking can be exchanged or not, whatever its deadline. */
type ExchangeFacts = Pick<BookingRow, 'state' | 'outcome'> & {
  /** Its date is called off. */
  isCalledOff: boolean;
  /** How many tickets it still has. */
  tickets: number;
  /** Somebody else has accepted one of its tickets. */
  isGiven: boolean;
  /** One of its tickets is on its way to somebody else. */
  isSending: boolean;
  /** Somebody has come in with one of its tickets. */
  isEntered: boolean;
};

type Refusal = 'exchange_over' | 'event_cancelled' | 'exchange_given' | 'transfer_open' | 'exchange_entered';

function refusalOf(facts: ExchangeFacts): Refusal | undefined {
  if (bookingLife.after(facts.state, { type: 'booking.exchange' }) === undefined) return 'exchange_over';
  if (facts.isCalledOff) return 'event_cancelled';
  if (facts.outcome === 'received' || facts.isGiven || facts.tickets === 0) return 'exchange_given';
  if (facts.isSending) return 'transfer_open';
  return facts.isEntered ? 'exchange_entered' : undefined;
}

/** The reason for which a booking as it was read can't be exchanged now, for its buyer to see, with the deadline `until`; null if it can, or isn't bought. */
export function refusalNow(
  view: BookingView,
  { now, until }: { now: Date; until: Date | null },
): Schemas['Booking']['exchange_refusal'] {
  const { booking, occurrence, places, transferred, otherDatesUntil } = view;
  const refusal = refusalOf({
    ...booking,
    isCalledOff: occurrence.cancelled,
    tickets: places.length,
    isGiven: transferred.length > 0,
    isSending: places.some(({ transfer }) => transfer !== null),
    isEntered: places.some(({ isEntered: isUsed }) => isUsed),
  });
  if (refusal === 'exchange_over') return null;
  if (refusal !== undefined && refusal !== 'transfer_open') return refusal;
  if (otherDatesUntil === null || now >= otherDatesUntil) return 'no_other_date';
  if (until === null || now > until) return 'cancel_too_late';
  // Last: nobody should take a ticket back to learn that the date can't be changed all the same.
  return refusal ?? null;
}

/** The reason for which a locked booking can't be exchanged, whatever its deadline; undefined if it can. */
export async function refusalToExchange(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
): Promise<Refusal | undefined> {
  const { occurrence } = await deps.catalogue.occasion(booking.occurrence_id);
  const places = await trx
    .selectFrom('attendees')
    .select(['id', 'live', 'transferred_at'])
    .where('booking_id', '=', booking.id)
    .execute();
  const tickets = places.filter(({ live }) => live).map(({ id }) => id);
  const sending = trx.selectFrom('ticket_transfers').select('id').where('booking_id', '=', booking.id);
  return refusalOf({
    ...booking,
    isCalledOff: occurrence.cancelled,
    tickets: tickets.length,
    isGiven: places.some(({ transferred_at }) => transferred_at !== null),
    isSending: (await sending.where(transferLife.stateIn('isOpen')).executeTakeFirst()) !== undefined,
    isEntered: tickets.length > 0 && (await isEntered(trx, booking.occurrence_id, tickets)),
  });
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
