import { type Kysely, sql } from 'kysely';

/**
 * Recounts somebody's places, after a change of address, as they were counted before it: with the tickets that they gave away, and with all the
 * places of a share that a friend has taken, also those that the friend has let go since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(recount).execute(db);
}

const recount = `create or replace function recount_places() returns trigger language plpgsql as $$
  declare
    mailboxes text[] := array[old.mailbox, case when tg_op = 'UPDATE' then new.mailbox end];
  begin
    delete from person_places where mailbox = any(mailboxes);
    insert into person_places (mailbox, occurrence_id, places, most)
      select mailbox, occurrence_id, sum(places), sum(places) from (
        select users.mailbox, attendees.occurrence_id, 1 as places
          from users join bookings on bookings.user_id = users.id
          join attendees on attendees.booking_id = bookings.id and (attendees.live or attendees.transferred_at is not null)
          where users.mailbox = any(mailboxes)
        union all
        select users.mailbox, booking_shares.occurrence_id, bookings.most_places
          from users join booking_shares on booking_shares.user_id = users.id and booking_shares.state = 'taken'
          join bookings on bookings.id = booking_shares.booking_id
          where users.mailbox = any(mailboxes)
      ) as counted
      group by 1, 2;
    return null;
  end
$$`;
