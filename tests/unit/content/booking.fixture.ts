import type { Database } from '../../../server/kernel/db/database.ts';

/** Somebody pays for one seat, or for a ticket without one. */
export async function bookFor(
  db: Database,
  email: string,
  now: Date,
  { occurrenceId, guid }: { occurrenceId: string; guid: string | undefined },
): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const kind = await db
    .selectFrom('ticket_kinds')
    .selectAll()
    .where('occurrence_id', '=', occurrenceId)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const booking = await db
    .insertInto('bookings')
    .values({
      reference: `T-${guid}`,
      user_id: user.id,
      occurrence_id: occurrenceId,
      locale: 'mt',
      state: 'paid',
      created_at: now,
      paid_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seat =
    guid === undefined
      ? undefined
      : await db
          .selectFrom('seats')
          .select('index')
          .where('occurrence_id', '=', occurrenceId)
          .where('guid', '=', guid)
          .executeTakeFirst();
  if (seat) {
    const sold = db.updateTable('seats').set({ state: 2, booking_id: booking.id });
    await sold.where('occurrence_id', '=', occurrenceId).where('index', '=', seat.index).execute();
  }
  const attendee = { first_name: 'Ġulja', last_name: 'Żammit', position: 0, seat_index: seat?.index ?? null };
  await db
    .insertInto('attendees')
    .values({
      ...attendee,
      booking_id: booking.id,
      occurrence_id: occurrenceId,
      kind_id: kind.id,
      amount: kind.amount,
    })
    .execute();
}
