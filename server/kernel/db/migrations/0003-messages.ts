import { type Kysely, sql } from 'kysely';

/** Receipts for messages to the union, so that one sent twice under one key arrives once; the messages themselves are not stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table message_receipts (
    key text primary key,
    request_hash text not null,
    reference text not null,
    sent_at timestamptz not null
  )`,
  `create index message_receipts_age on message_receipts (sent_at)`,
];
