import { type Kysely, sql } from 'kysely';

/** Counts somebody's places at an event by mailbox, so that a second account on a `+tag` of it has no limit of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The same as `personMailbox` in server/kernel/auth/person-mailbox.ts.
  `create function person_mailbox(email text) returns text language sql immutable strict parallel safe
    return case
      when split_part(lower(email), '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
      else split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2)
    end`,
  `alter table users add column mailbox text not null generated always as (person_mailbox(email)) stored`,
  `create index users_mailbox on users (mailbox)`,

  `alter table person_places rename to places_of_accounts`,
  `create table person_places (
    mailbox text not null,
    occurrence_id uuid not null references occurrences,
    places integer not null check (places >= 0),
    most integer not null,
    primary key (mailbox, occurrence_id),
    constraint never_past_the_limit check (places <= most)
  )`,
  `insert into person_places (mailbox, occurrence_id, places, most)
    select users.mailbox, occurrence_id, sum(places), greatest(max(most), sum(places))
    from places_of_accounts join users on users.id = user_id group by 1, 2`,
  `drop table places_of_accounts`,

  // After a change of address or a deletion: the counts follow the bookings, and nothing keeps the old mailbox.
  `create function recount_places() returns trigger language plpgsql as $$
    declare
      mailboxes text[] := array[old.mailbox, case when tg_op = 'UPDATE' then new.mailbox end];
    begin
      delete from person_places where mailbox = any(mailboxes);
      insert into person_places (mailbox, occurrence_id, places, most)
        select users.mailbox, attendees.occurrence_id, count(*), count(*)
        from users join bookings on bookings.user_id = users.id join attendees on attendees.booking_id = bookings.id and attendees.live
        where users.mailbox = any(mailboxes)
        group by 1, 2;
      return null;
    end
  $$`,
  `create trigger places_follow_the_address after update of email on users
    for each row when (old.email is distinct from new.email) execute function recount_places()`,
  `create trigger places_go_with_the_account after delete on users for each row execute function recount_places()`,
];
