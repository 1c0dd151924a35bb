import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../kernel/db/schema.ts';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import type { Bill, Payable } from '../../kernel/payments/payable.ts';
import type { BookingDeps, Trx } from './deps.ts';
import { giveForMoney } from './give.ts';
import { lockBooking } from './locks.ts';

/** How bookings are paid for. */
export function bookingPayable(deps: BookingDeps): Payable {
  const { clock, jobs } = deps;
  const byPortal = () => ({ by: thePortal, at: clock.now() });
  return {
    type: 'booking',
    bill: (db, { payable_id }) => billOf(db, payable_id),
    lock: async (trx, id) => {
      await lockBooking(trx, id);
    },
    give: (trx, { payable_id, amount }) => giveForMoney(deps, trx, payable_id, amount),
    // An open booking is back to being chosen.
    release: async (trx, id) => {
      await bookingLife.move(trx, await lockBooking(trx, id), { type: 'payment.end' }, byPortal());
      return undefined;
    },
    noteDeclined: (trx, id) => grantGrace(deps, trx, id),
    noteRefunded: async (trx, id) => {
      const state = await bookingLife.move(trx, await lockBooking(trx, id), { type: 'refund.confirm' }, byPortal());
      if (state !== undefined) await jobs.send(trx, 'booking-mail', { bookingId: id, kind: 'refunded' });
    },
  };
}

/** A refused card keeps the hold for a while, so that the buyer can try another. */
async function grantGrace({ clock, union }: BookingDeps, trx: Trx, id: string): Promise<void> {
  const booking = await lockBooking(trx, id);
  const grace = new Date(clock.now().getTime() + union.bookings.declinedGraceMinutes * 60_000);
  if (booking.expires_at === null || booking.expires_at >= grace) return;
  await trx.updateTable('bookings').set({ expires_at: grace }).where('id', '=', id).execute();
}

async function billOf(db: Kysely<Schema>, bookingId: string): Promise<Bill> {
  const buyer = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('occurrences', 'occurrences.id', 'bookings.occurrence_id')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .select(['users.email', 'bookings.locale', 'events.title'])
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
  const { email: customerEmail, locale, title } = buyer;
  const lines = places.map(({ name, amount, quantity }) => ({
    name: `${title[locale]}: ${name[locale]}`,
    amountCents: amount,
    quantity,
  }));
  return { lines, customerEmail, locale, returnQuery: `booking=${bookingId}` };
}
