import { type Kysely, sql } from 'kysely';

/**
 * The tables of sign-in, events and bookings. What must never happen is a constraint here, whatever the code above does:
 * a seat has one owner, a ticket kind never sells past its capacity, a person never passes the limit, a booking is paid once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table users (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    password_hash text not null,
    user_type text not null check (user_type in ('university_student', 'junior_college_student', 'organisation')),
    first_name text not null,
    last_name text not null,
    locale text not null default 'en' check (locale in ('en', 'mt')),
    roles text[] not null default '{}',
    registered boolean not null default false,
    is_volunteer boolean not null default false,
    student_organisations jsonb not null default '[]',
    created_at timestamptz not null
  )`,
  `create unique index users_email on users (lower(email))`,

  `create table sessions (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create index sessions_user on sessions (user_id)`,

  `create table login_attempts (
    account text not null,
    address text not null,
    failures integer not null,
    window_ends_at timestamptz not null,
    primary key (account, address)
  )`,

  `create table idempotency_keys (
    user_id uuid not null references users on delete cascade,
    key text not null,
    operation text not null,
    request_hash text not null,
    response json not null,
    created_at timestamptz not null,
    primary key (user_id, key)
  )`,
  `create index idempotency_keys_age on idempotency_keys (created_at)`,

  `create table content_versions (
    name text primary key,
    hash text not null,
    imported_at timestamptz not null
  )`,

  `create table event_types (
    id text primary key,
    name jsonb not null,
    position integer not null
  )`,

  `create table venues (
    id text primary key,
    name jsonb not null,
    locality jsonb not null,
    address jsonb not null,
    access jsonb
  )`,

  `create table seat_plans (
    id text primary key,
    hash text not null,
    plan jsonb not null
  )`,

  `create table events (
    id uuid primary key default gen_random_uuid(),
    slug text not null unique,
    class text not null check (class in ('standard', 'tedx')),
    type_id text not null references event_types,
    title jsonb not null,
    summary jsonb not null,
    description jsonb not null,
    facts jsonb not null,
    search_text text not null,
    poster_seed text not null,
    poster_scene text,
    cancelled boolean not null default false,
    cancel_hours integer check (cancel_hours >= 0),
    hidden boolean not null default false
  )`,

  `create table occurrences (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references events,
    key text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    venue_id text references venues,
    plan_id text references seat_plans,
    cancelled boolean not null default false,
    bookings_open_at timestamptz,
    bookings_close_at timestamptz not null,
    per_person_limit integer not null check (per_person_limit > 0),
    note jsonb,
    unique (event_id, key)
  )`,
  `create index occurrences_time on occurrences (starts_at)`,

  `create table ticket_kinds (
    id uuid primary key default gen_random_uuid(),
    occurrence_id uuid not null references occurrences,
    key text not null,
    name jsonb not null,
    description jsonb,
    position integer not null,
    amount integer not null check (amount >= 0),
    prices jsonb not null default '{}',
    capacity integer check (capacity >= 0),
    taken integer not null default 0 check (taken >= 0),
    sale_starts_at timestamptz,
    sale_ends_at timestamptz,
    unique (occurrence_id, key),
    constraint never_past_capacity check (taken <= capacity)
  )`,

  `create table bookings (
    id uuid primary key default gen_random_uuid(),
    reference text not null unique,
    user_id uuid not null references users,
    occurrence_id uuid not null references occurrences,
    locale text not null check (locale in ('en', 'mt')),
    state text not null check (state in ('held', 'awaiting_payment', 'paid', 'expired', 'cancelled', 'refund_pending', 'refunded')),
    outcome text check (outcome in ('reseated', 'paid_too_late', 'cancelled_by_buyer', 'event_cancelled', 'hold_expired', 'replaced')),
    expires_at timestamptz,
    extensions integer not null default 0 check (extensions between 0 and 10),
    created_at timestamptz not null,
    paid_at timestamptz,
    changed_at timestamptz not null,
    constraint open_bookings_expire check ((state in ('held', 'awaiting_payment')) = (expires_at is not null))
  )`,
  `create unique index one_open_booking on bookings (user_id, occurrence_id) where state in ('held', 'awaiting_payment')`,
  `create index bookings_user on bookings (user_id, created_at desc)`,
  `create index bookings_expiry on bookings (expires_at) where expires_at is not null`,

  `create table seats (
    occurrence_id uuid not null references occurrences,
    index integer not null check (index >= 0),
    guid text not null,
    zone text not null,
    row_name text not null,
    number text not null,
    category text not null,
    state smallint not null default 0 check (state in (0, 1, 2)),
    booking_id uuid references bookings,
    changed_in xid8 not null default pg_current_xact_id(),
    primary key (occurrence_id, index),
    unique (occurrence_id, guid),
    constraint owned_unless_free check ((state = 0) = (booking_id is null))
  )`,
  `create index seats_booking on seats (booking_id) where booking_id is not null`,
  `create index seats_changes on seats (occurrence_id, changed_in)`,
  `create index seats_names on seats (occurrence_id, row_name, number)`,

  `create table attendees (
    id uuid primary key default gen_random_uuid(),
    booking_id uuid not null references bookings,
    occurrence_id uuid not null references occurrences,
    position integer not null,
    kind_id uuid not null references ticket_kinds,
    amount integer not null check (amount >= 0),
    first_name text not null,
    last_name text not null,
    email text,
    seat_index integer,
    live boolean not null default true,
    code text unique,
    foreign key (occurrence_id, seat_index) references seats (occurrence_id, index)
  )`,
  `create index attendees_booking on attendees (booking_id, position)`,
  `create unique index one_owner_per_seat on attendees (occurrence_id, seat_index) where live and seat_index is not null`,

  `create table person_places (
    user_id uuid not null references users,
    occurrence_id uuid not null references occurrences,
    places integer not null check (places >= 0),
    most integer not null,
    primary key (user_id, occurrence_id),
    constraint never_past_the_limit check (places <= most)
  )`,

  `create table payments (
    id uuid primary key default gen_random_uuid(),
    booking_id uuid not null references bookings,
    amount integer not null check (amount >= 0),
    state text not null check (state in ('none_due', 'open', 'declined', 'paid', 'expired', 'refund_pending', 'refunded')),
    session_id text unique,
    url text,
    payment_intent text unique,
    sequence bigint generated always as identity,
    created_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  `create unique index paid_once on payments (booking_id) where state in ('none_due', 'paid')`,
  `create unique index one_open_payment on payments (booking_id) where state in ('open', 'declined')`,

  `create table payment_events (
    id text primary key,
    type text not null,
    received_at timestamptz not null
  )`,
];
