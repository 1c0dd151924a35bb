import { type Kysely, sql } from 'kysely';

/**
 * Interviews at the careers expo. The database itself keeps one student a slot, one interview a student and company, and nobody in two places
 * at once: a student is taken from the arrival on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table interview_days (company text not null, day date not null, primary key (company, day))`,
  `create table interview_slots (
    id uuid primary key default gen_random_uuid(),
    company text not null,
    expo date not null,
    arrive_at timestamptz not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    is_open boolean not null default true,
    check (arrive_at <= starts_at and starts_at < ends_at),
    unique (company, starts_at),
    unique (id, company, expo, arrive_at, starts_at, ends_at),
    constraint one_open_slot_at_a_time exclude using gist (company with =, tstzrange(starts_at, ends_at) with &&)
      where (is_open)
  )`,
  `alter table files add constraint files_of_a_person unique (id, user_id)`,
  `create table interviews (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    slot_id uuid not null,
    company text not null,
    expo date not null,
    arrive_at timestamptz not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    state text not null check (state in ('held', 'booked', 'attended', 'missed', 'cancelled', 'called_off', 'ended')),
    keeps_slot boolean not null generated always as (state in ('held', 'booked', 'attended', 'missed')) stored,
    cv_id uuid,
    expires_at timestamptz,
    reminded_at timestamptz,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    foreign key (slot_id, company, expo, arrive_at, starts_at, ends_at)
      references interview_slots (id, company, expo, arrive_at, starts_at, ends_at),
    constraint cv_of_the_student foreign key (cv_id, user_id) references files (id, user_id) on delete set null (cv_id),
    constraint no_two_interviews_at_once exclude using gist (user_id with =, tstzrange(arrive_at, ends_at) with &&)
      where (keeps_slot)
  )`,
  `create unique index one_interview_a_slot on interviews (slot_id) where keeps_slot`,
  `create unique index one_interview_a_company on interviews (user_id, company, expo) where keeps_slot`,
  `create unique index one_interview_held on interviews (user_id) where state = 'held'`,
  `create index interviews_user on interviews (user_id)`,
  `create index interviews_cv on interviews (cv_id)`,
  `create index interviews_slot on interviews (slot_id)`,
  `create index interviews_day on interviews (starts_at) where keeps_slot`,
  `create index interviews_held on interviews (expires_at) where state = 'held'`,
  `create trigger forget_transitions after delete on interviews for each row execute function forget_transitions()`,
  `create table interview_links (
    id uuid primary key default gen_random_uuid(),
    company text not null,
    day date not null,
    secret_hash bytea not null unique check (length(secret_hash) = 32),
    expires_at timestamptz not null,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create unique index one_link_a_company_and_day on interview_links (company, day) where revoked_at is null`,
  `alter table transitions drop constraint transitions_actor_check`,
  `alter table transitions add constraint transitions_actor_check
    check (actor in ('owner', 'staff', 'company', 'portal'))`,
];
