import { sql } from 'kysely';
import type { Trx } from '../../../kernel/db/database.ts';

type Move = { from: string; to: string; ids?: readonly string[] };

/**
 * Moves live places of one locked booking to another, with their seats; without `ids`, all of them. Nobody is named on them any more, and they
 * cost what they do ordinarily. Returns how many there were.
 */
export async function movePlaces(trx: Trx, { from, to, ids }: Move): Promise<number> {
  const meant = ids === undefined ? sql`true` : sql`id = any(${ids}::uuid[])`;
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update attendees set booking_id = ${to}, amount = coalesce(listed, amount), listed = null,
        first_name = null, last_name = null, email = null, answers = '{}',
        position = position + (select coalesce(max(position), -1) + 1 from attendees where booking_id = ${to})
      where booking_id = ${from} and live and ${meant}
      returning id, seat_index
    ), reseated as (
      update seats set booking_id = ${to}, changed_in = pg_current_xact_id()
      where booking_id = ${from} and index in (select seat_index from moved)
    )
    select id from moved`.execute(trx);
  return rows.length;
}

type Count = { userId: string; occurrenceId: string; change: number };

/** Counts places that somebody gives up, or that count for somebody else now. */
export async function countFewer(trx: Trx, { userId, occurrenceId, change }: Count): Promise<void> {
  await sql`update person_places set places = greatest(0, places - ${change})
    where mailbox = (select mailbox from users where id = ${userId}) and occurrence_id = ${occurrenceId}`.execute(trx);
}
