import { type Kysely, sql } from 'kysely';

/** The history of every row with a state: one row for each transition, deleted with its row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const lived = ['bookings', 'parking_permits', 'student_cards'];

const statements = [
  // what: the table of the row row_id.
  `create table transitions (
    id bigint generated always as identity primary key,
    what text not null,
    row_id uuid not null,
    event text not null,
    from_state text not null,
    to_state text not null,
    actor text not null check (actor in ('owner', 'staff', 'portal')),
    user_id uuid references users on delete set null,
    note text,
    at timestamptz not null
  )`,
  `create index transitions_row on transitions (what, row_id, id)`,
  `create index transitions_user on transitions (user_id) where user_id is not null`,
  `create function forget_transitions() returns trigger language plpgsql as $$
  begin
    delete from transitions where what = tg_table_name and row_id = old.id;
    return old;
  end $$`,

  `alter table parking_permits add column changed_at timestamptz`,
  `update parking_permits set changed_at = created_at`,
  `alter table parking_permits alter column changed_at set not null`,
  `alter table student_cards
    add column id uuid not null unique default gen_random_uuid(),
    add column state text not null default 'issued' check (state in ('issued', 'blocked')),
    add column changed_at timestamptz`,
  `update student_cards set changed_at = issued_at`,
  `alter table student_cards alter column state drop default, alter column changed_at set not null`,

  ...lived.map(
    (table) =>
      `create trigger forget_transitions after delete on ${table} for each row execute function forget_transitions()`,
  ),
];
