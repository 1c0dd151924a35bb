import { type Kysely, sql } from 'kysely';

/**
 * The waiting list of a date. Whatever the code above does: while somebody waits, places that are free go to nobody but those who are offered
 * them, a party holds no more than it asked for, and a person waits once for a date.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // sequence: the order of the list.
  `create table waiting (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    occurrence_id uuid not null references occurrences,
    kind_id uuid not null references ticket_kinds,
    party integer not null check (party between 1 and 50),
    locale text not null check (locale in ('en', 'mt')),
    sequence bigint generated always as identity,
    state text not null check (state in ('queued', 'offered', 'taken', 'declined', 'missed', 'left', 'closed')),
    booking_id uuid unique references bookings on delete set null,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    constraint an_offer_is_a_booking check (state <> 'offered' or booking_id is not null)
  )`,
  `create unique index one_wait_a_date on waiting (user_id, occurrence_id) where state in ('queued', 'offered')`,
  `create index waiting_list on waiting (occurrence_id, sequence) where state = 'queued'`,
  `create index waiting_occurrence on waiting (occurrence_id, sequence)`,
  `create index waiting_user on waiting (user_id, created_at desc)`,
  `create trigger forget_transitions after delete on waiting for each row execute function forget_transitions()`,

  `create function nobody_jumps_the_queue() returns trigger language plpgsql as $$
  declare
    offered integer;
    taken integer;
  begin
    select party into offered from waiting where booking_id = new.booking_id and state = 'offered';
    if found then
      select count(*) into taken from attendees where booking_id = new.booking_id and live;
      if taken >= offered then
        raise exception 'more places than were offered' using errcode = 'check_violation', constraint = 'never_past_the_offer';
      end if;
    elsif new.seat_index is null
      and exists (select from waiting where occurrence_id = new.occurrence_id and state = 'queued')
      and not exists (select from bookings where id = new.booking_id and outcome = 'received') then
      raise exception 'people wait for this place' using errcode = 'check_violation', constraint = 'nobody_jumps_the_queue';
    end if;
    return new;
  end $$`,
  // A seat is taken where it was free; a place without a seat where it is written down, or counts again.
  `create function no_seat_past_the_queue() returns trigger language plpgsql as $$
  begin
    if exists (select from waiting where occurrence_id = new.occurrence_id and state = 'queued')
      and not exists (select from waiting where booking_id = new.booking_id and state = 'offered') then
      raise exception 'people wait for this seat' using errcode = 'check_violation', constraint = 'nobody_jumps_the_queue';
    end if;
    return new;
  end $$`,
  `create trigger nobody_jumps_the_queue before update of state on seats
    for each row when (old.state = 0 and new.state <> 0) execute function no_seat_past_the_queue()`,
  `create trigger nobody_jumps_the_queue before insert on attendees
    for each row when (new.live) execute function nobody_jumps_the_queue()`,
  `create trigger nobody_jumps_the_queue_again before update of live on attendees
    for each row when (new.live and not old.live) execute function nobody_jumps_the_queue()`,

  `alter table bookings drop constraint bookings_outcome_check`,
  `alter table bookings add constraint bookings_outcome_check check (outcome in (
    'reseated', 'paid_too_late', 'cancelled_by_buyer', 'cancelled_by_union', 'event_cancelled', 'hold_expired', 'replaced',
    'received', 'offered'
  ))`,
];
