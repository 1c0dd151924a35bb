import { type Kysely, sql } from 'kysely';

/** Rooms that staff gave by hand are told from those that followed from the order: allocating anew leaves them where they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table rar_rooms add column given_at timestamptz`,
  `alter table rar_rooms add column user_id uuid references users on delete set null`,
  `alter table rar_rooms add constraint by_hand_with_a_time check (user_id is null or given_at is not null)`,
  `create index rar_rooms_user on rar_rooms (user_id)`,
];
