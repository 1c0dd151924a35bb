import { sql } from 'kysely';
import type { BookingOutcome, BookingState } from '../db/schema.ts';
import type { BookingDeps, BookingRow, Trx } from './deps.ts';
import { takeKinds } from './places.ts';

/** Lets all places of a booking go and ends it. Its attendees stay on record, no longer live. */
export async function releasePlaces(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  end: { state: BookingState; outcome: BookingOutcome },
): Promise<void> {
  const { occurrence } = await deps.programme.occasion(booking.occurrence_id);
  // One statement: what is let go of together is let go of in one trip to the database.
  const released = await sql<{ kind_id: string }>`
    with places as (
      update attendees set live = false where booking_id = ${booking.id} and live returning kind_id
    ), freed as (
      update seats set state = 0, booking_id = null, changed_in = pg_current_xact_id() where booking_id = ${booking.id}
    ), counted as (
      update person_places set places = places - (select count(*) from places)
      where user_id = ${booking.user_id} and occurrence_id = ${booking.occurrence_id}
    ), ended as (
      update bookings set state = ${end.state}, outcome = ${end.outcome}, expires_at = null, changed_at = ${deps.clock.now()}
      where id = ${booking.id}
    )
    select kind_id from places`.execute(trx);
  const kinds = new Map<string, number>();
  for (const { kind_id } of released.rows) kinds.set(kind_id, (kinds.get(kind_id) ?? 0) - 1);
  await takeKinds(trx, kinds, occurrence.kinds);
}
