import { type Kysely, sql } from 'kysely';

/** Tickets that go to somebody else by a mailed link. A ticket is on its way to one person at most, and goes to one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table attendees add column transferred_at timestamptz`,
  `alter table attendees add constraint transferred_is_gone
    check (transferred_at is null or (not live and cancelled_at is null))`,
  // received_as: the place that the receiver got for it.
  `create table ticket_transfers (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    booking_id uuid not null references bookings on delete cascade,
    attendee_id uuid not null references attendees on delete cascade,
    email text,
    token_hash text not null unique,
    state text not null check (state in ('offered', 'accepted', 'declined', 'taken_back', 'lapsed')),
    received_as uuid unique references attendees on delete cascade,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    constraint accepted_is_received check ((state = 'accepted') = (received_as is not null))
  )`,
  `create unique index one_open_transfer on ticket_transfers (attendee_id) where state = 'offered'`,
  `create unique index one_receiver_a_ticket on ticket_transfers (attendee_id) where state = 'accepted'`,
  `create index ticket_transfers_booking on ticket_transfers (booking_id)`,
  `create index ticket_transfers_attendee on ticket_transfers (attendee_id)`,
  `create index ticket_transfers_user on ticket_transfers (user_id)`,
  `create index ticket_transfers_email on ticket_transfers (lower(email))`,
  `create trigger forget_transitions after delete on ticket_transfers for each row execute function forget_transitions()`,
  `alter table bookings drop constraint bookings_outcome_check`,
  `alter table bookings add constraint bookings_outcome_check check (outcome in (
    'reseated', 'paid_too_late', 'cancelled_by_buyer', 'cancelled_by_union', 'event_cancelled', 'hold_expired', 'replaced',
    'received'
  ))`,
];
