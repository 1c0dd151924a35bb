import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { seatsTaken } from './places.ts';

type Obstacles = { id: string | null; expires_at: Date | null; taken: string[] };

/**
 * One look before a choice is tried: the person's open booking there, and which of the seats others have. Throws 409 for those.
 * Most who come too late for a seat are told so here, without a transaction; those who slip through are told by the constraint.
 */
export async function lookAhead(
  db: Database,
  { userId, occurrenceId, guids }: { userId: string; occurrenceId: string; guids: string[] },
): Promise<{ id: string; expiresAt: Date } | undefined> {
  const { rows } = await sql<Obstacles>`
    with mine as (
      select id, expires_at from bookings
      where user_id = ${userId} and occurrence_id = ${occurrenceId} and state in ('held', 'awaiting_payment')
    )
    select (select id from mine) as id, (select expires_at from mine) as expires_at, array(
      select guid from seats
      where occurrence_id = ${occurrenceId} and guid = any(${guids}::text[]) and state <> 0
        and booking_id is distinct from (select id from mine)
    ) as taken`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Problem(404, 'not_found');
  if (found.taken.length > 0) throw seatsTaken(found.taken);
  return found.id === null || found.expires_at === null ? undefined : { id: found.id, expiresAt: found.expires_at };
}
