import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import type { BookingState } from '../../kernel/db/schema.ts';
import { textArray } from '../../kernel/db/text-array.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { seatsTaken } from './places.ts';

type Availability = { id: string | null; state: BookingState; expires_at: Date | null; taken: string[] };
type OpenBooking = { id: string; state: BookingState; expires_at: Date };

/**
 * One look before a choice is tried: the person's open booking there, and which of the seats others have. Throws 409 for those.
 * Most who come too late for a seat are told so here, without a transaction; those who slip through are told by the constraint.
 */
export async function lookAhead(
  db: Database,
  { userId, occurrenceId, guids }: { userId: string; occurrenceId: string; guids: string[] },
): Promise<OpenBooking | undefined> {
  const { rows } = await sql<Availability>`
    with mine as (
      select id, state, expires_at from bookings
      where user_id = ${userId} and occurrence_id = ${occurrenceId} and ${bookingLife.stateIn('isOpen')}
    )
    select mine.id, mine.state, mine.expires_at, array(
      select guid from seats
      where occurrence_id = ${occurrenceId} and guid = any(${textArray(guids)}) and state <> 0
        and booking_id is distinct from mine.id
    ) as taken
    from (values (1)) as one left join mine on true`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Problem(404, 'not_found');
  if (found.taken.length > 0) throw seatsTaken(found.taken);
  const { id, state, expires_at } = found;
  return id === null || expires_at === null ? undefined : { id, state, expires_at };
}
