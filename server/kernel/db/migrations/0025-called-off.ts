import { type Kysely, sql } from 'kysely';

/** Occurrences that the staff called off, which the content still announces, and bookings that the staff cancelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table called_off (
    occurrence_id uuid primary key references occurrences on delete cascade,
    user_id uuid references users on delete set null,
    note text,
    at timestamptz not null
  )`,
  `create index called_off_user on called_off (user_id) where user_id is not null`,
  `alter table bookings drop constraint bookings_outcome_check`,
  `alter table bookings add constraint bookings_outcome_check check (outcome in (
    'reseated', 'paid_too_late', 'cancelled_by_buyer', 'cancelled_by_union', 'event_cancelled', 'hold_expired', 'replaced'
  ))`,
];
