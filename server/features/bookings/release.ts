import { sql } from 'kysely';
import type { BookingDeps, BookingRow } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { takeKinds } from './places.ts';
import { endTransfers } from './transfers/send.ts';

export type Released = { id: string; kind_id: string; amount: number; email: string | null };

/**
 * Releases places of a booking: their seats, and what they count for the person and for their kinds. All of them where the whole booking
 * ends; or these tickets, which are cancelled by themselves. They stay on record, no longer live.
 */
export async function releasePlaces(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  tickets?: readonly string[],
): Promise<Released[]> {
  const { occurrence } = await deps.catalogue.occasion(booking.occurrence_id);
  const cancelledAt = tickets === undefined ? null : deps.clock.now();
  const meant = tickets === undefined ? sql`true` : sql`id = any(${tickets}::uuid[])`;
  // One statement, so that places released together take one trip to the database.
  const { rows } = await sql<Released>`
    with places as (
      update attendees set live = false, cancelled_at = ${cancelledAt} where booking_id = ${booking.id} and live and ${meant}
      returning id, kind_id, amount, email, seat_index
    ), freed as (
      update seats set state = 0, booking_id = null, changed_in = pg_current_xact_id()
      where booking_id = ${booking.id} and index in (select seat_index from places)
    ), counted as (
      update person_places set places = greatest(0, places - (select count(*) from places))
      where mailbox = (select mailbox from users where id = ${booking.user_id}) and occurrence_id = ${booking.occurrence_id}
    )
    select id, kind_id, amount, email from places`.execute(trx);
  const kinds = new Map<string, number>();
  // Only a ticket that was bought can be on its way to somebody.
  if (booking.paid_at !== null && rows.length > 0)
    await endTransfers(
      deps,
      trx,
      rows.map(({ id }) => id),
    );
  for (const { kind_id } of rows) kinds.set(kind_id, (kinds.get(kind_id) ?? 0) - 1);
  await takeKinds(trx, kinds, occurrence.kinds);
  return rows;
}
