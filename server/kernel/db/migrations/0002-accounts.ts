import { type Kysely, sql } from 'kysely';

/**
 * Registration and the account area. A mailbox belongs to one proved account; until it is proved, anybody may claim it, which reveals
 * nobody if there is an account. A product has one open payment at a time, and is paid for once a year.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table users
    add column verified_at timestamptz,
    add column registered_at timestamptz,
    add column consented_at timestamptz,
    add column deletion_due_at timestamptz,
    add column deleted_at timestamptz,
    add column notifications boolean not null default false,
    add column adverts boolean not null default false,
    add column picture_id uuid`,
  `update users set verified_at = created_at, registered_at = created_at`,
  `drop index users_email`,
  `create unique index one_account_per_mailbox on users (lower(email)) where verified_at is not null`,
  `create index users_email on users (lower(email))`,
  `create index users_deletion on users (deletion_due_at) where deletion_due_at is not null`,

  `alter table sessions
    add column device text not null default '',
    add column last_used_at timestamptz`,

  // Keys of people who are not signed in yet are looked up without them.
  `create index idempotency_keys_of_strangers on idempotency_keys (key) where operation in ('register', 'resetPassword')`,

  `create table personal_details (
    user_id uuid primary key references users on delete cascade,
    document_kind text not null check (document_kind in ('id_card', 'passport')),
    document_number text not null,
    nationality text not null
  )`,
  `create table contact_details (
    user_id uuid primary key references users on delete cascade,
    address_line_1 text not null,
    address_line_2 text,
    locality text not null,
    postcode text not null,
    personal_email text,
    mobile_extension text not null,
    mobile_number text not null
  )`,
  `create table academic_details (
    user_id uuid primary key references users on delete cascade,
    entity_id text not null,
    course_id text not null,
    enrollment_type_id text not null,
    start_year integer not null,
    graduation_year integer not null check (graduation_year >= start_year)
  )`,

  `create table skipped_steps (
    user_id uuid not null references users on delete cascade,
    step text not null check (step in ('PARKING', 'STUDENT_CARD', 'SOLIDARITY_FUND')),
    primary key (user_id, step)
  )`,

  // Proof of the mailbox of a new account, or of the new address of an old one. The code is derived from the nonce and the secret.
  `create table mailbox_codes (
    user_id uuid primary key references users on delete cascade,
    email text not null,
    nonce text not null,
    tries integer not null default 0 check (tries between 0 and 5),
    sent_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  // The mails sent to a mailbox, or requested by an address, on a day; hashed, since most of these belong to nobody here.
  `create table mail_quotas (
    subject text not null,
    day date not null,
    sent integer not null,
    primary key (subject, day)
  )`,

  // Addresses from which a person signed in before: there, guesses from elsewhere do not lock them out. The address is hashed.
  `create table known_addresses (
    user_id uuid not null references users on delete cascade,
    address text not null,
    seen_at timestamptz not null,
    primary key (user_id, address)
  )`,

  `create table recovery_links (
    id uuid primary key,
    token_hash text not null unique,
    user_id uuid not null references users on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index recovery_links_user on recovery_links (user_id)`,

  `create table files (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    purpose text not null check (purpose in ('picture', 'licence_front', 'licence_back', 'career')),
    name text not null,
    media_type text not null,
    size integer not null check (size >= 0),
    created_at timestamptz not null
  )`,
  `create index files_user on files (user_id, purpose, created_at desc)`,

  `create table purchases (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references users on delete set null,
    product text not null check (product in ('parking_permit', 'student_card', 'research_fund')),
    year integer not null,
    amount integer not null check (amount >= 0),
    state text not null check (state in ('open', 'declined', 'paid', 'ended', 'refund_pending', 'refunded')),
    source text not null check (source in ('registration', 'account')),
    session_id text unique,
    url text,
    payment_intent text unique,
    sequence bigint generated always as identity,
    created_at timestamptz not null,
    paid_at timestamptz,
    changed_at timestamptz not null
  )`,
  `create unique index bought_once on purchases (user_id, product, year) where state = 'paid'`,
  `create unique index one_open_purchase on purchases (user_id, product, year) where state in ('open', 'declined')`,
  `create index purchases_open on purchases (changed_at) where state in ('open', 'declined')`,

  `create table parking_permits (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    year integer not null,
    number_plate text not null,
    note text,
    licence_front uuid references files,
    licence_back uuid references files,
    purchase_id uuid references purchases,
    state text not null check (state in ('awaiting_payment', 'under_review', 'valid', 'refused')),
    valid_until date not null,
    created_at timestamptz not null,
    unique (user_id, year)
  )`,
  `create table student_cards (
    user_id uuid primary key references users on delete cascade,
    number text not null unique,
    purchase_id uuid not null references purchases,
    issued_at timestamptz not null
  )`,
];
