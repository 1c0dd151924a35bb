import { sql } from 'kysely';
import { boxOfficeEmail } from '../../../kernel/content/box-office.ts';
import type { Queryable } from '../../../kernel/db/database.ts';
import { csvOf } from '../../../kernel/staff/csv.ts';
import { nameOf } from '../../../kernel/staff/names.ts';

const head = [
  'reference',
  'state',
  'name',
  'email',
  'tickets',
  'who comes',
  'received',
  'sent back',
  'from another date',
  'to another date',
  'booked',
];

/** The bookings of a date as a table, and whom it is about. Sums are in euros. */
export async function tableOf(db: Queryable, occurrenceId: string): Promise<{ table: string; subjects: string[] }> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['bookings.user_id', 'reference', 'state', 'first_name', 'last_name', 'email', 'bookings.created_at'])
    .select([
      sql<number>`(select count(*)::int from attendees where booking_id = bookings.id and live)`.as('tickets'),
      sql<string | null>`(
        select string_agg(concat_ws(' ', first_name, last_name), '; ' order by position) from attendees
        where booking_id = bookings.id and live and last_name is not null)`.as('guests'),
      sql<number>`coalesce((
        select sum(received) from payments where payable_type = 'booking' and payable_id = bookings.id), 0)::int`.as(
        'received',
      ),
      sql<number>`coalesce((
        select sum(amount) from refunds where refunds.payable_id = bookings.id and refunds.state = 'succeeded'
      ), 0)::int`.as('back'),
      sql<number>`coalesce(credit, 0)::int`.as('taken_over'),
      sql<number>`coalesce((
        select next.credit from bookings as next where next.exchanges_booking_id = bookings.id and next.credit is not null
      ), 0)::int`.as('handed_on'),
    ])
    .where('occurrence_id', '=', occurrenceId)
    .where('users.email', '<>', boxOfficeEmail)
    .orderBy('bookings.created_at')
    .orderBy('bookings.id')
    .execute();
  const cells = rows.map((row) => [
    row.reference,
    row.state,
    nameOf(row),
    row.email,
    row.tickets,
    row.guests,
    euros(row.received),
    euros(row.back),
    euros(row.taken_over),
    euros(row.handed_on),
    row.created_at.toISOString(),
  ]);
  return { table: csvOf(head, cells), subjects: rows.map(({ user_id }) => user_id) };
}

const euros = (cents: number): string => (cents / 100).toFixed(2);
