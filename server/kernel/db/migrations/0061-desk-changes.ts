import { type Kysely, sql } from 'kysely';

/** A history of what the staff changed where nothing has a state: days, a year, what is stuck. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // what: the kind of case; subject: which one, such as a day.
  `create table desk_changes (
    id bigint generated always as identity primary key,
    what text not null,
    subject text not null,
    event text not null,
    user_id uuid references users on delete set null,
    note text,
    at timestamptz not null
  )`,
  `create index desk_changes_subject on desk_changes (what, subject, id)`,
  `create index desk_changes_user on desk_changes (user_id) where user_id is not null`,
];
