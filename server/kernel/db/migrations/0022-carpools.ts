import { type Kysely, sql } from 'kysely';

/** Shared rides. A space has at most one car a day, and a person sits in at most one car a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A person's choices about shared rides.
  `create table carpool_people (
    user_id uuid primary key references users on delete cascade,
    findable boolean not null default false,
    accepted_at timestamptz
  )`,
  `create index carpool_findable on carpool_people (user_id) where findable`,
  // The people whose names somebody was shown, so that nobody reads them all.
  `create table carpool_finds (
    user_id uuid not null references users on delete cascade,
    found_id uuid not null references users on delete cascade,
    found_at timestamptz not null,
    primary key (user_id, found_id)
  )`,
  `create index carpool_finds_found on carpool_finds (found_id)`,
  `create table carpool_days (
    day date primary key,
    closed text[] not null default '{}',
    note text
  )`,
  `create table carpools (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    day date not null,
    space text not null,
    state text not null check (state in ('booked', 'needs_passenger', 'entered', 'released', 'lapsed', 'cancelled')),
    code text not null unique,
    entered_at timestamptz,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    unique (id, day)
  )`,
  `create unique index one_car_a_space on carpools (day, space) where state in ('booked', 'needs_passenger', 'entered')`,
  `create index carpools_user on carpools (user_id)`,
  `create table carpool_riders (
    carpool_id uuid not null,
    day date not null,
    user_id uuid not null references users on delete cascade,
    is_driver boolean not null,
    -- False once the booking has ended; those who decline or leave have no row.
    live boolean not null default true,
    comes boolean not null,
    primary key (carpool_id, user_id),
    foreign key (carpool_id, day) references carpools (id, day) on delete cascade
  )`,
  `create unique index one_car_a_day on carpool_riders (user_id, day) where live`,
  `create index carpool_riders_user on carpool_riders (user_id)`,
  `create trigger forget_transitions after delete on carpools for each row execute function forget_transitions()`,
];
