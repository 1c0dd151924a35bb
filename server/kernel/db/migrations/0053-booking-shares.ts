import { type Kysely, sql } from 'kysely';

/**
 * Shares of bookings that everyone pays for themselves. Whatever the code above does: places that are held for longer than usual are never
 * held past their end and never become more, a friend's places are in one share, and an account has one group of unpaid shares at a date.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // hold_ends_at, most_places: of a booking in a group. It can't be held for longer than that, or hold more places.
  `alter table bookings add column hold_ends_at timestamptz`,
  `alter table bookings add column most_places integer`,
  `alter table bookings add constraint never_past_the_end check (expires_at <= hold_ends_at)`,
  `alter table bookings add constraint ends_and_is_bounded check ((hold_ends_at is null) = (most_places is null))`,
  `alter table bookings drop constraint bookings_state_check`,
  `alter table bookings add constraint bookings_state_check check (state in (
    'held', 'set_aside', 'awaiting_payment', 'paid', 'expired', 'cancelled', 'refund_pending', 'refunded'
  ))`,
  `alter table bookings drop constraint open_bookings_expire`,
  `alter table bookings add constraint open_bookings_expire
    check ((state in ('held', 'set_aside', 'awaiting_payment')) = (expires_at is not null))`,
  `alter table bookings add constraint set_aside_until check (state <> 'set_aside' or hold_ends_at is not null)`,
  `alter table bookings drop constraint bookings_outcome_check`,
  `alter table bookings add constraint bookings_outcome_check check (outcome in (
    'reseated', 'paid_too_late', 'cancelled_by_buyer', 'cancelled_by_union', 'event_cancelled', 'hold_expired', 'replaced',
    'received', 'offered', 'taken_back'
  ))`,

  // group_id: the booking that the places were in; booking_id: the one that they are in now. name: as whoever asked typed it.
  `create table booking_shares (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    occurrence_id uuid not null references occurrences,
    group_id uuid not null references bookings on delete cascade,
    booking_id uuid not null unique references bookings on delete cascade,
    email text,
    name text,
    token_hash text not null unique,
    state text not null check (state in ('asked', 'declined', 'taken', 'paid', 'taken_back', 'released')),
    mails integer not null default 1,
    mailed_at timestamptz not null,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    constraint never_past_the_mails check (mails between 1 and 3)
  )`,
  `create index booking_shares_user on booking_shares (user_id, occurrence_id)`,
  `create index booking_shares_group on booking_shares (group_id)`,
  `create index booking_shares_email on booking_shares (lower(email))`,
  `create trigger forget_transitions after delete on booking_shares for each row execute function forget_transitions()`,

  // A person's bookings at a date are split one after the other: only an open one is, which is locked, and there is one at a time.
  `create function one_unpaid_group() returns trigger language plpgsql as $$
  begin
    if exists (
      select from booking_shares where user_id = new.user_id and occurrence_id = new.occurrence_id and group_id <> new.group_id
        and state in ('asked', 'declined', 'taken')
    ) then
      raise exception 'another group is not paid yet' using errcode = 'check_violation', constraint = 'one_unpaid_group';
    end if;
    return new;
  end $$`,
  `create trigger one_unpaid_group before insert on booking_shares for each row execute function one_unpaid_group()`,

  `create function never_past_the_share() returns trigger language plpgsql as $$
  declare
    most integer;
    held integer;
  begin
    select most_places into most from bookings where id = new.booking_id;
    if most is not null then
      select count(*) into held from attendees where booking_id = new.booking_id and live;
      if held >= most then
        raise exception 'more places than were shared' using errcode = 'check_violation', constraint = 'never_past_the_share';
      end if;
    end if;
    return new;
  end $$`,
  `create trigger never_past_the_share before insert on attendees
    for each row when (new.live) execute function never_past_the_share()`,

  // What a friend has taken and not paid counts for whoever asked too.
  `create or replace function recount_places() returns trigger language plpgsql as $$
    declare
      mailboxes text[] := array[old.mailbox, case when tg_op = 'UPDATE' then new.mailbox end];
    begin
      delete from person_places where mailbox = any(mailboxes);
      insert into person_places (mailbox, occurrence_id, places, most)
        select mailbox, occurrence_id, count(*), count(*) from (
          select users.mailbox, attendees.occurrence_id
            from users join bookings on bookings.user_id = users.id
            join attendees on attendees.booking_id = bookings.id and attendees.live
            where users.mailbox = any(mailboxes)
          union all
          select users.mailbox, attendees.occurrence_id
            from users join booking_shares on booking_shares.user_id = users.id and booking_shares.state = 'taken'
            join attendees on attendees.booking_id = booking_shares.booking_id and attendees.live
            where users.mailbox = any(mailboxes)
        ) as counted
        group by 1, 2;
      return null;
    end
  $$`,
];
