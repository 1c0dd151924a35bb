import type { Queryable } from '../../../kernel/db/database.ts';
import type { Locale, Schemas } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { waitingLife } from '../../../kernel/lifecycle/lives.ts';
import { nameOf } from '../../../kernel/staff/names.ts';

/** The parties that wait for a date or have an offer, in the order of the list, as the staff see them; and who they are. Throws 404. */
export async function readList(
  db: Queryable,
  occurrenceId: string,
  locale: Locale,
): Promise<{ data: Schemas['DeskWaiting'][]; subjects: string[] }> {
  const date = db.selectFrom('occurrences').select('id').where('id', '=', occurrenceId);
  if ((await date.executeTakeFirst()) === undefined) throw new Problem(404, 'not_found');
  const rows = await db
    .selectFrom('waiting')
    .innerJoin('users', 'users.id', 'waiting.user_id')
    .innerJoin('ticket_kinds', 'ticket_kinds.id', 'waiting.kind_id')
    .leftJoin('bookings', 'bookings.id', 'waiting.booking_id')
    .select(['waiting.id', 'waiting.user_id', 'waiting.state', 'party', 'waiting.booking_id', 'waiting.created_at'])
    .select(['users.first_name', 'users.last_name', 'users.email', 'ticket_kinds.name', 'bookings.expires_at'])
    .where('waiting.occurrence_id', '=', occurrenceId)
    .where('waiting.state', 'in', waitingLife.tagged('isOpen'))
    .orderBy('sequence')
    .execute();
  return {
    data: rows.map(({ id, state, party, booking_id, expires_at, created_at, name, ...person }) => ({
      id,
      name: nameOf(person),
      ticket_name: name[locale],
      party,
      state,
      booking_id,
      expires_at: expires_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
    })),
    subjects: rows.map(({ user_id }) => user_id),
  };
}
