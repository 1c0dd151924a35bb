import { sql } from 'kysely';
import { personMailbox } from '../../kernel/auth/person-mailbox.ts';
import { remindOnce, tomorrowAfter } from '../../kernel/jobs/reminders.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import type { BookingDeps } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';

type ReminderDeps = Pick<BookingDeps, 'db' | 'clock' | 'union' | 'jobs'>;

/**
 * Reminds those who hold tickets for tomorrow: the buyer, and each guest whom a ticket was booked for by mail. Whoever got their tickets
 * after today's reminders went out needs none. Returns how many bookings.
 */
export async function sendReminders(deps: ReminderDeps): Promise<number> {
  const { remindAt } = deps.union.bookings;
  const tomorrow = remindAt === null ? null : tomorrowAfter(remindAt, deps);
  if (tomorrow === null) return 0;
  const isDue = sql<boolean>`${bookingLife.stateIn('isBought')} and paid_at < ${tomorrow.since} and occurrence_id in (
    select occurrences.id from occurrences join events on events.id = event_id
    where starts_at >= ${tomorrow.from} and starts_at < ${tomorrow.until} and not occurrences.cancelled and not events.cancelled)`;
  return remindOnce(deps, { table: 'bookings', column: 'reminded_at', isDue }, (trx, id) => tellHolders(deps, trx, id));
}

/** Queues a mail for the buyer and one for each other mailbox, however many of the tickets are its own. */
async function tellHolders({ jobs }: ReminderDeps, trx: Trx, bookingId: string): Promise<void> {
  const buyer = await trx
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select('users.mailbox')
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const mail = { bookingId, kind: 'reminder' } as const;
  await jobs.send(trx, 'booking-mail', mail);
  const guests = await trx
    .selectFrom('attendees')
    .select(['id', 'email'])
    .where('booking_id', '=', bookingId)
    .where('live', '=', true)
    .orderBy('position')
    .execute();
  const told = new Set([buyer.mailbox]);
  for (const { id, email } of guests) {
    if (email === null || told.has(personMailbox(email))) continue;
    told.add(personMailbox(email));
    await jobs.send(trx, 'booking-mail', { ...mail, attendeeId: id });
  }
}
