import { type Kysely, sql } from 'kysely';

/** Records when a ticket was cancelled alone, while the others of its booking stayed valid, and when a guest was mailed theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attendees add column cancelled_at timestamptz`.execute(db);
  await sql`alter table attendees add constraint cancelled_is_not_live check (cancelled_at is null or not live)`.execute(
    db,
  );
  await sql`alter table attendees add column mailed_at timestamptz`.execute(db);
  // Tickets sold before: their guests had them mailed with the buyer's.
  await sql`update attendees set mailed_at = paid_at from bookings
    where bookings.id = booking_id and email is not null and code is not null`.execute(db);
  // One refund by hand may cover several of ours.
  await sql`alter table refunds drop constraint refunds_provider_id_key`.execute(db);
  await sql`create index refunds_provider on refunds (provider_id) where provider_id is not null`.execute(db);
}
