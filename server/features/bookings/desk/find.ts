import { sql } from 'kysely';
import { foundBy } from '../../../kernel/db/found-by.ts';
import type { Queryable } from '../../../kernel/db/database.ts';
import type { Answer, Call, Locale } from '../../../kernel/http/operation.ts';
import { readPage, totalOfAll } from '../../../kernel/http/paging.ts';
import { bookingLife } from '../../../kernel/lifecycle/lives.ts';
import { nameOf } from '../../../kernel/staff/names.ts';
import { isOurs } from '../box-office.ts';

/** The refunds that the provider has not managed so far; a condition on `refunds`. */
export const isFailing = sql<boolean>`(refunds.state = 'failed' or exists (
  select from stuck where stuck.what = 'refund' and stuck.id = refunds.id::text))`;

/** The ids of bookings whose money does not get back to its owner. */
const troubled = sql<string>`(
  select refunds.payable_id from refunds join payments on payments.id = refunds.payment_id
  where refunds.state <> 'succeeded' and payments.payable_type = 'booking' and ${isFailing})`;

/** How many bookings wait for the staff. */
export async function countTroubled(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct id)::int as count from ${troubled} as found(id)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The ids of bookings that somebody means: each way is one through an index. */
function meant(search: string) {
  // PostgreSQL refuses NUL.
  const exactly = search.replaceAll('\0', '').trim();
  return sql<string>`(
    select id from bookings where reference = ${exactly.toUpperCase()}
    union select booking_id from attendees where code = ${exactly}
    union select attendees.booking_id from replaced_codes join attendees on attendees.id = attendee_id
      where replaced_codes.code = ${exactly}
    union select booking_id from attendees where lower(attendees.email) = ${exactly.toLowerCase()} and email is not null
    union select bookings.id from users join bookings on bookings.user_id = users.id
      where users.deleted_at is null and ${foundBy(search)})`;
}

/** One page of bookings. Whose they are is read for these alone: with all that are found, PostgreSQL would rather read every account. */
export async function findCases(
  db: Queryable,
  { search, occurrence, standing, ...asked }: Call<'findBookingCases'>['query'],
  locale: Locale,
): Promise<Answer<'findBookingCases'>> {
  let found = db.selectFrom('bookings').where(isOurs);
  if (occurrence !== undefined) found = found.where('bookings.occurrence_id', '=', occurrence);
  if (standing !== undefined) found = found.where(bookingLife.stateIn('holdsPlaces'));
  if (search !== undefined) found = found.where('bookings.id', 'in', meant(search));
  if (occurrence === undefined && search === undefined) found = found.where('bookings.id', 'in', troubled);
  const listed = found
    .select(['bookings.id', totalOfAll])
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id');
  const { rows, meta } = await readPage(listed, asked);
  const cases =
    rows.length === 0
      ? []
      : await readCases(
          db,
          rows.map(({ id }) => id),
        );
  return {
    data: cases.map((row) => ({
      id: row.id,
      reference: row.reference,
      name: nameOf(row),
      event: row.title[locale],
      starts_at: row.starts_at.toISOString(),
      state: row.state,
      places: row.places ?? 0,
    })),
    meta,
  };
}

const readCases = (db: Queryable, ids: readonly string[]) =>
  db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('occurrences', 'occurrences.id', 'bookings.occurrence_id')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .where('bookings.id', 'in', ids)
    .select(['bookings.id', 'reference', 'bookings.state', 'events.title', 'occurrences.starts_at'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .select((eb) =>
      eb
        .selectFrom('attendees')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('attendees.booking_id', '=', 'bookings.id')
        .where('cancelled_at', 'is', null)
        .as('places'),
    )
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id')
    .execute();
