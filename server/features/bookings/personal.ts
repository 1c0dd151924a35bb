import { sql } from 'kysely';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import type { Person, PersonalData, PersonalTables } from '../../kernel/person/personal-data.ts';
import { cameToNothing, removeBookings } from '../../kernel/bookings/abandoned.ts';
import type { BookingDeps } from './deps.ts';
import { sendTransfersGone } from './transfers/mail.ts';

const unfinished = [
  ...bookingLife.tagged('isOpen'),
  ...bookingLife.tagged('isSetAside'),
  ...bookingLife.tagged('owesRefund'),
];

/** The tables with a `user_id`. */
export const bookingTables: PersonalTables = {
  ticket_transfers: { secrets: ['token_hash'], hasHistory: true, deletion: 'goes' },
  booking_shares: { secrets: ['token_hash'], hasHistory: true, deletion: 'goes' },
  waiting: { secrets: [], hasHistory: true, deletion: 'goes' },
  bookings: {
    secrets: [],
    hasHistory: true,
    deletion: { stays: 'in the books where money or tickets went over, without names', user: 'kept' },
  },
  called_off: {
    secrets: { left: 'work of the staff, about an event and nobody' },
    deletion: { stays: 'beside the event that it was about, as nobody’s', user: 'forgotten' },
  },
};

/** The personal data in bookings: buyers and attendees. */
export const bookingData = (deps: BookingDeps): PersonalData => ({
  tables: bookingTables,
  exported: async (db, person) => ({
    attendees: await attendeesOf(db, person.id),
    places_that_others_booked: person.verified_at === null ? [] : await placesByEmail(db, person),
    places_that_friends_asked_to_pay_for: person.verified_at === null ? [] : await sharesByEmail(db, person),
  }),
  erase: async (trx, { id, mailboxes }) => {
    await sendTransfersGone(deps, trx, id);
    await unnameBookings(trx, id, mailboxes);
    await removeUnpaidBookings(trx, id);
  },
  holds: () =>
    sql<boolean>`exists (select from bookings where bookings.user_id = users.id and bookings.state in (${sql.join(unfinished)}))`,
});

const attendees = (db: Queryable) =>
  db
    .selectFrom('attendees')
    .innerJoin('bookings', 'bookings.id', 'attendees.booking_id')
    .innerJoin('occurrences', 'occurrences.id', 'attendees.occurrence_id')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .select(['events.title as event', 'occurrences.starts_at']);

/** The attendees of the person's bookings, and their events. */
function attendeesOf(db: Queryable, userId: string) {
  return attendees(db)
    .selectAll('attendees')
    .where('bookings.user_id', '=', userId)
    .orderBy('bookings.created_at')
    .orderBy('attendees.position')
    .execute();
}

/** Places in others' bookings that were booked with the person's address: what was written about them, but not the ticket's code. */
function placesByEmail(db: Queryable, { id, email }: Person) {
  return attendees(db)
    .select(['attendees.first_name', 'attendees.last_name', 'attendees.email', 'attendees.answers'])
    .where((eb) => eb(eb.fn('lower', ['attendees.email']), '=', email.toLowerCase()))
    .where('bookings.user_id', '<>', id)
    .execute();
}

/** Places that friends asked the person to pay for: what was written about them. */
function sharesByEmail(db: Queryable, { email }: Person) {
  return db
    .selectFrom('booking_shares')
    .innerJoin('occurrences', 'occurrences.id', 'booking_shares.occurrence_id')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .select(['events.title as event', 'occurrences.starts_at'])
    .select(['booking_shares.email', 'booking_shares.name', 'booking_shares.state', 'booking_shares.created_at'])
    .where((eb) => eb(eb.fn('lower', ['booking_shares.email']), '=', email.toLowerCase()))
    .execute();
}

/** Takes the names that the person gave out of their bookings, and their own mailboxes out of everybody's. */
async function unnameBookings(trx: Trx, userId: string, mailboxes: readonly string[]): Promise<void> {
  await trx
    .updateTable('attendees')
    .set({ first_name: null, last_name: null, email: null, answers: '{}' })
    .where('booking_id', 'in', (query) => query.selectFrom('bookings').select('id').where('user_id', '=', userId))
    .execute();
  await sql`update attendees set email = null where lower(email) = any(${mailboxes}::text[])`.execute(trx);
  await sql`update ticket_transfers set email = null where lower(email) = any(${mailboxes}::text[])`.execute(trx);
  await sql`update booking_shares set email = null, name = null where lower(email) = any(${mailboxes}::text[])`.execute(
    trx,
  );
}

/** Removes bookings that came to nothing: never paid, and no money ever came for them. */
async function removeUnpaidBookings(trx: Trx, userId: string): Promise<void> {
  const rows = await trx
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where(cameToNothing)
    .execute();
  await removeBookings(
    trx,
    rows.map(({ id }) => id),
  );
}
