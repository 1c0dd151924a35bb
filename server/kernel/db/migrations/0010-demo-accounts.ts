import { type Kysely, sql } from 'kysely';

/** Marks the accounts that come with the content, so that they can be closed; also those imported before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table users add column demo_name text, add column disabled_at timestamptz`,
  `update users set demo_name = lower(email)
    where verified_at is not null and 'person ' || lower(email) in (select name from content_versions)`,
  `create index users_demo on users (demo_name) where demo_name is not null`,
];
