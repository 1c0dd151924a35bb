import { type Kysely, sql } from 'kysely';

/** The log of the doors: every entry, in one order for each date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table door_logs (
    occurrence_id uuid primary key references occurrences on delete cascade,
    last bigint not null default 0
  )`,
  `create table door_scans (
    id uuid primary key,
    occurrence_id uuid not null references door_logs on delete cascade,
    attendee_id uuid not null references attendees on delete cascade,
    state text not null check (state in ('admitted', 'twice', 'not_valid', 'undone')),
    against uuid references door_scans on delete cascade,
    door text not null check (length(door) between 1 and 40),
    device uuid not null,
    user_id uuid references users on delete set null,
    was_offline boolean not null,
    scanned_at timestamptz not null,
    received_at timestamptz not null,
    changed_at timestamptz not null,
    position bigint not null,
    constraint second_entry_names_the_first check ((state = 'twice') = (against is not null)),
    constraint one_position_a_change unique (occurrence_id, position)
  )`,
  `create unique index one_admission_a_ticket on door_scans (attendee_id) where state = 'admitted'`,
  `create index door_scans_attendee on door_scans (attendee_id)`,
  `create index door_scans_against on door_scans (against) where against is not null`,
  `create index door_scans_user on door_scans (user_id) where user_id is not null`,
  `create trigger forget_transitions after delete on door_scans for each row execute function forget_transitions()`,
];
