import { type Kysely, sql } from 'kysely';

/** The second factor of staff accounts, and a record of which personal data each staff member looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table sessions add column second_factor_at timestamptz`,
  // last_step: of the last code accepted, counted in thirties of seconds; no code is accepted twice.
  `create table second_factors (
    user_id uuid primary key references users on delete cascade,
    secret text not null,
    confirmed_at timestamptz,
    last_step bigint
  )`,
  `create table recovery_codes (
    code_hash text primary key,
    user_id uuid not null references users on delete cascade,
    used_at timestamptz
  )`,
  `create index recovery_codes_user on recovery_codes (user_id)`,
  `create table staff_views (
    id bigint generated always as identity primary key,
    user_id uuid references users on delete set null,
    subject_id uuid not null references users on delete cascade,
    what text not null,
    at timestamptz not null
  )`,
  `create index staff_views_subject on staff_views (subject_id, id)`,
  `create index staff_views_user on staff_views (user_id) where user_id is not null`,
];
