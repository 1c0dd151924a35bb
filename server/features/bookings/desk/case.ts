import { sql } from 'kysely';
import type { Queryable } from '../../../kernel/db/database.ts';
import { seatWord } from '../../../kernel/content/union.ts';
import { money } from '../../../kernel/http/money.ts';
import type { Locale, Schemas } from '../../../kernel/http/operation.ts';
import { historyOf, versionOf } from '../../../kernel/lifecycle/history.ts';
import { byTime } from '../../../kernel/staff/changes.ts';
import { bookingLife } from '../../../kernel/lifecycle/lives.ts';
import { nameOf } from '../../../kernel/staff/names.ts';
import type { BookingDeps } from '../deps.ts';
import { type BookingView, type Place, readBookingView } from '../booking-view.ts';
import { isFailing } from './find.ts';

type Event = Schemas['DeskBookingEvent'];

/** A booking as the staff see it, and whose it is. Throws 404. */
export async function readCase(
  deps: BookingDeps,
  db: Queryable,
  id: string,
  locale: Locale,
): Promise<{ subject: string; data: Schemas['DeskBooking'] }> {
  const view = await readBookingView({ db, catalogue: deps.catalogue }, id);
  const { booking, event, occurrence, places, cancelled, code } = view;
  const buyer = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow();
  const refundable = refundableOf(view);
  const data = {
    id,
    reference: booking.reference,
    state: booking.state,
    outcome: booking.outcome,
    name: nameOf(buyer),
    email: buyer.email,
    event: event.title[locale],
    occurrence_id: occurrence.id,
    starts_at: occurrence.starts_at.toISOString(),
    tickets: [...places, ...cancelled].map((place) => presentTicket(deps, place, locale)),
    payments: await paymentsOf(db, id, locale),
    refunds: await refundsOf(db, id, locale),
    promo_code: code,
    exchange_of: view.exchange && presentSide(view.exchange, booking.credit, locale),
    exchanged_for: view.exchangedFor && presentSide(view.exchangedFor, view.exchangedFor.credit, locale),
    refundable: money(refundable, locale),
    created_at: booking.created_at.toISOString(),
    version: await versionOf(db, 'bookings', id),
    events: eventsOf(deps, view, refundable),
    history: byTime([...(await historyOf(db, 'bookings', id)), ...(await moneyBack(db, id))]),
  };
  return { subject: booking.user_id, data };
}

/** Returns the money received and not refunded, in cents, while the booking is bought; else 0. */
const refundableOf = ({ booking, left }: BookingView): number => (bookingLife.is(booking.state, 'isBought') ? left : 0);

type Side = { id: string; reference: string; startsAt: Date };

/** The other side of an exchange; `credit` is what moved, in cents, null until something did. */
const presentSide = (
  { id, reference, startsAt }: Side,
  credit: number | null,
  locale: Locale,
): Schemas['DeskExchange'] => ({
  booking_id: id,
  reference,
  starts_at: startsAt.toISOString(),
  credit: money(credit ?? 0, locale),
  is_open: credit === null,
});

function eventsOf(
  { clock }: BookingDeps,
  { booking, occurrence, places, transferred }: BookingView,
  refundable: number,
): Event[] {
  // Of tickets that were given away, only the money is left.
  if (places.length === 0 && transferred.length > 0 && refundable > 0) return ['refund.part'];
  // Box office bookings have no places here: they are changed where they were sold.
  if (places.length === 0) return [];
  const isLegal: Record<Event, boolean> = {
    'tickets.resend': true,
    'attendees.rename': clock.now() < occurrence.starts_at,
    'tickets.cancel': true,
    'refund.part': refundable > 0,
    'booking.cancel': true,
  };
  return (Object.keys(isLegal) as Event[]).filter((type) => {
    const event = type === 'booking.cancel' ? { type, isRefundDue: refundable > 0 } : { type };
    return isLegal[type] && bookingLife.after(booking.state, event) !== undefined;
  });
}

function presentTicket({ union }: BookingDeps, place: Place, locale: Locale): Schemas['DeskTicket'] {
  const { id, kindName, amount, firstName, lastName, email, seat, code, isCancelled } = place;
  return {
    id,
    ticket_name: kindName[locale],
    amount: money(amount, locale),
    first_name: firstName,
    last_name: lastName,
    email,
    seat: seat && `${seatWord(union, seat.zone, locale)} ${seat.row}${seat.number}`,
    code,
    is_cancelled: isCancelled,
  };
}

/** The times at which money of the booking, had or handed on, came back to its buyer. */
async function moneyBack(db: Queryable, id: string): Promise<Schemas['Passage'][]> {
  const payments = await db
    .selectFrom('payments')
    .select('id')
    .where('payable_type', '=', 'booking')
    .where((is) => is.or({ payable_id: id, holder_id: id }))
    .execute();
  const passages: Schemas['Passage'][] = [];
  // In turns: a transaction has one connection.
  for (const payment of payments) passages.push(...(await historyOf(db, 'payments', payment.id)));
  return passages.filter(({ event }) => event === 'refund.arrive');
}

async function paymentsOf(db: Queryable, id: string, locale: Locale): Promise<Schemas['DeskPayment'][]> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'state', 'amount', 'received', 'created_at'])
    .where('payable_type', '=', 'booking')
    .where('payable_id', '=', id)
    .orderBy('sequence')
    .execute();
  return rows.map(({ amount, received, created_at, ...row }) => ({
    ...row,
    amount: money(amount, locale),
    received: received === null ? null : money(received, locale),
    created_at: created_at.toISOString(),
  }));
}

async function refundsOf(db: Queryable, id: string, locale: Locale): Promise<Schemas['DeskRefund'][]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.amount', 'refunds.created_at', isFailing.as('isFailing')])
    .select(sql<boolean>`refunds.state = 'succeeded'`.as('isBack'))
    .where('payments.payable_type', '=', 'booking')
    .where('refunds.payable_id', '=', id)
    .orderBy('refunds.created_at')
    .execute();
  return rows.map(({ id: refund, amount, created_at, isFailing: failed, isBack }) => ({
    id: refund,
    amount: money(amount, locale),
    state: isBack ? 'succeeded' : failed ? 'failed' : 'pending',
    created_at: created_at.toISOString(),
  }));
}
