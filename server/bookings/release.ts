import type { BookingOutcome, BookingState } from '../db/schema.ts';
import type { BookingDeps, BookingRow, Trx } from './deps.ts';
import { countPlaces, freeSeats, takeKinds } from './places.ts';

/** Lets all places of a booking go and ends it. Its attendees stay on record, no longer live. */
export async function releasePlaces(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  end: { state: BookingState; outcome: BookingOutcome },
): Promise<void> {
  const { occurrence } = await deps.programme.show(booking.occurrence_id);
  const places = await trx
    .updateTable('attendees')
    .set({ live: false })
    .where('booking_id', '=', booking.id)
    .where('live', '=', true)
    .returning('kind_id')
    .execute();
  const kinds = new Map<string, number>();
  for (const { kind_id } of places) kinds.set(kind_id, (kinds.get(kind_id) ?? 0) - 1);
  const owner = { bookingId: booking.id, userId: booking.user_id, occurrenceId: booking.occurrence_id };
  await freeSeats(trx, booking.id);
  await takeKinds(trx, kinds, occurrence.kinds);
  await countPlaces(trx, owner, -places.length, 0);
  await trx
    .updateTable('bookings')
    .set({ ...end, expires_at: null, changed_at: deps.clock.now() })
    .where('id', '=', booking.id)
    .execute();
}
