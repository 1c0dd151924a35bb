import { type Kysely, sql } from 'kysely';

/** Links with which the owner of a former e-mail address takes the account back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table email_undos (
    id uuid primary key,
    token_hash text not null unique,
    user_id uuid not null references users on delete cascade,
    former_email text not null,
    sequence bigint generated always as identity,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index email_undos_user on email_undos (user_id)`,
];
