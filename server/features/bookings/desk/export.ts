import { sql } from 'kysely';
import type { Queryable } from '../../../kernel/db/database.ts';
import { csvOf } from '../../../kernel/staff/csv.ts';
import { nameOf } from '../../../kernel/staff/names.ts';
import { presentAnswers } from '../../../kernel/events/present-question.ts';
import { shownName } from '../who-comes.ts';
import { isOurs } from '../box-office.ts';

const head = [
  'reference',
  'state',
  'name',
  'email',
  'tickets',
  'who comes',
  'answers',
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
    .select([
      'bookings.id',
      'bookings.user_id',
      'reference',
      'state',
      'first_name',
      'last_name',
      'email',
      'bookings.created_at',
    ])
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
    .where(isOurs)
    .orderBy('bookings.created_at')
    .orderBy('bookings.id')
    .execute();
  const answers = await answersOf(db, occurrenceId);
  const cells = rows.map((row) => [
    row.reference,
    row.state,
    nameOf(row),
    row.email,
    row.tickets,
    row.guests,
    (answers.get(row.id) ?? []).join('; '),
    euros(row.received),
    euros(row.back),
    euros(row.taken_over),
    euros(row.handed_on),
    row.created_at.toISOString(),
  ]);
  return { table: csvOf(head, cells), subjects: rows.map(({ user_id }) => user_id) };
}

/** The answers given with a date's tickets, by booking: one line per ticket, with the attendee's name before each question and answer. */
async function answersOf(db: Queryable, occurrenceId: string): Promise<Map<string, string[]>> {
  const places = await db
    .selectFrom('bookings')
    .innerJoin('attendees', 'booking_id', 'bookings.id')
    .innerJoin('ticket_kinds', 'ticket_kinds.id', 'kind_id')
    .select(['booking_id', 'first_name', 'last_name', 'answers', 'questions'])
    .where('bookings.occurrence_id', '=', occurrenceId)
    .where('live', '=', true)
    .where(sql<boolean>`answers <> '{}'`)
    .orderBy('attendees.position')
    .execute();
  const all = new Map<string, string[]>();
  for (const { booking_id, first_name, last_name, answers, questions } of places) {
    const told = presentAnswers(questions, answers, 'en')
      .filter(({ answer_text }) => answer_text !== null)
      .map(({ label, answer_text }) => `${label}: ${answer_text}`);
    const line = `${shownName(first_name, last_name)} (${told.join(', ')})`;
    if (told.length > 0) all.set(booking_id, [...(all.get(booking_id) ?? []), line]);
  }
  return all;
}

const euros = (cents: number): string => (cents / 100).toFixed(2);
