import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../kernel/db/schema.ts';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import type { Bill, Payable } from '../../kernel/payments/payable.ts';
import type { BookingDeps } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { giveForMoney } from './give.ts';
import { lockBooking, lockForMoney } from './locks.ts';
import { isGoingBack, moneyLeftOf } from './money.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

/** How bookings are paid for. */
export function bookingPayable(deps: BookingDeps): Payable {
  const { clock, jobs } = deps;
  const byPortal = () => ({ by: thePortal, at: clock.now() });
  return {
    type: 'booking',
    bill: (db, { payable_id }) => billOf(db, payable_id),
    lock: async (trx, id) => {
      await lockForMoney(trx, id);
    },
    give: (trx, { payable_id, amount }) => giveForMoney(deps, trx, payable_id, amount),
    // An open booking is back to being chosen.
    release: async (trx, id) => {
      await bookingLife.move(trx, await lockBooking(trx, id), { type: 'payment.end' }, byPortal());
      return undefined;
    },
    noteDeclined: (trx, id) => grantGrace(deps, trx, id),
    noteRefunded: async (trx, id) => {
      const booking = await lockBooking(trx, id);
      // Of a booking that took another's place, there may be money of several payments.
      if (await isGoingBack(trx, id)) return;
      const state = await bookingLife.move(trx, booking, { type: 'refund.confirm' }, byPortal());
      if (state === undefined) return;
      const cents = await sentBackAtEnd(trx, id);
      await jobs.send(trx, 'booking-mail', { bookingId: id, kind: 'refunded', cents });
    },
    notePartRefunded: (trx, bookingId, { refundId, cents }) =>
      jobs.send(trx, 'booking-mail', { bookingId, kind: 'part_refunded', revision: refundId, cents }),
  };
}

/** Returns what was sent back when a booking ended, in cents: earlier partial refunds have emails of their own. */
async function sentBackAtEnd(trx: Trx, id: string): Promise<number> {
  const { cents } = await trx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.payment_intent', 'refunds.payment_intent')
    .select(sql<number>`coalesce(sum(refunds.amount), 0)::int`.as('cents'))
    .where('refunds.payable_id', '=', id)
    .where('refunds.at_end', '=', true)
    .executeTakeFirstOrThrow();
  return cents;
}

/** A refused card keeps the hold for a while, so that the buyer can try another. */
async function grantGrace({ clock, union }: BookingDeps, trx: Trx, id: string): Promise<void> {
  const booking = await lockBooking(trx, id);
  const grace = new Date(clock.now().getTime() + union.bookings.declinedGraceMinutes * MINUTE_MS);
  // No longer than the booking can be held at all.
  const until = booking.hold_ends_at !== null && booking.hold_ends_at < grace ? booking.hold_ends_at : grace;
  if (booking.expires_at === null || booking.expires_at >= until) return;
  await trx.updateTable('bookings').set({ expires_at: until }).where('id', '=', id).execute();
}

const differenceText = { en: 'the difference for another date', mt: 'id-differenza għal data oħra' };

async function billOf(db: Kysely<Schema>, bookingId: string): Promise<Bill> {
  const buyer = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('occurrences', 'occurrences.id', 'bookings.occurrence_id')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .select(['users.email', 'bookings.locale', 'events.title'])
    .select(
      sql<number | null>`case when exchanges_booking_id is not null
        then ${moneyLeftOf(sql`bookings.exchanges_booking_id`)} end`.as('worth'),
    )
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const places = await db
    .selectFrom('attendees')
    .innerJoin('ticket_kinds', 'ticket_kinds.id', 'attendees.kind_id')
    .select(['ticket_kinds.name', 'attendees.amount', sql<number>`count(*)::int`.as('quantity')])
    .where('booking_id', '=', bookingId)
    .groupBy(['ticket_kinds.id', 'ticket_kinds.name', 'attendees.amount'])
    .orderBy('ticket_kinds.id')
    .orderBy('attendees.amount')
    .execute();
  const { email: customerEmail, locale, title, worth } = buyer;
  const price = places.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
  // The provider rejects negative amounts, so the difference is a single line.
  if (worth !== null) {
    const name = `${title[locale]}: ${differenceText[locale]}`;
    const lines = [{ name, amountCents: price - worth, quantity: 1 }];
    return { lines, customerEmail, locale, returnQuery: `booking=${bookingId}` };
  }
  const lines = places.map(({ name, amount, quantity }) => ({
    name: `${title[locale]}: ${name[locale]}`,
    amountCents: amount,
    quantity,
  }));
  return { lines, customerEmail, locale, returnQuery: `booking=${bookingId}` };
}
